import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { lane, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

const WHAT = 'Plaza ramp overfull, 19:00–19:10';
const clash = (page: Page, lane: string | RegExp = 'Plaza') =>
	timeLine(page).getByRole('listitem', { name: lane }).locator('[data-clash]').filter({ hasText: WHAT });

/** What stands where the words on a clash do, in part at least. */
async function coveredBlocks(page: Page): Promise<(string | null)[]> {
	const words = await clash(page).boundingBox();
	return lane(page, 'Plaza')
		.locator('[data-block], [data-block] > *')
		.evaluateAll(
			(blocks, box) =>
				blocks
					.filter((block) => {
						const { left, right, top, bottom } = block.getBoundingClientRect();
						return box && left < box.x + box.width && box.x < right && top < box.y + box.height && box.y < bottom;
					})
					.map((block) => block.textContent),
			words,
		);
}

test('BRD-03 what cannot be is said beside its blocks, over none of them, and a line joins these', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan');
	await expect(clash(page)).toBeVisible();
	expect(await coveredBlocks(page)).toEqual([]);
	const join = lane(page, 'Plaza').locator('[data-clash-join]').first();
	const [line, first] = [await join.boundingBox(), await lane(page, 'Plaza').boundingBox()];
	expect(line?.height).toBeGreaterThan(40);
	expect(line?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
	expect(await axeViolations(page)).toEqual([]);
	await page.setViewportSize({ width: 820, height: 1100 });
	await expect(clash(page)).toBeVisible();
	await expect.poll(() => coveredBlocks(page)).toEqual([]);
	await page.setViewportSize({ width: 1440, height: 900 });

	await page.getByRole('button', { name: 'Show more time' }).click();
	await expect(clash(page)).toBeVisible();
	await page.getByRole('button', { name: 'Show more time' }).click();
	await expect(page.getByRole('status').filter({ hasText: /^12 h$/ })).toBeVisible();
	await expect(clash(page)).toHaveCount(0);
	await expect(join).toHaveCount(0);
});

test('BRD-03 BRD-07 it goes with what somebody else moves away, and says so by positions too', async ({
	page,
	signIn,
	server,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	await expect(clash(page, 'Plaza ramp')).toBeVisible();
	await page.goto('/plan');
	await expect(clash(page)).toBeVisible();
	const admin = await apiAs(server.url, 'admin');
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const moved = activities.find(
		({ position, planned_start, cancelled }) =>
			position?.name === 'Plaza ramp' && planned_start?.includes('T19:00') && cancelled === null,
	);
	const planned_start = moved?.planned_start?.replace('T19:00', 'T19:10');
	expect((await admin.call('PUT', `/activity/${moved?.id}`, { planned_start })).status).toBe(200);
	await expect(clash(page)).toHaveCount(0);
});
