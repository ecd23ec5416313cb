import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Where the title is drawn, in pixels. */
const place = (page: Page) =>
	page.getByRole('heading', { level: 1 }).evaluate((title) => {
		const { x, y } = title.getBoundingClientRect();
		return `${x} ${y}`;
	});

test('WALL-03 a display stands a little elsewhere each minute, within five minutes at five places', async ({
	page,
	api,
}) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const admin = await api('admin');
	const body = { kind: 'display', name: 'Wall', view: { screen: 'arrivals' } };
	const { body: share } = await admin.call<{ url: string }>('POST', '/shares', body);
	await page.goto(share.url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	const places = new Set<string>();
	for (let minute = 0; minute < 5; minute++) {
		places.add(await place(page));
		const before = await place(page);
		await page.clock.runFor('01:00');
		await expect.poll(() => place(page)).not.toBe(before);
	}
	expect(places.size).toBe(5);
});

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
