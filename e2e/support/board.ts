import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

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
