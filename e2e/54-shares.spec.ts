import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { choose, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const ready = (page: Page) => page.getByRole('dialog', { name: 'The link is ready' });

async function makeLink(page: Page, name: string, what: string): Promise<string> {
	await page.getByRole('button', { name: 'Add Link' }).first().click();
	const form = page.getByRole('dialog', { name: 'A link without a login' });
	await form.getByRole('textbox', { name: 'Name' }).fill(name);
	await choose(page, form.getByRole('combobox', { name: 'What it shows' }), what);
	await form.getByRole('button', { name: 'Make link' }).click();
	await expect(ready(page).getByRole('img', { name: 'QR code of the address' })).toBeVisible();
	const address = await ready(page).getByRole('textbox', { name: 'Address' }).inputValue();
	await ready(page).getByRole('button', { name: 'Done' }).click();
	await expect(ready(page)).toHaveCount(0);
	return address;
}

test('WALL-01 WALL-03 a link to a display is made, shown this once, used without a login, and shows nothing any more when deleted @everywhere', async ({
	page,
	signIn,
	browser,
	consoleErrors,
	isMobile,
}) => {
	consoleErrors.expect(/401|404/);
	await signIn('admin');
	await page.goto('/shares');
	const address = await makeLink(page, 'Office wall', 'Display: arrivals');
	expect(new URL(address).pathname).toMatch(/^\/display\/[\w-]{22,}$/);
	await expect(rows(page, 'Office wall')).toContainText('Display: arrivals');
	expect(await page.content()).not.toContain(new URL(address).pathname);
	const stranger = await browser.newContext();
	const wall = await stranger.newPage();
	await wall.goto(address);
	await expect(wall.getByRole('heading', { name: 'Arrivals', level: 1 })).toBeVisible();
	const row = rows(page, 'Office wall');
	await row.getByRole('button', isMobile ? {} : { name: 'Delete: Office wall' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
	await expect(snackbar(page, 'Link deleted')).toBeVisible();
	await expect(rows(page, 'Office wall')).toHaveCount(0);
	await expect(wall.getByText('This display was switched off', { exact: false })).toBeVisible({ timeout: 30_000 });
	await stranger.close();
});

test('USE-02 what narrows a link is found without its accents', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/shares');
	await page.getByRole('button', { name: 'Add Link' }).first().click();
	const form = page.getByRole('dialog', { name: 'A link without a login' });
	await choose(page, form.getByRole('combobox', { name: 'What it shows' }), 'Calendar feed');
	await form.getByRole('combobox', { name: 'Stages' }).fill('sternenbuhne');
	await expect(page.getByRole('option', { name: 'Sternenbühne' })).toBeVisible();
});

test('WALL-05 SHEET-02 a calendar feed and a sheet are made for one stage', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/shares');
	const feed = await makeLink(page, 'For the crew', 'Calendar feed');
	const calendar = await page.request.get(feed);
	expect(calendar.headers()['content-type']).toContain('text/calendar');
	await page.getByRole('button', { name: 'Add Link' }).first().click();
	const form = page.getByRole('dialog', { name: 'A link without a login' });
	await form.getByRole('textbox', { name: 'Name' }).fill('Door of the office');
	await choose(page, form.getByRole('combobox', { name: 'What it shows' }), 'Sheet of a stage');
	await form.getByRole('button', { name: 'Make link' }).click();
	await expect(form.getByText('Required')).toHaveCount(2);
	await choose(page, form.getByRole('combobox', { name: 'Day' }), '22.08.2026');
	await form.getByRole('combobox', { name: 'Stages' }).click();
	await page.getByRole('option', { name: 'Plaza' }).click();
	await form.getByRole('button', { name: 'Make link' }).click();
	const address = await ready(page).getByRole('textbox', { name: 'Address' }).inputValue();
	const sheet = await page.request.get(address);
	expect(sheet.headers()['content-type']).toContain('application/pdf');
	expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('WALL-01 only who may share sees the links', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/403/);
	await signIn('lead');
	await page.goto('/shares');
	await expect(page.getByRole('heading', { name: 'Links' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Add Link' })).toHaveCount(0);
});

for (const theme of ['dark', 'light']) {
	test(`WALL-01 axe finds nothing wrong with links in ${theme} @everywhere`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('admin');
		await page.goto('/shares');
		const clean = async () => expect(await axeViolations(page, { theme })).toEqual([]);
		await makeLink(page, 'Wall', 'Display: positions');
		await clean();
		await page.getByRole('button', { name: 'Add Link' }).first().click();
		await expect(page.getByRole('dialog', { name: 'A link without a login' })).toBeVisible();
		await clean();
	});
}
