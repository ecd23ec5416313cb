import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { lane } from './support/board.ts';
import { expect, test } from './support/test.ts';

const ramp = (page: Page) => lane(page, 'Plaza ramp');
const tooMany = (page: Page) => ramp(page).getByRole('button', { name: /^4 \/ 3 from .* 19:00 to .* 19:10$/ });
const card = (page: Page) => page.getByRole('region', { name: 'Who stands there' });

test('BRD-01 who stands at a position comes when the pointer rests on its occupancy', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	await tooMany(page).hover();
	await expect(card(page)).toContainText(/Plaza ramp.*19:00–19:10.*1 too many/);
	await expect(card(page).getByRole('listitem')).toHaveCount(4);
	await expect(card(page).getByRole('listitem').last()).toContainText(/Saint Ravine.*from 19:00/);
	// Who may only look is offered nothing to change.
	await expect(card(page).getByRole('button')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(card(page)).toHaveCount(0);
});

test('BRD-01 CHK-21 by keys the card offers a way out, which solves it, and Undo', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await tooMany(page).focus();
	await expect(card(page)).toContainText('1 too many');
	await page.keyboard.press('Enter');
	const way = card(page).getByRole('button').first();
	await expect(way).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(tooMany(page)).toBeFocused();
	await expect(card(page)).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(way).toHaveText(/ to /);
	await page.keyboard.press('Enter');
	await expect(page.getByText(/: saved$/)).toBeVisible();
	await expect(tooMany(page)).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(tooMany(page)).toBeVisible();
});

test('CHK-20 it is accepted from the card with a note, which the card says from then on', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await tooMany(page).hover();
	await card(page)
		.getByRole('button', { name: /^Accept/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Accept as it is' });
	await dialog.getByRole('textbox', { name: 'Note' }).fill('They swap on the ramp');
	await dialog.getByRole('button', { name: 'Accept' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(tooMany(page)).toBeFocused();
	await expect(card(page)).toContainText('Accepted as it is.');
});

for (const theme of ['dark', 'light']) {
	test(`BRD-01 axe finds nothing wrong with the card of the occupancy in ${theme}`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('lead');
		await page.goto('/plan?by=positions');
		await tooMany(page).focus();
		await expect(card(page)).toBeVisible();
		expect(await axeViolations(page, { theme })).toEqual([]);
	});
}
