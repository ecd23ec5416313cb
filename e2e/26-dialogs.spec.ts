import type { Band, Person, Stage, TeamFunction } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { choose, panel, rows, snackbar } from './support/screen.ts';
import { untilAnimationsEnd } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const stageName = (page: Page) => dialog(page, 'Edit Stage').getByRole('textbox', { name: 'Stage Name' });

test('REL-30 who wants what someone else has saved, and fails, can save again', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409|500/);
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const plaza = stages.find(({ name }) => name === 'Plaza');
	await signIn('admin');
	await page.goto('/stages');
	await page.getByRole('button', { name: 'Edit: Plaza' }).click();
	await stageName(page).fill('Piazza');
	expect((await admin.call('PUT', `/stages/${plaza?.id}`, { name: 'Piazza' })).status).toBe(200);
	let saves = 0;
	await page.route('**/api/stages/*', (route) => {
		saves += 1;
		return saves === 2 ? route.fulfill({ status: 500, json: { message: 'Broken' } }) : route.continue();
	});
	const save = dialog(page, 'Edit Stage').getByRole('button', { name: 'Save' });
	await save.click();
	await expect(snackbar(page, 'Error saving stage...')).toBeVisible();
	expect(saves).toBe(2);
	await save.click();
	await expect(snackbar(page, '💾 Edit saved...')).toBeVisible();
	await expect(dialog(page, 'Edit Stage')).toHaveCount(0);
});

test('DASH-04 REL-30 someone else put in charge meanwhile is shown, and one decides', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const functions = async () => (await lead.call<TeamFunction[]>('GET', '/functions')).body;
	const { body: team } = await lead.call<Person[]>('GET', '/persons/Team');
	const [first] = await functions();
	const [mine, theirs] = team.filter(({ id }) => !first?.activeMembers.some((member) => member.id === id));
	await signIn('lead');
	await page.goto('/');
	await panel(page, 'In Charge')
		.getByRole('button', { name: first?.name ?? '' })
		.click();
	const assigning = dialog(page, `Assign Members to ${first?.name}`);
	await choose(page, assigning.getByRole('combobox', { name: 'Members' }), mine?.name ?? '');
	const body = { personIds: [theirs?.id] };
	expect((await lead.call('PUT', `/functions/${first?.id}/members`, body)).status).toBe(200);
	await assigning.getByRole('button', { name: 'Save' }).click();
	const both = dialog(page, 'Someone else saved meanwhile');
	await expect(both.getByRole('radio', { name: `Theirs: ${theirs?.name}`, exact: true })).toBeVisible();
	expect((await functions())[0]?.activeMembers.map(({ id }) => id)).toEqual([theirs?.id]);
	await both.getByRole('button', { name: 'Save what is chosen' }).click();
	await expect(snackbar(page, 'Members updated successfully')).toBeVisible();
	const before = first?.activeMembers.map(({ id }) => id) ?? [];
	expect((await functions())[0]?.activeMembers.map(({ id }) => id)).toEqual([...before, mine?.id]);

	await snackbar(page, 'Members updated successfully').getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => (await functions())[0]?.activeMembers.map(({ id }) => id)).toEqual([theirs?.id]);
});

test('what is typed into a dialog outlives a turn of the phone @phone', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/stages');
	await rows(page, 'Plaza').click();
	await stageName(page).fill('Piazza');
	const [upright, lying] = [
		{ width: 390, height: 844 },
		{ width: 844, height: 390 },
	];
	for (const turned of [lying, upright, lying]) {
		await page.setViewportSize(turned);
		await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(turned.width);
		await expect(stageName(page)).toHaveValue('Piazza');
	}
	await dialog(page, 'Edit Stage').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, '💾 Edit saved...')).toBeVisible();
	await expect(dialog(page, 'Edit Stage')).toHaveCount(0);

	await page.setViewportSize(upright);
	await rows(page, 'Piazza').click();
	await untilAnimationsEnd(page);
	const box = await dialog(page, 'Edit Stage').boundingBox();
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(upright.height, 0);
});

for (const { path, row, title, field, button, next } of [
	{ path: '/stages', row: 'Plaza', title: 'Edit Stage', field: 'Stage Name', button: 'Delete', next: 'Plaza' },
	{
		path: '/team-functions',
		row: 'Gate',
		title: 'Edit Function',
		field: 'Function Name',
		button: 'Assign members',
		next: 'Assign Members to Gate',
	},
	{
		path: '/users',
		row: 'crew',
		title: 'Edit User',
		field: 'Name',
		button: 'Update Password',
		next: 'Update Password',
	},
]) {
	test(`'${button}' in a dialog asks before it gives up what is typed @phone`, async ({ page, signIn }) => {
		await signIn('admin');
		await page.goto(path);
		await rows(page, row).first().click();
		const name = dialog(page, title).getByRole('textbox', { name: field });
		await name.fill('Typed');
		await dialog(page, title).getByRole('button', { name: button }).click();
		const question = dialog(page, 'Leave without saving?');
		await question.getByRole('button', { name: 'Cancel' }).click();
		await expect(name).toHaveValue('Typed');

		await dialog(page, title).getByRole('button', { name: button }).click();
		await question.getByRole('button', { name: 'Discard changes' }).click();
		await expect(dialog(page, next)).toBeVisible();
		await expect(dialog(page, title)).toHaveCount(0);
		await dialog(page, next).getByRole('button', { name: 'Cancel' }).click();
		await expect(dialog(page, next)).toHaveCount(0);

		// What is not changed is left at once.
		await rows(page, row).first().click();
		await dialog(page, title).getByRole('button', { name: button }).click();
		await expect(dialog(page, next)).toBeVisible();
	});
}

test('the second click of a double click opens nothing on the page that has come', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('crew')).call<Band[]>('GET', '/bands');
	const band = bands.find(({ vehicles }) => vehicles.length > 0);
	await signIn('crew');
	await page.goto(`/band/${band?.id}`);
	const vehicle = panel(page, 'Vehicles').getByRole('link').first();
	await vehicle.hover();
	await page.mouse.down({ clickCount: 2 });
	await page.mouse.up({ clickCount: 2 });
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	await expect(page).toHaveURL(`/band/${band?.id}`);
	await vehicle.click();
	await expect(page).toHaveURL(/\/vehicle\/\d+$/);
});

test('what a dialog is saving takes no more typing, and Enter in a select never saves', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	await signIn('admin');
	await page.goto('/users');
	await page.getByRole('button', { name: 'Add User' }).click();
	const adding = dialog(page, 'Add User');
	await adding.getByLabel('Name').fill('gate');
	await adding.getByLabel('Password').fill('gate');
	let posted = 0;
	let release = () => {};
	await page.route('**/api/users', async (route) => {
		if (route.request().method() !== 'POST') return route.continue();
		posted += 1;
		await new Promise<void>((resolve) => {
			release = resolve;
		});
		return route.fulfill({ status: 500, json: { message: 'Broken' } });
	});
	await adding.getByRole('combobox', { name: 'Role' }).fill('qqq');
	await page.keyboard.press('Enter');
	expect(posted).toBe(0);
	await adding.getByLabel('Name').press('Enter');
	await expect.poll(() => posted).toBe(1);
	await page.keyboard.type('x');
	release();
	await expect(adding.getByRole('alert')).toBeVisible();
	await expect(adding.getByLabel('Name')).toHaveValue('gate');
	await expect(adding.getByLabel('Name')).toBeFocused();
});

test('SHELL-03 a message that comes and goes takes no tap from the bar under it @phone', async ({
	page,
	server,
	signIn,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`/?activity=${activity.id}`);
	const start = page.getByRole('dialog').getByRole('button', { name: 'Start' });
	await start.waitFor();
	await page.evaluate(watchSearchButton);
	await start.click();
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(snackbar(page, '')).toHaveCount(0);
	expect(await page.evaluate(() => document.body.dataset['covered'])).toBeUndefined();
});

/** Runs in the page: notes when a message lies over the bar's button for the search. */
function watchSearchButton(): void {
	const button = [...document.querySelectorAll('nav button')].find((each) => each.textContent === 'Search');
	const look = () => {
		const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		if (hit?.closest('.mantine-Notification-root')) document.body.dataset['covered'] = hit.className.toString();
		requestAnimationFrame(look);
	};
	look();
}
