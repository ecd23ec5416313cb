import type { Locator, Page } from '@playwright/test';

/** The whole festival in small above the lanes, with a frame around what is in sight. */
export function inSight(page: Page): Locator {
	return page.getByRole('slider', { name: 'Time in sight' });
}

/** Where the overview and its frame are on the screen, in pixels, and how many minutes the frame is long. */
export async function framePlace(page: Page) {
	return inSight(page).evaluate((track) => {
		const frame = track.querySelector('[class*="frame"]')?.getBoundingClientRect();
		if (!frame) throw new Error('The overview has no frame');
		const { left, right, top, height } = track.getBoundingClientRect();
		const [least, most] = ['aria-valuemin', 'aria-valuemax'].map((name) => Number(track.getAttribute(name)));
		const length = Number(/, (\d+) hours$/.exec(track.getAttribute('aria-valuetext') ?? '')?.[1]) * 60;
		return {
			strip: { left, right },
			left: frame.left,
			right: frame.right,
			width: frame.width,
			length,
			total: (most ?? 0) - (least ?? 0) + length,
			y: top + height / 2,
		};
	});
}

/** Takes hold of the frame, or of one of its edges; it stays pressed. Where the pointer is then. */
export async function pressFrame(page: Page, part: 'start' | 'middle' | 'end') {
	const { left, right, width, y } = await framePlace(page);
	// Not in the middle itself: held there it would be centred under the pointer.
	const x = { start: left + 1, middle: left + width * 0.4, end: right - 1 }[part];
	await page.mouse.move(x, y);
	await page.mouse.down();
	return { x, y };
}
