import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The lanes of the board with what takes place in them. */
export function timeLine(page: Page): Locator {
	return page.getByRole('region', { name: /^Time line/ });
}

export function lane(page: Page, name: string): Locator {
	return timeLine(page).getByRole('listitem', { name, exact: true });
}

export function block(page: Page, name: RegExp): Locator {
	return timeLine(page).getByRole('link', { name });
}

/** What is said of a block while it is moved: its new times, and what they break. */
export function whatMoves(page: Page): Locator {
	return page.getByRole('status', { name: 'What moves' });
}

/** What a block is planned for, without the words behind it: the block itself where its words stand within. */
export function planOf(block: Locator): Locator {
	const plan = '[data-plan]';
	return block.and(block.page().locator(plan)).or(block.locator(plan));
}

/** Until nothing in a part of the page has changed for a while. */
export async function expectAtRest(part: Locator) {
	let before = '';
	const look = async () => {
		const now = await part.innerHTML();
		const isSame = now === before;
		before = now;
		return isSame;
	};
	await expect.poll(look, { intervals: [1_000] }).toBe(true);
}
