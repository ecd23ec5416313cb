import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const delayDialog = (page: Page) => page.getByRole('dialog', { name: 'Delay' });

/** The first show that has not begun, is planned after now and has shows after it on its stage, with these. */
async function showToDelay(api: Api): Promise<Activity> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const shows = body.filter(
		({ activityType, start, end }) => activityType.id === 'show' && start === null && end === null,
	);
	const show = shows.find(
		({ planned_start: from, stage }) =>
			from !== null &&
			from > '2026-08-22T17:35' &&
			shows.some(({ id, planned_start, stage: other }) => {
				const isSameDay = planned_start !== null && planned_start > from && planned_start < '2026-08-23T00:30';
				return id > 0 && isSameDay && other?.id === stage?.id;
			}),
	);
	if (!show) throw new Error('No show can be delayed in this demo');
	return show;
}

const activityOf = async (api: Api, id: number) => (await api.call<Activity>('GET', `/activity/${id}`)).body;

test('RIP-10 a show is delayed in three taps, what follows moves with it, Undo takes it back @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('admin');
	const show = await showToDelay(lead);
	await signIn('admin');
	await page.goto(`/activities?activity=${show.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).click();
	await delayDialog(page).getByRole('button', { name: '30 min later' }).click();
	await expect(
		delayDialog(page)
			.getByText(/\d+ findings now, \d+ after this/)
			.first(),
	).toBeVisible();
	const apply = delayDialog(page).getByRole('button', { name: /^Apply \d+ changes$/ });
	await apply.click();
	const done = snackbar(page, /\d+ activities moved/);
	await expect(done).toBeVisible();
	const moved = await activityOf(lead, show.id);
	expect(Date.parse(moved.planned_start ?? '') - Date.parse(show.planned_start ?? '')).toBe(30 * 60_000);
	await done.getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect((await activityOf(lead, show.id)).planned_start).toBe(show.planned_start);
});

test('RIP-10 a line can be left out, shows can keep their times, a time can be typed', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const show = await showToDelay(admin);
	await signIn('admin');
	await page.goto(`/activities?activity=${show.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).focus();
	await page.keyboard.press('d');
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '30 min later' }).click();
	const lines = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
	await expect(lines.nth(1)).toBeVisible();
	const all = await lines.count();
	await lines.nth(1).getByRole('checkbox').uncheck();
	await expect(dialog.getByRole('button', { name: `Apply ${all - 1} change` })).toBeVisible();
	await dialog.getByText('Keep show times').click();
	await expect.poll(() => lines.count()).toBeLessThan(all);
	await dialog.getByRole('textbox', { name: 'New time' }).fill('99:99');
	await expect(dialog.getByText('A time of day such as 17:45')).toBeVisible();
	await dialog.getByRole('button', { name: '5 min earlier', exact: true }).click();
	await expect(lines.first()).toContainText('−5 min');
});

test('RIP-11 a change by someone else is merged into the open preview', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const show = await showToDelay(admin);
	await signIn('admin');
	await page.goto(`/activities?activity=${show.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).click();
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '15 min later' }).click();
	const later = (time: string | null) => new Date(Date.parse(time ?? '') + 20 * 60_000).toISOString();
	const body = { planned_start: later(show.planned_start), planned_end: later(show.planned_end) };
	expect((await admin.call('PUT', `/activity/${show.id}`, body)).status).toBe(200);
	await expect(dialog.getByText('Someone else changed the plan meanwhile.')).toBeVisible();
	await dialog.getByRole('button', { name: /^Apply \d+ change/ }).click();
	await expect(snackbar(page, /moved/)).toBeVisible();
	const moved = await activityOf(admin, show.id);
	expect(Date.parse(moved.planned_start ?? '') - Date.parse(show.planned_start ?? '')).toBe(35 * 60_000);
});
