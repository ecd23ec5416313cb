import type { Page } from '@playwright/test';
import { block, whatMoves } from './support/board.ts';
import { activityNamed, drag, holdSaves, LOAD_IN } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('region', { name: 'Move Load-in, Zimmer 48' });
const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

test('BRD-06 what the sheet has moved so far stays when the phone is turned @phone', async ({ page, signIn, api }) => {
	const load = await activityNamed(await api('admin'), 'loadin', 'Zimmer 48');
	await signIn('lead');
	await page.goto(`/plan?by=stages&block=${load.id}&move=true`);
	await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
	for (const size of [SIDEWAYS, UPRIGHT]) {
		await page.setViewportSize(size);
		await expect(sheet(page)).toContainText('17:50–18:30 +15 min');
	}
	await page.setViewportSize(SIDEWAYS);
	await sheet(page).getByRole('button', { name: '+5', exact: true }).tap();
	await expect(sheet(page)).toContainText('17:55–18:35 +20 min');
	const letOn = await holdSaves(page);
	await sheet(page).getByRole('button', { name: 'Move', exact: true }).tap();
	await page.setViewportSize(UPRIGHT);
	await expect(sheet(page).getByRole('button', { name: 'Put back' })).toBeDisabled();
	letOn();
	await expect(page.getByText('Load-in, Zimmer 48 moved')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
	await expect(page).not.toHaveURL(/move=/);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
});

test('BRD-05 what keys move goes on moving in a narrower window', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	await block(page, LOAD_IN).focus();
	for (const key of ['m', 'ArrowRight']) await page.keyboard.press(key);
	await expect(whatMoves(page)).toContainText('17:40–18:20, +5 min');
	await page.setViewportSize({ width: 720, height: 450 });
	await expect(sheet(page)).toContainText('17:40–18:20 +5 min');
	await page.keyboard.press('ArrowDown');
	await expect(sheet(page)).toContainText('17:45–18:25 +10 min');
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(whatMoves(page)).toContainText('17:45–18:25, +10 min');
	await page.keyboard.press('Enter');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:45–18:25/);
});

test('BRD-04 what a mouse drags is put back when the window becomes narrow', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/plan?by=stages');
	await expect(block(page, LOAD_IN)).toBeVisible();
	await drag(page, { by: 20 });
	await expect(whatMoves(page)).toContainText('+20 min');
	await page.setViewportSize({ width: 720, height: 450 });
	await page
		.getByRole('group', { name: 'Stages' })
		.getByRole('button', { name: /^Sternen/ })
		.focus();
	await page.keyboard.press('Enter');
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await expect(sheet(page)).toHaveCount(0);
	await page.mouse.up();
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	await drag(page, { by: 20 });
	await page.mouse.up();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:55–18:35/);
});
