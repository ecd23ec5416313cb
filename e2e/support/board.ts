import type { Locator } from '@playwright/test';

/** What a block is planned for, without the words behind it: the block itself where its words stand within. */
export function planOf(block: Locator): Locator {
	const plan = '[data-plan]';
	return block.and(block.page().locator(plan)).or(block.locator(plan));
}
