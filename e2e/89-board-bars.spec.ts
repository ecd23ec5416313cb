import type { Locator } from '@playwright/test';
import { block, timeLine, whatMoves } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** Of the bars that end over another block, whether each is in front there. */
function barsOverOthers(lanes: Locator): Promise<boolean[]> {
	return lanes.evaluate((scroller) => {
		const box = scroller.getBoundingClientRect();
		const bars = [...scroller.querySelectorAll<HTMLElement>('[data-block] [style*="--real-length"]')];
		return bars.flatMap((bar) => {
			const { left, right, top, bottom, width, height } = bar.getBoundingClientRect();
			const [x, y] = width > height ? [right - 2, (top + bottom) / 2] : [(left + right) / 2, bottom - 2];
			if (x > box.right - 16 || y > box.bottom - 16) return [];
			const own = bar.closest('[data-block]');
			const all = document.elementsFromPoint(x, y);
			const isOverOther = all.some((one) => one.closest('[data-block]') && one.closest('[data-block]') !== own);
			return isOverOther ? [own?.contains(all[0] ?? null) ?? false] : [];
		});
	});
}

test('BRD-03 what takes longer than planned has its whole bar, over what follows too @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(block(page, /Load-in, Moth Parade/)).toBeVisible();
	await expect.poll(async () => (await barsOverOthers(timeLine(page))).length).toBeGreaterThan(0);
	expect(await barsOverOthers(timeLine(page))).not.toContain(false);
});

test('BRD-04 BRD-05 where something was, nothing of it shows through while keys move it', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	const show = block(page, /Show, Saint Ravine/);
	await show.focus();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowRight');
	await expect(whatMoves(page)).toContainText('+5 min');
	const was = timeLine(page).locator('[data-from]');
	await expect(was).toHaveText('was 18:10–18:55');
	const look = (one: Locator) => one.evaluate((element) => getComputedStyle(element));
	expect((await look(was)).backgroundColor).toMatch(/^rgb\(/);
	expect(Number((await look(was)).zIndex)).toBeGreaterThanOrEqual(Number((await look(show)).zIndex));
});
