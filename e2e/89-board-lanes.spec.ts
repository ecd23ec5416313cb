import type { Band, Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { lane, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** How wide the lanes' names are, and where in the rest of the board now stands, 0 to 1. */
async function layout(page: Page) {
	const board = await timeLine(page).boundingBox();
	const track = await timeLine(page).locator('[data-track]').first().boundingBox();
	const names = await timeLine(page).getByRole('listitem').first().locator('> :not([data-track])').last().boundingBox();
	const now = await timeLine(page).getByText('17:30', { exact: true }).first().boundingBox();
	if (!board || !track || !names || !now) throw new Error('The board is not drawn');
	const left = board.x + names.width;
	return { names: names.width, now: (now.x + now.width / 2 - left) / (board.x + board.width - left) };
}

for (const [by, width] of [
	['stages', 148],
	['positions', 176],
] as const) {
	test(`BRD-02 the names of ${by} are ${width} px wide, and now stands at a third of the rest`, async ({
		page,
		signIn,
	}) => {
		await signIn('crew');
		await page.goto(`/plan?by=${by}`);
		await page.getByRole('button', { name: 'Show less time' }).click();
		await page.getByRole('button', { name: 'Go to now' }).click();
		await expect.poll(async () => (await layout(page)).names).toBe(width);
		// The scrollbar takes some of it.
		await expect.poll(async () => Math.abs((await layout(page)).now - 1 / 3)).toBeLessThan(0.015);
	});
}

test('BRD-03 CHK-02 between two shows stands how much of a changeover is left, over no block, and no more than fits', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stage } = await admin.call<Stage>('POST', '/stages', {
		name: 'Zelt',
		color: '#5bc0eb',
		changeover: 40,
	});
	for (const [name, from, to] of [
		['Night Market', '17:40', '18:40'],
		['Slow Orchard', '19:10', '20:10'],
		['Paper Lanterns', '20:20', '21:20'],
	]) {
		const { body: band } = await admin.call<Band>('POST', '/band', { name, stage: stage.id });
		await admin.call('POST', '/activity', {
			activityTypeId: 'show',
			bandId: band.id,
			stageId: stage.id,
			planned_start: `2026-08-22T${from}:00+02:00`,
			planned_end: `2026-08-22T${to}:00+02:00`,
		});
	}
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stage.id}`);
	const zelt = lane(page, 'Zelt');
	const changeovers = zelt.locator('[data-clash="tight"]');
	await expect(changeovers).toHaveText([/^30 of\s40$/, /^10 of\s40$/]);
	const [first, second] = [await changeovers.first().boundingBox(), await changeovers.last().boundingBox()];
	const shows = await zelt
		.locator('[data-block]')
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
	expect(first?.x).toBeGreaterThanOrEqual(shows[0]?.[1] ?? Number.POSITIVE_INFINITY);
	expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(shows[1]?.[0] ?? 0);
	expect(second?.x).toBeGreaterThanOrEqual(shows[1]?.[1] ?? Number.POSITIVE_INFINITY);
	expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(shows[2]?.[0] ?? 0);
	expect(await changeovers.first().evaluate((badge) => badge.scrollHeight <= badge.clientHeight)).toBe(true);
	expect(await axeViolations(page)).toEqual([]);
});
