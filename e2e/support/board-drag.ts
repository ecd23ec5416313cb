import type { Activity } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.ts';
import { block, planOf, timeLine } from './board.ts';

/** 17:35 to 18:15, with room after it. */
export const LOAD_IN = /Load-in, Zimmer 48/;
export const LOAD_OUT = /Load-out, Mira Solberg/;
const MINUTES_OF_LOAD_IN = 40;

/** Where a block stands on the screen, scrolled into sight. */
export async function boxOf(element: Locator) {
	await element.evaluate((block) => block.scrollIntoView({ block: 'center', inline: 'nearest' }));
	const box = await planOf(element).boundingBox();
	if (!box) throw new Error('The block is not drawn');
	return box;
}

/** Takes hold of the load-in, or of one of its ends, and moves the pointer by minutes; it stays pressed. */
export async function drag(page: Page, { by, share = 0.5, to, name = LOAD_IN }: DragBy) {
	const load = await boxOf(block(page, LOAD_IN));
	// What is far above the load-in is drawn once it is near again.
	if (name !== LOAD_IN) await timeLine(page).evaluate((lanes) => lanes.scrollTo({ top: 0 }));
	const box = await boxOf(block(page, name));
	const [x, y] = [box.x + Math.max(2, Math.min(box.width - 2, box.width * share)), box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 8, y, { steps: 2 });
	const target = await to?.boundingBox();
	const toY = target ? target.y + target.height / 2 : y;
	await page.mouse.move(x + (by * load.width) / MINUTES_OF_LOAD_IN, toY, { steps: 6 });
}

interface DragBy {
	readonly by: number;
	/** Where on the block: 0 its start, 1 its end. */
	readonly share?: number;
	/** The lane. */
	readonly to?: Locator;
	readonly name?: RegExp;
}

export async function activityNamed(api: Api, type: string, band: string) {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const found = body.find(({ activityType, band: of }) => activityType.id === type && of?.name === band);
	if (!found) throw new Error(`No ${type} of ${band}`);
	return found;
}

/** A network on which a move stays on its way until it is let on. */
export async function holdSaves(page: Page) {
	const held = Promise.withResolvers<void>();
	await page.route('**/api/plan/batch', async (route) => {
		await held.promise;
		await route.continue();
	});
	return () => held.resolve();
}
