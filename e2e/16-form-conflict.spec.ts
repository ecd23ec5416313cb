import type { Locator, Page } from '@playwright/test';
import { chosenTime, typeTime } from './support/activity-form.ts';
import type { Api } from './support/api.ts';
import { live, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** One of the four forms, and what two people change in it at the same time. */
interface Form {
	readonly of: string;
	/** What is created for the journey, and where. */
	readonly calls: string;
	readonly body: object;
	readonly address: (id: number) => string;
	/** A text that the one at the page types into. */
	readonly mine: string;
	/** A field that the other one changes, by its label, how, and how it is seen. */
	readonly theirs: string;
	readonly change: (page: Page, round: number) => Promise<void>;
	readonly see: (page: Page, round: number) => Promise<void>;
	readonly save: string;
	readonly saved: string;
}

const text = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const planned = { planned_start: '2026-08-23T09:00:00+02:00', planned_end: '2026-08-23T09:30:00+02:00' };

/** A form in which the other one changes a text too. */
function textual(theirs: string): Pick<Form, 'theirs' | 'change' | 'see'> {
	return {
		theirs,
		change: (page, round) => text(page, theirs).fill(`other ${round}`),
		see: (page, round) => expect(text(page, theirs)).toHaveValue(`other ${round}`),
	};
}

const FORMS: readonly Form[] = [
	{
		of: 'activity',
		calls: '/activity',
		body: { activityTypeId: 'other', bandId: null, stageId: null, positionId: null, vehicleIds: [], ...planned },
		address: (id) => `/activity/${id}/edit`,
		mine: 'Info / Notes',
		theirs: 'Planned time',
		change: (page, round) => typeTime(page, 'Start', `1${round}15`),
		see: (page, round) => expect(chosenTime(page)).toContainText(`1${round}:15`),
		save: 'Save',
		saved: 'Activity updated successfully',
	},
	{
		of: 'band',
		calls: '/band',
		body: { name: 'Wandering Act', stage: 1 },
		address: (id) => `/band/edit/${id}`,
		mine: 'Notes',
		...textual('Touring Party'),
		save: 'Update Band',
		saved: 'Band updated successfully!',
	},
	{
		of: 'vehicle',
		calls: '/vehicle',
		body: { name: 'Wandering Van', band: { id: 43 }, type: { id: 'van' } },
		address: (id) => `/vehicle/edit/${id}`,
		mine: 'Comment',
		...textual('License Plate'),
		save: 'Update Vehicle',
		saved: 'Vehicle updated successfully!',
	},
	{
		of: 'position',
		calls: '/position',
		body: { name: 'Wandering Yard', tag: 'GEO' },
		address: (id) => `/position/edit/${id}`,
		mine: 'Name',
		...textual('Slug'),
		save: 'Update Position',
		saved: 'Position updated successfully!',
	},
];

const news = (page: Page) => page.getByRole('status').filter({ hasText: 'by someone else meanwhile' });
const bothStates = (page: Page) => page.getByRole('dialog', { name: 'Someone else saved meanwhile' });

async function create(admin: Api, { calls, body }: Form): Promise<number> {
	const slug = calls === '/position' ? { slug: `yard-${crypto.randomUUID().slice(0, 8)}` } : {};
	const response = await admin.call<{ id: number }>('POST', calls, { ...body, ...slug });
	expect(response.status).toBe(201);
	return response.body.id;
}

for (const form of FORMS) {
	test(`REL-30 two people in one ${form.of} form: the one at work sees it at once @everywhere`, async ({
		page,
		browser,
		signIn,
		api,
		consoleErrors,
	}) => {
		consoleErrors.expect(/409/);
		const id = await create(await api('admin'), form);
		await signIn('admin');
		await page.goto(form.address(id));
		await expect(live(page)).toBeVisible();
		const other = await (await browser.newContext()).newPage();
		await signIn('admin', other);
		const saveElsewhere = async (round: number) => {
			await other.goto(new URL(form.address(id), page.url()).href);
			await form.change(other, round);
			await other.getByRole('button', { name: form.save, exact: true }).click();
			await expect(snackbar(other, form.saved)).toBeVisible();
		};

		await saveElsewhere(1);
		await expect(news(page)).toHaveText(`Changed by someone else meanwhile: ${form.theirs}. The form shows it.`);
		await form.see(page, 1);

		const mine = text(page, form.mine);
		await mine.fill('Typed meanwhile');
		await expect(news(page)).toHaveCount(0);
		await expect(page.getByText('Draft kept')).toBeVisible();
		const before = await mine.boundingBox();
		await saveElsewhere(2);
		await expect(news(page)).toContainText(`Changed by someone else meanwhile: ${form.theirs}.`);
		expect(await mine.boundingBox()).toEqual(before);
		await expect(mine).toHaveValue('Typed meanwhile');
		await expect(mine).toBeFocused();

		await page.getByRole('button', { name: 'Show both' }).click();
		await expect(bothStates(page).getByRole('radio', { name: 'Mine: Typed meanwhile' })).toBeChecked();
		await expect(
			bothStates(page)
				.getByRole('radiogroup', { name: form.theirs })
				.getByRole('radio', { name: /^Theirs/ }),
		).toBeChecked();
		await bothStates(page).getByRole('button', { name: 'Keep editing' }).click();
		await mine.fill('Typed further');

		await page.getByRole('button', { name: form.save, exact: true }).click();
		await expect(bothStates(page).getByRole('radio', { name: 'Mine: Typed further' })).toBeChecked();
		await bothStates(page).getByRole('button', { name: 'Save what is chosen' }).click();
		await expect(snackbar(page, form.saved)).toBeVisible();
		await page.goto(form.address(id));
		await expect(mine).toHaveValue('Typed further');
		await form.see(page, 2);
		await other.context().close();
	});

	test(`REL-30 what was typed into a ${form.of} form stays when that is removed meanwhile @everywhere`, async ({
		page,
		signIn,
		api,
		consoleErrors,
	}) => {
		consoleErrors.expect(/404/);
		const admin = await api('admin');
		const id = await create(admin, form);
		await signIn('admin');
		await page.goto(form.address(id));
		await expect(live(page)).toBeVisible();
		await text(page, form.mine).fill('Worth keeping');
		expect((await admin.call('DELETE', `${form.calls}/${id}`)).status).toBe(204);
		await expect(news(page)).toContainText('Removed by someone else meanwhile.');
		await expect(text(page, form.mine)).toHaveValue('Worth keeping');
		await expect(page.getByRole('button', { name: form.save, exact: true, disabled: false })).toHaveCount(0);
	});
}

test('REL-30 what a form does not show may change without a word, and saving does not undo it', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const [, band] = FORMS;
	const id = band ? await create(await api('admin'), band) : 0;
	await signIn('admin');
	await page.goto(`/band/edit/${id}`);
	await expect(live(page)).toBeVisible();
	await text(page, 'Notes').fill('Two risers');
	expect((await lead.call('PUT', `/band/${id}`, { status: 'here' })).status).toBe(200);
	// The draft that the device keeps says which state of the band it began with.
	await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('version\\":2');
	await page.getByRole('button', { name: 'Update Band' }).click();
	await expect(snackbar(page, 'Band updated successfully!')).toBeVisible();
	await expect(page.getByText('Two risers')).toBeVisible();
	expect((await lead.call<{ status: string }>('GET', `/band/${id}`)).body.status).toBe('here');
});
