import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { block, planOf, timeLine, whatMoves } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** 17:35 to 18:15. */
const LOAD_IN = /Load-in, Zimmer 48/;

/** Takes hold of the load-in and pulls it a little to the right; it stays pressed. Returns where the pointer is. */
async function takeLoadIn(page: Page) {
	const load = block(page, LOAD_IN);
	await load.evaluate((shown) => shown.scrollIntoView({ block: 'center', inline: 'nearest' }));
	const box = await planOf(load).boundingBox();
	if (!box) throw new Error('The block is not drawn');
	const at = { x: box.x + box.width / 2 + 12, y: box.y + box.height / 2 };
	await page.mouse.move(at.x - 12, at.y);
	await page.mouse.down();
	await page.mouse.move(at.x, at.y, { steps: 2 });
	return at;
}

async function loadIn(api: Api): Promise<Activity> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const load = body.find(({ activityType, band }) => activityType.id === 'loadin' && band?.name === 'Zimmer 48');
	if (!load) throw new Error('Zimmer 48 has no load-in');
	return load;
}

/** Where the board stands on the screen. */
async function edges(page: Page) {
	const box = await timeLine(page).boundingBox();
	if (!box) throw new Error('The board is not drawn');
	const { x, y, width, height } = box;
	return { left: x, top: y, width, middle: { x: x + width / 2, y: y + height / 2 } };
}

/** Pixels that the lanes' names take. */
const NAMES_WIDTH = 148;

const scrolledBy = (page: Page) => timeLine(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

test('BRD-04 what is dragged to an edge scrolls the board on, and away from it no more', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	const hold = await takeLoadIn(page);
	const before = await scrolledBy(page);
	const edge = await edges(page);
	// Once at the edge the pointer does not move any more.
	await page.mouse.move(edge.left + NAMES_WIDTH + 8, hold.y, { steps: 4 });
	await expect.poll(async () => (await scrolledBy(page)).scrollLeft).toBeLessThan(before.scrollLeft - edge.width);
	const there = await whatMoves(page).textContent();
	await expect(whatMoves(page)).not.toHaveText(there ?? '');
	await page.mouse.move(edge.middle.x, hold.y, { steps: 4 });
	await page.waitForTimeout(100);
	const rested = await scrolledBy(page);
	await page.waitForTimeout(300);
	expect(await scrolledBy(page)).toEqual(rested);
	expect(rested.scrollTop).toBe(before.scrollTop);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-04 at the upper edge the lanes go by, and it stands over the one below the pointer', async ({
	page,
	signIn,
	api,
}) => {
	const load = await loadIn(await api('admin'));
	await signIn('admin');
	await page.setViewportSize({ width: 1280, height: 560 });
	await page.goto(`/plan?by=stages&block=${load.id}`);
	const hold = await takeLoadIn(page);
	const before = await scrolledBy(page);
	const edge = await edges(page);
	await page.mouse.move(hold.x, edge.top + 6, { steps: 4 });
	await expect.poll(async () => (await scrolledBy(page)).scrollTop).toBeLessThan(before.scrollTop - 100);
	await page.mouse.move(hold.x, edge.middle.y, { steps: 4 });
	await page.waitForTimeout(100);
	const over = await timeLine(page)
		.getByRole('listitem')
		.evaluateAll((lanes, y) => {
			const isBelow = (lane: Element) =>
				lane.getBoundingClientRect().top <= y && y < lane.getBoundingClientRect().bottom;
			return lanes.find(isBelow)?.getAttribute('aria-label');
		}, edge.middle.y);
	await expect(whatMoves(page)).toContainText(over ?? 'no lane');
	await page.keyboard.press('Escape');
	await page.mouse.up();
});

test('BRD-05 BRD-06 by keyboard the buttons of the move sheet do what they say', async ({ page, signIn, api }) => {
	const load = await loadIn(await api('admin'));
	const sheet = page.getByRole('region', { name: 'Move Load-in, Zimmer 48' });
	await signIn('admin');
	for (const name of ['Put back', 'Close']) {
		await page.goto(`/plan?block=${load.id}&move=true`);
		await sheet.getByRole('button', { name: '+15' }).focus();
		await page.keyboard.press('Enter');
		await expect(sheet.getByText('17:50–18:30')).toBeVisible();
		await sheet.getByRole('button', { name }).focus();
		await page.keyboard.press('Enter');
		await expect(sheet).toHaveCount(0);
		await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	}
	// A list has its own arrows, and Esc closes it before it puts anything back.
	await page.goto(`/plan?block=${load.id}&move=true`);
	const lanes = sheet.getByRole('combobox');
	await lanes.focus();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('listbox')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('listbox')).toHaveCount(0);
	await expect(sheet).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});
