import { expect, test } from './support/test.ts';

test('WALL-03 a wall of more stages than it can show large turns its pages', async ({ page, api }) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const admin = await api('admin');
	for (const name of ['Waldrand', 'Zelt']) {
		const { body: stage } = await admin.call<{ id: number }>('POST', '/stages', { name });
		await admin.call('POST', '/activity', {
			activityTypeId: 'show',
			stageId: stage.id,
			planned_start: '2026-08-22T19:00:00+02:00',
			planned_end: '2026-08-22T20:00:00+02:00',
		});
	}
	const body = { kind: 'display', name: 'Wall', view: { screen: 'stage' } };
	const { body: share } = await admin.call<{ url: string }>('POST', '/shares', body);
	await page.goto(share.url);
	await expect(page.getByText('page 1 of 2')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Waldrand' })).toHaveCount(0);
	await page.clock.runFor(12_000);
	await expect(page.getByText('page 2 of 2')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Waldrand' })).toBeVisible();
	await page.clock.runFor(12_000);
	await expect(page.getByText('page 1 of 2')).toBeVisible();
});
