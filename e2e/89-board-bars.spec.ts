import type { Locator } from '@playwright/test';
import { block, timeLine } from './support/board.ts';
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
