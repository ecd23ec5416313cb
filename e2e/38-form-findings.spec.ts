import type { Position } from '@crossload/contract';
import { select } from './support/activity-form.ts';
import { choose, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('CHK-22 a clash is made in the form, seen at once, and solved by the dock that is offered @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions');
	const docks = positions.filter(({ name }) => name.startsWith('Dock Sitter'));
	const responses = docks.map(({ id, name, tag }) =>
		admin.call('PUT', `/position/${id}`, { name, tag, capacity: 1, stageId: 1 }),
	);
	expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
	const early = { planned_start: '2026-08-23T05:00:00+02:00', planned_end: '2026-08-23T06:00:00+02:00' };
	await admin.call('POST', '/activity', { activityTypeId: 'loadin', positionId: docks[0]?.id, ...early });
	await signIn('lead');
	await page.goto('/activity/new/band/29');
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await choose(page, select(page, 'Position'), 'Dock Sitter A');
	await page.getByRole('textbox', { name: 'Planned time' }).fill('So 5:30–6:30');
	await page.getByRole('textbox', { name: 'Planned time' }).press('Enter');
	const breaks = page.getByRole('region', { name: 'What this would break' });
	await expect(breaks).toContainText('Dock Sitter A is too full, So 05:30–06:00');
	await expect(breaks.getByRole('link', { name: 'Load-in' })).toBeVisible();
	await expect(breaks.getByRole('button', { name: 'Start So 06:00' })).toBeVisible();
	await breaks.getByRole('button', { name: 'Move to Dock Sitter B' }).click();
	await expect(select(page, 'Position')).toHaveValue('Dock Sitter B');
	await expect(breaks).not.toContainText('too full');
	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/activity'));
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	expect((await sent).postDataJSON()).toMatchObject({ positionId: docks[1]?.id });
	await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
});
