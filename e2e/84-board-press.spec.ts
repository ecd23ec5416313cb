import type { Page } from '@playwright/test';
import { block, timeLine, whatMoves } from './support/board.ts';
import { boxOf, holdSaves, LOAD_IN, LOAD_OUT } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

const STILL_SAVING = 'Load-in, Zimmer 48 is still being saved.';

const frame = (page: Page) => timeLine(page).locator(':scope > [class*="frame"]');

/** Takes hold of a block and pulls it to the right; it stays pressed. */
async function drag(page: Page, name: RegExp, by: number) {
	const box = await boxOf(block(page, name));
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + by, y, { steps: 4 });
}

/** Draws a frame over the load-in, from just outside of it; it stays pressed. */
async function drawFrame(page: Page) {
	await expect(block(page, LOAD_IN)).toBeVisible();
	const load = await boxOf(block(page, LOAD_IN));
	await page.mouse.move(load.x - 3, load.y - 3);
	await page.mouse.down();
	await page.mouse.move(load.x + 20, load.y + 10, { steps: 3 });
	await expect(frame(page)).toHaveCount(1);
	return load;
}

test('BRD-04 a frame that is released over the menu is ended, and the next click opens a block', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	const load = await drawFrame(page);
	await page.mouse.move(20, load.y + 40, { steps: 4 });
	await page.mouse.up();
	await page.mouse.move(load.x + load.width / 2, load.y + load.height / 2, { steps: 4 });
	await expect(frame(page)).toHaveCount(0);
	await page.mouse.down();
	await page.mouse.up();
	await expect(page.getByRole('dialog')).toContainText('Zimmer 48');
});

test('BRD-04 Esc gives up a frame that is being drawn: nothing is chosen, nothing added', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await drawFrame(page);
	await page.keyboard.press('Escape');
	await expect(frame(page)).toHaveCount(0);
	await page.mouse.up();
	await block(page, LOAD_OUT).click({ modifiers: ['Shift'] });
	await expect(whatMoves(page)).toHaveText('1 activity chosen');
	await expect(block(page, LOAD_IN)).not.toHaveAccessibleName(/chosen/);
	await expect(page).toHaveURL(/\/plan/);
});

test('BRD-04 Esc ends a press on a block before it moves: no drag follows, and nothing opens', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	await drag(page, LOAD_IN, 1);
	await page.keyboard.press('Escape');
	const box = await boxOf(block(page, LOAD_IN));
	await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
	await expect(whatMoves(page)).toBeEmpty();
	await page.mouse.up();
	await block(page, LOAD_OUT).click({ modifiers: ['Shift'] });
	await expect(whatMoves(page)).toHaveText('1 activity chosen');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-04 a drag while another one is saved says so, and opens nothing', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	const letOn = await holdSaves(page);
	await drag(page, LOAD_IN, 60);
	await page.mouse.up();
	await expect(whatMoves(page)).toContainText('Saving…');
	await drag(page, LOAD_OUT, 60);
	await expect(whatMoves(page)).toContainText(STILL_SAVING);
	await page.mouse.up();
	letOn();
	await expect(whatMoves(page)).toHaveText('Load-in, Zimmer 48 is saved. Now something else can be moved.');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(block(page, LOAD_OUT)).toHaveAccessibleName(/18:15–18:35/);
	// From now on it is dragged as ever.
	await drag(page, LOAD_OUT, 60);
	await expect(whatMoves(page)).toContainText('Load-out, Mira Solberg');
	await page.keyboard.press('Escape');
	await page.mouse.up();
});

test('BRD-05 M while a move is saved says so, and the keys that follow it open nothing', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	const letOn = await holdSaves(page);
	await drag(page, LOAD_IN, 60);
	await page.mouse.up();
	await expect(whatMoves(page)).toContainText('Saving…');
	await block(page, LOAD_OUT).focus();
	await page.keyboard.press('m');
	await expect(whatMoves(page)).toContainText(STILL_SAVING);
	for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
	await expect(block(page, LOAD_OUT)).toBeFocused();
	letOn();
	await expect(whatMoves(page)).toHaveText('Load-in, Zimmer 48 is saved. Now something else can be moved.');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('BRD-04 what is over and is dragged says that it stays, and opens nothing', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	const over = timeLine(page).locator('[data-block][data-status="done"]').first();
	await expect(over).toBeVisible();
	const box = await boxOf(over);
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 4 });
	await page.mouse.up();
	await expect(whatMoves(page)).toContainText('stays where it is');
	await block(page, LOAD_OUT).click({ modifiers: ['Shift'] });
	await expect(whatMoves(page)).toHaveText('1 activity chosen');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});
