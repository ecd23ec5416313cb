import { block, lane, timeLine, whatMoves } from './support/board.ts';
import { expect, test } from './support/test.ts';

const SHOW = /Show, Graupelschauer/;

test('BRD-05 the focus stays on what Ctrl+Z and Ctrl+Shift+Z take to another lane', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	const sternen = lane(page, 'Sternenbühne').getByRole('link', { name: SHOW });
	const sitter = lane(page, 'Sitterbühne').getByRole('link', { name: SHOW });
	await block(page, SHOW).focus();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowUp');
	await expect(whatMoves(page)).toContainText('Sitterbühne');
	await page.keyboard.press('Enter');
	await expect(sitter).toBeFocused();
	await page.keyboard.press('Control+z');
	await expect(sternen).toBeFocused();
	await page.keyboard.press('Control+Shift+z');
	await expect(sitter).toBeFocused();
});

test('BRD-05 what others take to another lane takes the focus from nothing else', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/plan?by=stages');
	const show = block(page, SHOW);
	await show.focus();
	const id = await show.getAttribute('data-block');
	const { body: stages } = await admin.call<{ id: number; name: string }[]>('GET', '/stages');
	const stageNamed = (wanted: string) => stages.find(({ name }) => name === wanted)?.id;
	await admin.call('PUT', `/activity/${id}`, { stageId: stageNamed('Sitterbühne') });
	await expect(lane(page, 'Sitterbühne').getByRole('link', { name: SHOW })).toBeFocused();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(timeLine(page).locator(':focus')).toHaveCount(0);
	await admin.call('PUT', `/activity/${id}`, { stageId: stageNamed('Sternenbühne') });
	await expect(lane(page, 'Sternenbühne').getByRole('link', { name: SHOW })).toBeVisible();
	await expect(timeLine(page).locator(':focus')).toHaveCount(0);
});
