import type { Activity, Band, TeamFunction } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { choose, panel, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const undo = (page: Page, message: string) => snackbar(page, message).getByRole('button', { name: 'Undo' });

test('ACT-06 ACT-07 a Start and a Done tapped by mistake are taken back from the snackbar @everywhere', async ({
	page,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { id } = await lateActivity(server.url);
	const actual = async () => {
		const { start, end } = (await lead.call<Activity>('GET', `/activity/${id}`)).body;
		return [start !== null, end !== null];
	};
	await signIn('lead');
	await page.goto(`/activities?activity=${id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await undo(page, 'Activity started successfully').click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect(await actual()).toEqual([false, false]);

	expect((await lead.call('PUT', `/activity/${id}/start`, {})).status).toBe(200);
	await page.goto(`/activities?activity=${id}`);
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await undo(page, 'Activity marked as done').click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect(await actual()).toEqual([true, false]);
});

test('what someone else did after a Start is not undone with it', async ({
	page,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`/activities?activity=${id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await expect(undo(page, 'Activity started successfully')).toBeVisible();
	expect((await lead.call('PUT', `/activity/${id}/end`, {})).status).toBe(200);
	await undo(page, 'Activity started successfully').click();
	await expect(snackbar(page, 'Someone else has changed this meanwhile.')).toBeVisible();
	const { body } = await lead.call<Activity>('GET', `/activity/${id}`);
	expect([body.start !== null, body.end !== null]).toEqual([true, true]);
});

test('BAND-09 a band’s status is taken back from the snackbar, from another page too @everywhere', async ({
	page,
	signIn,
	api,
	isMobile,
}) => {
	const lead = await api('lead');
	const band = async () => (await lead.call<Band>('GET', '/band/38')).body.status;
	const before = await band();
	await signIn('lead');
	await page.goto('/band/38');
	await choose(page, page.getByRole('combobox', { name: 'Status' }), /Load out done und weg/);
	await expect(snackbar(page, 'Status updated successfully')).toBeVisible();
	expect(await band()).toBe('gone');
	expect(before).not.toBe('gone');
	const main = page.getByRole('navigation', { name: 'Main' });
	await main.getByRole('link', { name: isMobile ? 'Activities' : 'Vehicles' }).click();
	await undo(page, 'Status updated successfully').click();
	await expect.poll(band).toBe(before);
	await expect(undo(page, 'Status updated successfully')).toHaveCount(0);
});

/** Opens the dialog of the first function, takes its last member out and saves; returns who was in charge before. */
async function takeOneOut(page: Page, functions: () => Promise<readonly TeamFunction[]>): Promise<TeamFunction> {
	const [first] = await functions();
	if (!first || first.activeMembers.length === 0) throw new Error('Nobody is in charge of the first function');
	await panel(page, 'In Charge').getByRole('button', { name: first.name }).click();
	const dialog = page.getByRole('dialog', { name: `Assign Members to ${first.name}` });
	await dialog.getByRole('combobox', { name: 'Members' }).click();
	await page.keyboard.press('Backspace');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Members updated successfully')).toBeVisible();
	return first;
}

test('DASH-04 members put in charge by mistake are taken back from the snackbar', async ({ page, signIn, api }) => {
	const lead = await api('lead');
	const functions = async () => (await lead.call<TeamFunction[]>('GET', '/functions')).body;
	const members = async () => (await functions())[0]?.activeMembers.map(({ name }) => name);
	await signIn('lead');
	await page.goto('/');
	const before = await takeOneOut(page, functions);
	expect(await members()).toHaveLength(before.activeMembers.length - 1);
	await undo(page, 'Members updated successfully').click();
	await expect.poll(members).toEqual(before.activeMembers.map(({ name }) => name));
});

test('whom someone else has put in charge meanwhile is not undone with it', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const functions = async () => (await lead.call<TeamFunction[]>('GET', '/functions')).body;
	await signIn('lead');
	await page.goto('/');
	const { id } = await takeOneOut(page, functions);
	expect((await lead.call('PUT', `/functions/${id}/members`, { personIds: [] })).status).toBe(200);
	await undo(page, 'Members updated successfully').click();
	await expect(snackbar(page, 'This cannot be undone any more')).toBeVisible();
	expect((await functions())[0]?.activeMembers).toEqual([]);
});
