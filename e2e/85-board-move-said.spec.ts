import type { Page } from '@playwright/test';
import { block, timeLine, whatMoves } from './support/board.ts';
import { activityNamed, boxOf, drag, LOAD_IN } from './support/board-drag.ts';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** The words of the axis that another one covers, of those that are not behind the lanes' names. */
const coveredWords = (page: Page) =>
	timeLine(page)
		.locator('[class*="axis"]')
		.evaluate((axis) => {
			const [corner, ...words] = [...axis.children].map((word) => {
				const text = document.createRange();
				text.selectNodeContents(word);
				const box = word.textContent === '' ? word.getBoundingClientRect() : text.getBoundingClientRect();
				return { text: word.textContent ?? '', left: box.left, right: box.right };
			});
			const shown = words.filter(({ right }) => right > (corner?.right ?? 0)).toSorted((a, b) => a.left - b.left);
			return shown.slice(1).flatMap(({ text, left }, before) => (left < (shown[before]?.right ?? 0) ? [text] : []));
		});

test('BRD-04 no word of the axis is cut by the new time of what is dragged, now neither', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	const axis = timeLine(page).locator('[class*="axis"]');
	await expect(axis.getByText('17:30', { exact: true })).toBeVisible();
	await drag(page, { by: 5 });
	for (const [by, words] of [
		[5, '17:40–18:20 · +5 min'],
		[-15, '17:20–18:00 · −15 min'],
		[60, '18:35–19:15 · +60 min'],
	] as const) {
		const load = await boxOf(block(page, LOAD_IN));
		await page.mouse.move(load.x + load.width / 2 + (by * load.width) / 40, load.y + load.height / 2, { steps: 3 });
		await expect(axis.getByText(words, { exact: true })).toBeVisible();
		await expect.poll(() => coveredWords(page)).toEqual([]);
		// Far from it, now has its label.
		await expect(axis.getByText('17:30', { exact: true })).toHaveCount(by === 60 ? 1 : 0);
	}
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(axis.getByText('17:30', { exact: true })).toBeVisible();
});

for (const [kind, says] of [
	['bands', 'It stays with its band: what it is for is changed in its details.'],
	['vehicles', 'It stays with its vehicles: what it is for is changed in its details.'],
] as const) {
	test(`BRD-04 BRD-05 among ${kind} it is said why something cannot go to another lane`, async ({
		page,
		signIn,
		api,
	}) => {
		const { id } = await activityNamed(await api('admin'), 'loadin', 'Zimmer 48');
		await signIn('admin');
		await page.goto(`/plan?by=${kind}&block=${id}`);
		const load = block(page, LOAD_IN).first();
		await expect(load).toBeFocused();
		const { x, y, width, height } = await boxOf(load);
		const own = { x: x + width / 2, y: y + height / 2 };
		await page.mouse.move(own.x, own.y);
		await page.mouse.down();
		await page.mouse.move(own.x + width / 4, own.y, { steps: 3 });
		await expect(whatMoves(page)).toContainText('17:45–18:25, +10 min');
		await expect(whatMoves(page)).not.toContainText('It stays');
		const { bottom } = await load.evaluate((element) => {
			const lane = element.closest('li')?.getBoundingClientRect();
			return { bottom: lane?.bottom ?? Number.NaN };
		});
		await page.mouse.move(own.x + width / 4, bottom + 20, { steps: 3 });
		await expect(whatMoves(page)).toContainText(says);
		await expect(whatMoves(page)).toContainText('17:45–18:25, +10 min');
		await page.mouse.move(own.x + width / 4, own.y, { steps: 3 });
		await expect(whatMoves(page)).not.toContainText('It stays');
		await page.keyboard.press('Escape');
		await page.mouse.up();

		await load.focus();
		await page.keyboard.press('m');
		await page.keyboard.press('ArrowDown');
		await expect(whatMoves(page)).toContainText(says);
		await page.keyboard.press('ArrowRight');
		await expect(whatMoves(page)).toContainText('17:40–18:20, +5 min');
		await expect(whatMoves(page)).not.toContainText('It stays');
		await page.keyboard.press('Escape');
		await expect(load).toHaveAccessibleName(/17:35–18:15/);
	});
}

test('BRD-04 what the next drag says is read whole while the message of the last one stands', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	await drag(page, { by: 10 });
	await page.mouse.up();
	const message = snackbar(page, /Zimmer 48/);
	await expect(message).toBeVisible();
	await drag(page, { by: 5 });
	await expect(whatMoves(page)).toContainText('+5 min');
	const [said, line] = [await message.boundingBox(), await whatMoves(page).boundingBox()];
	expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
	await page.keyboard.press('Escape');
	await page.mouse.up();
});
