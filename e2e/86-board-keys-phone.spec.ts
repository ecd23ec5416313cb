import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { block, timeLine } from './support/board.ts';
import { activityNamed, LOAD_IN, LOAD_OUT } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

const SHEET = { name: 'Move Load-in, Zimmer 48' };
const sheet = (page: Page) => page.getByRole('region', SHEET);
const tab = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Stages' }).getByRole('button', { name });
const tabStops = (page: Page) => timeLine(page).locator('[data-block][tabindex="0"]');
const focused = (page: Page) => timeLine(page).locator('[data-block]:focus');
const scrollTop = (page: Page) => timeLine(page).evaluate((element) => element.scrollTop);

/** A desktop's window with everything drawn twice as large: as wide as a phone's. */
const AT_200_PERCENT = { width: 720, height: 450 };

async function openSternen(page: Page) {
	await page.setViewportSize(AT_200_PERCENT);
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).click();
	await expect(block(page, LOAD_IN)).toBeVisible();
}

test('BRD-05 at 200 % Tab leads to one block, and arrows go on from it along time and to the columns beside', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await openSternen(page);
	await expect(tabStops(page)).toHaveCount(1);
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('ArrowDown');
	await expect(block(page, LOAD_OUT)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(block(page, LOAD_IN)).toBeFocused();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/^Sternenbühne, Load-in, .*Zimmer 48.*17:35–18:15, Planned/);
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	await expect(focused(page)).toHaveAccessibleName(/^Sternenbühne, (Show|Soundcheck|Line check)/);
	await expect(focused(page)).toBeInViewport({ ratio: 0.5 });
	await expect(tabStops(page)).toHaveCount(1);
	await page.keyboard.press('Tab');
	await expect(timeLine(page).locator(':focus')).toHaveCount(0);
	await page.keyboard.press('Shift+Tab');
	await expect(focused(page)).toHaveAccessibleName(/^Sternenbühne, (Show|Soundcheck|Line check)/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(focused(page)).toHaveAccessibleName(/^Sternenbühne, (Show|Soundcheck|Line check)/);
});

test('BRD-05 at 200 % the arrows go on to the stage beside, past the last column', async ({ page, signIn }) => {
	await signIn('crew');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	for (let column = 0; column < 3; column++) await page.keyboard.press('ArrowLeft');
	await expect(tab(page, /^Sternen/)).toHaveAttribute('aria-pressed', 'false');
	await expect(focused(page)).toHaveAccessibleName(/^(?!Sternenbühne)/);
	await expect(focused(page)).toBeInViewport();
	await expect(tabStops(page)).toHaveCount(1);
});

test('BRD-05 at 200 % what the arrows lead to stands above the tools, not under them', async ({ page, signIn }) => {
	await signIn('crew');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	// To the lower edge of the time line, over which the tools stand.
	await block(page, LOAD_OUT).evaluate((element) => {
		const line = element.closest('section');
		line?.scrollBy(0, element.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom);
		window.scrollTo(0, 0);
	});
	await page.keyboard.press('ArrowDown');
	await expect(block(page, LOAD_OUT)).toBeFocused();
	const isOnTop = () =>
		focused(page).evaluate((element) => {
			const { left, right, bottom } = element.getBoundingClientRect();
			const on = document.elementFromPoint((left + right) / 2, bottom - 4);
			return on !== null && element.contains(on);
		});
	await expect.poll(isOnTop).toBe(true);
});

test('BRD-05 at 200 % M opens the sheet, arrows move, and the focus comes back to the block', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	await expect(sheet(page)).toBeVisible();
	await expect(sheet(page).getByRole('combobox', { name: 'Position' })).toHaveValue('Dock Sternen B');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Shift+ArrowDown');
	await expect(sheet(page)).toContainText('17:41–18:21 +6 min');
	await page.keyboard.press('Escape');
	await expect(sheet(page)).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toBeFocused();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Load-in, Zimmer 48 moved')).toBeVisible();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:30–18:10/);
	await expect(block(page, LOAD_IN)).toBeFocused();
	await page.keyboard.press('Control+z');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await expect(block(page, LOAD_IN)).toBeFocused();
});

test('BRD-05 at 200 % R moves the end alone, and what is moved to another stage is gone along with', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('r');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('region', { name: 'End of Load-in, Zimmer 48' })).toContainText('17:35–18:20 +5 min');
	await page.keyboard.press('Escape');
	const show = block(page, /Show, Graupelschauer/);
	await show.focus();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Enter');
	await expect(block(page, /^Sitterbühne, Show, Graupelschauer/)).toBeFocused();
	await page.keyboard.press('Control+z');
	await expect(block(page, /^Sternenbühne, Show, Graupelschauer/)).toBeFocused();
	await page.keyboard.press('Control+Shift+z');
	await expect(block(page, /^Sitterbühne, Show, Graupelschauer/)).toBeFocused();
});

test('BRD-05 at 200 % a block keeps the focus out of sight, and T leads to now', async ({ page, signIn }) => {
	await signIn('crew');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	await timeLine(page).evaluate((element) => element.scrollTo({ top: 0 }));
	await expect(block(page, LOAD_OUT)).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toBeFocused();
	await page.keyboard.press('t');
	await expect(block(page, LOAD_OUT)).toBeInViewport();
	await timeLine(page).evaluate((element) => element.scrollTo({ top: 0 }));
	await page.keyboard.press('ArrowDown');
	await expect(block(page, LOAD_OUT)).toBeFocused();
	await expect(block(page, LOAD_OUT)).toBeInViewport({ ratio: 0.5 });
});

test('BRD-05 BRD-07 at 200 % what someone else removes meanwhile is said, and something else can be moved', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await signIn('admin');
	await openSternen(page);
	const id = await block(page, LOAD_IN).getAttribute('data-block');
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	await expect(sheet(page)).toBeVisible();
	await admin.call('DELETE', `/activity/${id}`);
	await expect(page.getByText('Someone else has ended or removed what you were holding.')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
	await block(page, LOAD_OUT).focus();
	await page.keyboard.press('m');
	await expect(page.getByRole('region', { name: 'Move Load-out, Mira Solberg' })).toBeVisible();
});

test('BRD-05 at 200 % Tab leads to a block, also where all of the stage are over', async ({ page, signIn }) => {
	await signIn('crew');
	await openSternen(page);
	await timeLine(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
	await expect(block(page, LOAD_IN)).toHaveCount(0);
	await expect(tabStops(page)).toHaveCount(1);
	await tabStops(page).focus();
	await expect(tabStops(page)).toBeInViewport({ ratio: 0.5 });
});

test('BRD-05 at 200 % what stays says why, and who may only look moves nothing', async ({ page, signIn }) => {
	await signIn('crew');
	await openSternen(page);
	await block(page, LOAD_IN).focus();
	await page.keyboard.press('m');
	await expect(page.getByText('takes the right to change activities')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toBeFocused();
	expect(await axeViolations(page, { theme: 'dark' })).toEqual([]);
});

test('BRD-06 a tap opens the details, and neither it nor a move by thumb scrolls or shows another stage @phone', async ({
	page,
	signIn,
	api,
}) => {
	const show = await activityNamed(await api('admin'), 'show', 'Graupelschauer');
	await signIn('lead');
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	const before = await scrollTop(page);
	await block(page, LOAD_IN).tap();
	await expect(page.getByRole('dialog')).toContainText('Dock Sternen B');
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(await scrollTop(page)).toBe(before);
	await page.goto(`/plan?by=stages&block=${show.id}&move=true`);
	const moving = page.getByRole('region', { name: 'Move Show, Graupelschauer' });
	for (const key of ['+30', '+30', '+30', '+30']) {
		await moving.getByRole('button', { name: key, exact: true }).tap();
	}
	await expect(moving).toContainText('+120 min');
	const moved = await scrollTop(page);
	await moving.getByRole('button', { name: 'Put back' }).tap();
	await expect(moving).toHaveCount(0);
	expect(await scrollTop(page)).toBe(moved);
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Sternenbühne');
});
