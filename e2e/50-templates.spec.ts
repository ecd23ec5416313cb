import { AxeBuilder } from '@axe-core/playwright';
import type { Activity, Band, Template } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, sharedTest, test } from './support/test.ts';

const apply = (page: Page) => page.getByRole('region', { name: 'Apply to bands' });
const entry = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'All templates' }).getByRole('button', { name });

/** A band with a planned show and nothing else, on the stage of the first band. */
async function bareBand(admin: Api, name: string): Promise<Band> {
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const stageId = bands[0]?.stage.id;
	const { body: band } = await admin.call<Band>('POST', '/band', { name, stage: stageId });
	await admin.call('POST', '/activity', {
		activityTypeId: 'show',
		bandId: band.id,
		stageId,
		planned_start: '2026-08-23T03:00:00+02:00',
		planned_end: '2026-08-23T04:00:00+02:00',
	});
	return band;
}

async function activitiesOf(admin: Api, bandId: number): Promise<string[]> {
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	return body.filter(({ band }) => band?.id === bandId).map(({ activityType }) => activityType.id);
}

test('TPL-03 TPL-04 a template is applied after a preview, and taken back', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	await signIn('admin');
	await page.getByRole('link', { name: 'Templates' }).click();
	await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
	await entry(page, 'Opener').click();
	await expect(page.getByRole('row', { name: /Load-in.*−3:00.*25 min.*A dock of the stage/ })).toBeVisible();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Late Owls');
	await apply(page).getByRole('checkbox', { name: 'Late Owls' }).check();
	await expect(apply(page).getByRole('status')).toContainText('4 new activities');
	expect(await activitiesOf(admin, band.id)).toEqual(['show']);
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	await expect(page.getByText('4 activities for 1 band')).toBeVisible();
	expect((await activitiesOf(admin, band.id)).sort()).toEqual(['checkin', 'departure', 'loadin', 'loadout', 'show']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => activitiesOf(admin, band.id)).toEqual(['show']);
});

test('TPL-02 TPL-04 what a band has already is left out, and said', async ({ page, signIn, api }) => {
	await bareBand(await api('admin'), 'Late Owls');
	await signIn('lead');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Saint Ravine');
	await apply(page).getByRole('checkbox', { name: 'Saint Ravine' }).check();
	await expect(apply(page).getByText(/there already|Has all of it/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'New template' })).toHaveCount(0);
});

test('TPL-04 an admin adds, changes and deletes a template', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await page.getByRole('button', { name: 'New template' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Walk-on');
	await dialog.getByRole('button', { name: 'Add step' }).click();
	const step = dialog.getByRole('listitem', { name: 'Step 1' });
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog.getByRole('alert')).toHaveText('Step 1: Choose an activity');
	await step.getByRole('combobox', { name: 'Activity' }).click();
	await page.getByRole('option', { name: 'Load-in' }).click();
	await step.getByRole('textbox', { name: 'Begins' }).fill('-0:45');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await entry(page, 'Walk-on').click();
	await expect(page.getByRole('row', { name: /Load-in.*−0:45.*30 min/ })).toBeVisible();
	await page.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
	await expect(entry(page, 'Walk-on')).toHaveCount(0);
});

test('TPL-04 a step is dragged on the strip: its field follows by five minutes', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const row = page.getByRole('row', { name: /Load-in/ });
	await expect(row).toBeVisible();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	const strip = dialog.getByRole('region', { name: /^The day/ });
	const word = strip.getByText('Load-in');
	const fields = dialog.getByRole('listitem').filter({ has: page.locator('input[value="Load-in"]') });
	const field = fields.getByRole('textbox', { name: 'Begins' });
	await field.focus();
	const before = await field.inputValue();
	// The focus marks its block and says when it begins.
	await expect(strip.getByText(before)).toBeInViewport();
	const box = await word.boundingBox();
	if (!box) throw new Error('The step is not drawn');
	await page.mouse.move(box.x + 5, box.y + 5);
	await page.mouse.down();
	await page.mouse.move(box.x - 45, box.y + 5, { steps: 5 });
	await expect(field).not.toHaveValue(before);
	await expect(field).toHaveValue(/^−\d+:\d[05]$/);
	const after = await field.inputValue();
	await page.mouse.up();
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(row).toContainText(after);
});

test('TPL-04 REL-30 two who change a template both see what the other did', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Early act');
	const { body: templates } = await admin.call<Template[]>('GET', '/plan/templates');
	const opener = templates.find(({ name }) => name === 'Opener');
	await admin.call('PUT', `/plan/templates/${opener?.id}`, { name: 'First act' });
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('radio', { name: /First act/ })).toBeVisible();
	await page.getByRole('button', { name: /^Save/ }).last().click();
	await expect(entry(page, 'Early act')).toBeVisible();
});

test('TPL-04 a band’s day is saved as a template', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('admin')).call<Band[]>('GET', '/bands');
	const band = bands.find(({ name }) => name === 'Saint Ravine');
	await signIn('admin');
	await page.goto(`/band/${band?.id}`);
	await page.getByRole('button', { name: 'Save day as template' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Day of Saint Ravine');
	await expect(dialog.getByRole('listitem', { name: 'Step 2' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await page.goto('/templates');
	await expect(entry(page, 'Day of Saint Ravine')).toBeVisible();
});

for (const theme of ['dark', 'light']) {
	sharedTest(`TPL-04 axe finds nothing wrong on the templates in ${theme} @everywhere`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('admin');
		await page.goto('/templates');
		await apply(page).getByRole('checkbox', { name: 'Saint Ravine' }).check();
		await expect(apply(page).getByRole('status')).toBeVisible();
		const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
		expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
	});
}
