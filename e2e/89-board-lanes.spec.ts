import type { Page } from '@playwright/test';
import { timeLine } from './support/board.ts';
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
