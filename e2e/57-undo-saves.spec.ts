import type { Activity, Band, Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const tap = (page: Page, name: 'Undo' | 'Redo') =>
	page.locator('.mantine-Notification-root').getByRole('button', { name, exact: true }).click();

test('PLAN-14 a saved form is taken back from the snackbar, and done again @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const [band] = (await admin.call<Band[]>('GET', '/bands')).body;
	const notes = async () => (await admin.call<Band>('GET', `/band/${band?.id}`)).body.notes;
	const before = await notes();
	await signIn('admin');
	await page.goto(`/band/edit/${band?.id}`);
	await page.getByRole('textbox', { name: 'Notes' }).fill('Brings a piano');
	await page.getByRole('button', { name: 'Update Band' }).click();
	await expect(page).toHaveURL(`/band/${band?.id}`);
	expect(await notes()).toBe('Brings a piano');
	await tap(page, 'Undo');
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect(await notes()).toBe(before);
	await tap(page, 'Redo');
	await expect(snackbar(page, 'Done again')).toBeVisible();
	expect(await notes()).toBe('Brings a piano');
	await tap(page, 'Undo');
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect(await notes()).toBe(before);
});

test('PLAN-12 PLAN-14 a deleted stage comes back under its id', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const made = (await admin.call<Stage>('POST', '/stages', { name: 'Waldrand', color: '#2ca58d' })).body;
	await signIn('admin');
	await page.goto('/stages');
	await page.getByRole('button', { name: 'Delete: Waldrand' }).click();
	await page.getByRole('dialog', { name: 'Waldrand' }).getByRole('button', { name: 'Delete' }).click();
	await expect(rows(page, 'Waldrand')).toHaveCount(0);
	await tap(page, 'Undo');
	await expect(rows(page, 'Waldrand')).toHaveCount(1);
	const stages = (await admin.call<Stage[]>('GET', '/stages')).body;
	expect(stages.find(({ name }) => name === 'Waldrand')?.id).toBe(made.id);
});

test('PLAN-14 a removed activity comes back; what was changed since is not taken back, and that is said', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/404|409/);
	const admin = await api('admin');
	const times = { planned_start: '2026-08-22T20:00:00+02:00', planned_end: '2026-08-22T21:00:00+02:00' };
	const body = { activityTypeId: 'other', info: 'Fire drill', vehicleIds: [], ...times };
	const { id } = (await admin.call<Activity>('POST', '/activity', body)).body;
	await signIn('admin');
	await page.goto(`/activities?activity=${id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
	const question = page.getByRole('dialog').filter({ hasText: 'Are you sure' });
	await question.getByRole('button', { name: 'Remove' }).click();
	await expect(snackbar(page, /removed/i)).toBeVisible();
	expect((await admin.call('GET', `/activity/${id}`)).status).toBe(404);
	await tap(page, 'Undo');
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect((await admin.call<Activity>('GET', `/activity/${id}`)).body.info).toBe('Fire drill');
	await page.goto(`/activity/${id}/edit`);
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Fire drill, all stages');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	await admin.call('PUT', `/activity/${id}`, { info: 'Called off' });
	await tap(page, 'Undo');
	await expect(snackbar(page, /changed since/)).toBeVisible();
	expect((await admin.call<Activity>('GET', `/activity/${id}`)).body.info).toBe('Called off');
});
