import { axeViolations } from './support/axe.ts';
import { block, lane, timeLine, whatMoves } from './support/board.ts';
import { boxOf, drag, LOAD_IN, LOAD_OUT } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

test('BRD-04 a block is dragged along time, says where it goes, and Undo puts it back', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await drag(page, { by: 20 });
	await expect(whatMoves(page)).toContainText('17:55–18:35, +20 min');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await page.mouse.up();
	await expect(page.getByText('Load-in, Zimmer 48 moved')).toBeVisible();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await page.keyboard.press('Control+Shift+Z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
	await page.keyboard.press('Control+Z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-05 one’s last step is taken back and done again by the buttons beside the title', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	const takeBack = page.getByRole('button', { name: 'Take back the last step' });
	const doAgain = page.getByRole('button', { name: 'Do it again' });
	await expect(takeBack).toBeDisabled();
	await takeBack.click({ force: true });
	await expect(page.getByText('There is nothing of yours to take back here.')).toBeVisible();
	await block(page, LOAD_IN).focus();
	for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:40–18:20/);
	await expect(doAgain).toBeDisabled();
	await takeBack.click();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await expect(takeBack).toBeDisabled();
	await doAgain.click();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:40–18:20/);
	// Other lanes of the same plan: the step is still one's own.
	await page.getByText('Positions', { exact: true }).last().click();
	await page.keyboard.press('Control+Z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-05 a step that could not be taken back can be taken back later', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED/);
	await signIn('admin');
	await page.goto('/plan');
	const takeBack = page.getByRole('button', { name: 'Take back the last step' });
	await block(page, LOAD_IN).focus();
	for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:40–18:20/);
	await page.route('**/api/changes/*/undo', (route) => route.abort());
	await takeBack.click();
	await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
	await page.unroute('**/api/changes/*/undo');
	await takeBack.click();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-04 its ends are dragged, and Esc gives up', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await drag(page, { by: 15, share: 1 });
	await expect(whatMoves(page)).toContainText('17:35–18:30, +15 min');
	await page.keyboard.press('Escape');
	await expect(page.getByText('17:35–18:30, +15 min')).toHaveCount(0);
	await page.mouse.up();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await drag(page, { by: 15, share: 1 });
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:30/);
});

test('BRD-04 a block goes to another lane, and what it breaks is said before it is let go', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	const show = block(page, /Show, Graupelschauer/);
	await expect(show).toBeVisible();
	await drag(page, { by: 0, to: lane(page, 'Sitterbühne'), name: /Show, Graupelschauer/ });
	await expect(whatMoves(page)).toContainText('Sitterbühne');
	await expect(whatMoves(page)).toContainText('Impossible');
	await page.mouse.up();
	await expect(
		lane(page, 'Sitterbühne').getByRole('link', { name: /Show, Graupelschauer.*Impossible: / }),
	).toBeVisible();
	await expect(lane(page, 'Sternenbühne').getByRole('link', { name: /Show, Graupelschauer/ })).toHaveCount(0);
});

test('BRD-04 where others must follow, the delay preview opens with what was dragged', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	const show = block(page, /Show, Saint Ravine/);
	await expect(show).toBeVisible();
	await drag(page, { by: 10, name: /Show, Saint Ravine/ });
	await expect(whatMoves(page)).toContainText(/\d+ others must follow/);
	await page.mouse.up();
	const preview = page.getByRole('dialog');
	await expect(preview).toContainText('18:20–19:05');
	await preview.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
	await expect(show).toHaveAccessibleName(/18:20–19:05/);
	await expect(preview).toHaveCount(0);
	await page.keyboard.press('Control+Z');
	await expect(show).toHaveAccessibleName(/18:10–18:55/);
});

test('BRD-04 BRD-05 Undo of an applied preview is a step of the board, which can be done again', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	const show = block(page, /Show, Saint Ravine/);
	await expect(show).toBeVisible();
	await drag(page, { by: 10, name: /Show, Saint Ravine/ });
	await page.mouse.up();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Apply \d+ changes$/ })
		.click();
	await expect(show).toHaveAccessibleName(/18:20–19:05/);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(show).toHaveAccessibleName(/18:10–18:55/);
	await expect(page.getByRole('button', { name: 'Take back the last step' })).toBeDisabled();
	await page.getByRole('button', { name: 'Do it again' }).click();
	await expect(show).toHaveAccessibleName(/18:20–19:05/);
});

test('BRD-04 several are chosen by Shift and move together', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await block(page, LOAD_IN).click({ modifiers: ['Shift'] });
	await block(page, LOAD_OUT).click({ modifiers: ['Shift'] });
	await expect(whatMoves(page)).toContainText('2 activities chosen');
	await drag(page, { by: 10 });
	await expect(whatMoves(page)).toContainText('2 activities');
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:45–18:25/);
	await expect(block(page, LOAD_OUT)).toHaveAccessibleName(/18:25–18:45/);
	await page.keyboard.press('Control+Z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await expect(block(page, LOAD_OUT)).toHaveAccessibleName(/18:15–18:35/);
});

test('BRD-04 what a frame has chosen is let go by Esc', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	const load = await boxOf(block(page, LOAD_IN));
	await page.mouse.move(load.x - 3, load.y - 3);
	await page.mouse.down();
	await page.mouse.move(load.x + 20, load.y + 10, { steps: 3 });
	await page.mouse.up();
	await expect(whatMoves(page)).toContainText('1 activity chosen');
	await page.keyboard.press('Escape');
	await expect(page.getByText('1 activity chosen')).toHaveCount(0);
});

test('BRD-05 by keyboard: M, arrows and Enter move, R resizes, Esc gives up', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(whatMoves(page)).toContainText('17:45–18:25, +10 min, Sternenbühne');
	await expect(page.getByText('Esc puts back', { exact: true })).toBeVisible();
	await page.keyboard.press('Shift+ArrowLeft');
	await expect(whatMoves(page)).toContainText('17:44–18:24, +9 min');
	await page.keyboard.press('Escape');
	await expect(page.getByText('+9 min')).toHaveCount(0);
	await page.keyboard.press('r');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:20/);
	await expect(block(page, LOAD_IN)).toBeFocused();
});

test('BRD-05 while keys move a block the window follows, its end as well', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
	await expect(whatMoves(page)).toContainText('22:35–23:15, +300 min');
	const held = timeLine(page)
		.locator('[aria-hidden]')
		.filter({ hasText: /22:35–23:15$/ })
		.last();
	await expect(held).toBeInViewport({ ratio: 1 });
	await page.keyboard.press('Escape');
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('r');
	for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
	await expect(whatMoves(page)).toContainText('17:35–23:15, +300 min');
	const ends = timeLine(page).locator('[class*="guide"]');
	await expect(ends.last()).toBeInViewport();
	await page.keyboard.press('Escape');
});

test('BRD-05 a dialog over what moves has its own keys', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await block(page, LOAD_IN).focus();
	for (const key of ['m', 'ArrowRight']) await page.keyboard.press(key);
	await expect(whatMoves(page)).toContainText('17:40–18:20, +5 min');
	await block(page, /Show, Graupelschauer/).click();
	const details = page.getByRole('dialog');
	await expect(details).toContainText('Graupelschauer');
	for (const key of ['ArrowRight', 'Escape']) await page.keyboard.press(key);
	await expect(details).toHaveCount(0);
	await expect(whatMoves(page)).toContainText('17:40–18:20, +5 min');
	await page.keyboard.press('Escape');
	await expect(page.getByText('+5 min')).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-05 Ctrl+Z takes back where a type has just been chosen', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	await block(page, LOAD_IN).focus();
	for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:40–18:20/);
	await page.getByRole('combobox', { name: 'Type', exact: true }).click();
	await page.getByRole('option', { name: 'Load-in' }).click();
	await page.keyboard.press('Control+z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-04 BRD-05 without the right, and of what is over, nothing moves and it is said why', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await drag(page, { by: 20 });
	await expect(whatMoves(page)).toContainText('takes the right to change activities');
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	await expect(whatMoves(page)).toContainText('takes the right to change activities');
});

test('BRD-04 a click on empty time adds an activity there', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan');
	const plaza = lane(page, 'Plaza').locator('[data-track]');
	await expect(block(page, LOAD_IN)).toBeVisible();
	const show = await boxOf(block(page, /Show, Saint Ravine/));
	const track = await plaza.boundingBox();
	// Above the blocks of the lane.
	await page.mouse.click(show.x + 2, (track?.y ?? 0) + 1);
	await expect(page).toHaveURL(/\/activity\/new\/stage\/\d+\?at=/);
	await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveValue('Plaza');
	const at = new URL(page.url()).searchParams.get('at')?.slice(11, 16) ?? '';
	await expect(page.getByLabel('Start, hours')).toHaveValue(at.slice(0, 2));
	await expect(page.getByLabel('Start, minutes')).toHaveValue(at.slice(3));
});

test('BRD-04 Add stands over the board for who may add, without a pointer too', async ({ page, signIn }) => {
	const add = page.getByRole('link', { name: 'Add', exact: true });
	await signIn('crew');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await expect(add).toHaveCount(0);
	await signIn('lead');
	await page.goto('/plan');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await add.focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/activity\/new/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const theme of ['dark', 'light']) {
	test(`BRD-04 axe finds nothing wrong while something moves in ${theme}`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('admin');
		await page.goto('/plan');
		await block(page, LOAD_IN).focus();
		await page.keyboard.press('m');
		await page.keyboard.press('ArrowRight');
		await expect(whatMoves(page)).toContainText('17:40–18:20');
		expect(await axeViolations(page, { theme })).toEqual([]);
		await page.keyboard.press('Escape');
	});
}
