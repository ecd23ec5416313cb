import type { Page } from '@playwright/test';
import { DESKTOP } from './web-browser.ts';
import type { Figure } from './web-figures.ts';

/** Elements in the page, however many lanes and days there are. */
const MOST_ELEMENTS = 1_500;

/** Elements in the page at every zoom up to the whole festival, scrolled, so that what lies around the window is drawn as well. */
export async function elementsFigure(page: Page, board: string): Promise<Figure> {
	const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
	const counts: number[] = [];
	let before: string | null = null;
	let step: string | null = '';
	while (step !== before) {
		before = step;
		await page.getByRole('button', { name: 'Show more time' }).click();
		await page.mouse.move(DESKTOP.viewport.width / 2, DESKTOP.viewport.height / 2);
		await page.mouse.wheel(0, 240);
		await page.waitForTimeout(1_000);
		counts.push(await page.evaluate(() => document.querySelectorAll('*').length));
		step = await shown.textContent();
	}
	const elements = Math.max(...counts);
	return {
		name: `Elements in the page of that board ${board}, at the zoom with the most`,
		target: `≤ ${MOST_ELEMENTS}`,
		measured: `${elements}`,
		isMet: elements <= MOST_ELEMENTS,
	};
}
