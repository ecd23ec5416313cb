import type { Activity, Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { block, whatMoves } from './support/board.ts';
import { activityNamed, drag, LOAD_IN, LOAD_OUT } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

/** Opens the board and drags the load-in 20 minutes later; it stays pressed. */
async function openAndDrag(page: Page) {
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await drag(page, { by: 20 });
}

test('BRD-07 what someone else removes of several that are held stays out, and the others go on', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { id } = await activityNamed(admin, 'loadin', 'Zimmer 48');
	await signIn('lead');
	await page.goto('/plan');
	await block(page, LOAD_IN).click({ modifiers: ['Shift'] });
	await block(page, LOAD_OUT).click({ modifiers: ['Shift'] });
	await expect(whatMoves(page)).toContainText('2 activities chosen');
	await drag(page, { by: 10 });
	await admin.call('DELETE', `/activity/${id}`);
	await expect(whatMoves(page)).toContainText('Someone else has ended or removed 1 of what you were holding');
	await expect(whatMoves(page)).toContainText('18:25–18:45, +10 min');
	await page.mouse.up();
	await expect(block(page, LOAD_OUT)).toHaveAccessibleName(/18:25–18:45/);
});

test('BRD-07 what someone else changes during a drag is shown, and the drag goes on', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { id } = await activityNamed(admin, 'loadin', 'Zimmer 48');
	await signIn('lead');
	await openAndDrag(page);
	await expect(whatMoves(page)).toContainText('17:55–18:35');
	const planned = { planned_start: '2026-08-22T17:40:00+02:00', planned_end: '2026-08-22T18:20:00+02:00' };
	await admin.call('PUT', `/activity/${id}`, planned);
	await expect(whatMoves(page)).toContainText('Someone else has just changed Load-in, Zimmer 48: 17:40–18:20');
	await expect(whatMoves(page)).toContainText('17:55–18:35');
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
});

test('BRD-07 what someone else puts into another lane during a drag goes where it is let go, and both lanes are said', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { id, stage } = await activityNamed(admin, 'loadin', 'Zimmer 48');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const other = stages.find((each) => each.id !== stage?.id);
	await signIn('lead');
	await openAndDrag(page);
	await expect(whatMoves(page)).toContainText(`17:55–18:35, +20 min, ${stage?.name}`);
	await admin.call('PUT', `/activity/${id}`, { stageId: other?.id });
	await expect(whatMoves(page)).toContainText(
		`Someone else has just changed Load-in, Zimmer 48: 17:35–18:15, ${other?.name}. Letting go puts it here.`,
	);
	await expect(whatMoves(page)).toContainText(`17:55–18:35, +20 min, ${stage?.name}`);
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
	const { body: saved } = await admin.call<Activity>('GET', `/activity/${id}`);
	expect(saved.stage?.id).toBe(stage?.id);
});

test('BRD-07 what someone else starts during a drag says so', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { id } = await activityNamed(admin, 'loadin', 'Zimmer 48');
	await signIn('lead');
	await openAndDrag(page);
	await admin.call('PUT', `/activity/${id}/start`);
	await expect(whatMoves(page)).toContainText('Someone else has started what you were holding.');
	await page.mouse.up();
});

test('BRD-04 what is ended by someone else during a drag stays, and that is said', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { id } = await activityNamed(admin, 'loadin', 'Zimmer 48');
	await signIn('lead');
	await openAndDrag(page);
	await admin.call('DELETE', `/activity/${id}`);
	await expect(whatMoves(page)).toContainText('Someone else has ended or removed what you were holding.');
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveCount(0);
});

test('BRD-07 a move whose response is lost is not called failed', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED/);
	await signIn('lead');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await page.route('**/api/plan/batch', async (route) => {
		await route.fetch();
		await route.abort();
	});
	await drag(page, { by: 20 });
	await page.mouse.up();
	await expect(page.getByText('No response: it may have been moved or not.')).toBeVisible();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
});
