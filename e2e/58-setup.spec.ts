import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { apiWith } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { type EmptyFestival, startEmptyFestival } from './support/empty-festival.ts';
import { sidewaysScroll, snackbar } from './support/screen.ts';
import { settle } from './support/screens.ts';
import { logIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const FILLED = 'The invented festival is there';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const step = (page: Page, name: string) =>
	page
		.getByRole('list', { name: 'Steps' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name, exact: true }) });
const tap = (page: Page, message: string, name: string) =>
	page
		.locator('.mantine-Notification-root')
		.filter({ hasText: message })
		.getByRole('button', { name, exact: true })
		.click();
const invent = (page: Page) => page.getByRole('button', { name: 'Try with an invented festival' });

/** An installation on which nothing has been entered, with its admin logged in. */
async function beginWith(page: Page): Promise<EmptyFestival> {
	const festival = await startEmptyFestival();
	await logIn(page, festival.url, festival.admin);
	return festival;
}

/** Nothing asks a server that has gone. */
async function end(page: Page, festival: EmptyFestival): Promise<void> {
	await page.close();
	await festival.stop();
}

async function runningOrder(): Promise<Buffer> {
	const rows = [
		['Band', 'Stage', 'Day', 'Start', 'End'],
		['Glass Orchard', 'Plaza', '22.08.2026', '18:30', '19:30'],
		['Velvet Antenna', 'Plaza', '22.08.2026', '20:00', '21:15'],
		['Kupferkraut', 'Waldbühne', '22.08.2026', '23:30', '00:45'],
	];
	return await writeExcelFile(rows).toBuffer();
}

test('IMP-09 an admin is led from the login to a first import, and it can be taken back', async ({ page }) => {
	const festival = await beginWith(page);
	await expect(page).toHaveURL(`${festival.url}/setup`);
	// Whoever is logged in already is sent home from the login screen, as ever (AUTH-02).
	await page.goto(`${festival.url}/login`);
	await expect(page).toHaveURL(`${festival.url}/`);
	await page.goto(`${festival.url}/setup`);
	await expect(page.getByRole('heading', { name: 'First steps', level: 1 })).toBeVisible();
	await expect(page.getByText('0 of 6 done')).toBeVisible();
	await page.getByRole('link', { name: 'Import a spreadsheet: Running order' }).click();
	await expect(page).toHaveURL(`${festival.url}/import?kind=running_order`);
	const file = { name: 'order.xlsx', mimeType: EXCEL, buffer: await runningOrder() };
	await page.locator('input[type=file]').setInputFiles(file);
	await expect(page.getByRole('combobox', { name: 'Rows are' })).toHaveValue('Running order');
	await page.getByRole('button', { name: 'Import 3 rows' }).click();
	await expect(snackbar(page, 'Imported 3 rows')).toBeVisible();
	await page.getByRole('link', { name: 'First steps 1/6' }).click();
	await expect(step(page, 'Running order')).toContainText('3 bands, 3 shows, 2 stages');
	await expect(step(page, 'Running order').getByRole('img', { name: 'Done' })).toBeVisible();
	await expect(page.getByText('1 of 6 done')).toBeVisible();
	await expect(invent(page)).toHaveCount(0);
	await page.goto(`${festival.url}/changes`);
	await page
		.getByRole('button', { name: /^Undo: / })
		.first()
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await page.getByRole('link', { name: 'First steps 0/6' }).click();
	await expect(page.getByText('0 of 6 done')).toBeVisible();
	await expect(invent(page)).toBeVisible();
	await end(page, festival);
});

test('IMP-09 each step leads by hand to its screen, with what is there already', async ({ page }) => {
	const festival = await beginWith(page);
	const admin = await apiWith(festival.url, festival.admin);
	const hand = (name: string) => page.getByRole('link', { name, exact: true });
	await hand('Type in: Running order').click();
	await expect(page).toHaveURL(`${festival.url}/stages`);
	const { id: stage } = (await admin.call<{ id: number }>('POST', '/stages', { name: 'Plaza' })).body;
	await page.getByRole('link', { name: /^First steps/ }).click();
	await expect(step(page, 'Running order')).toContainText('0 bands, 0 shows, 1 stage');
	await hand('Type in: Running order').click();
	await expect(page).toHaveURL(`${festival.url}/band/add`);
	await admin.call('POST', '/band', { name: 'Glass Orchard', stage });
	for (const [name, path] of [
		['Type in: Running order', '/activity/new?type=show'],
		['Add: Positions', '/position/add'],
		['Add: Vehicles', '/vehicle/add'],
		['Add: Persons and functions', '/persons'],
		['Look through: Templates', '/templates'],
		['Add: Users', '/users'],
		['Import: Positions', '/import?kind=positions'],
		['Import: Vehicles', '/import?kind=vehicles'],
		['Import: Persons and functions', '/import?kind=persons'],
		['Import: Templates', '/import?kind=activities'],
	] as const) {
		await page.goto(`${festival.url}/setup`);
		await hand(name).click();
		await expect(page).toHaveURL(`${festival.url}${path}`);
	}
	await end(page, festival);
});

test('IMP-09 a step that is left out is settled, for everyone, and what is hidden stays at its address', async ({
	page,
	browser,
}) => {
	const festival = await beginWith(page);
	await page.getByRole('button', { name: 'Leave out: Vehicles' }).click();
	await expect(step(page, 'Vehicles')).toContainText('Left out');
	await expect(page.getByRole('link', { name: 'First steps 1/6' })).toBeVisible();
	await page.getByRole('button', { name: 'Hide for now' }).click();
	await expect(snackbar(page, 'First steps are hidden')).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Main' }).getByText('First steps')).toHaveCount(0);
	const other = await browser.newPage();
	await logIn(other, festival.url, festival.admin);
	await expect(other).toHaveURL(`${festival.url}/`);
	await other.goto(`${festival.url}/setup`);
	await other.getByRole('button', { name: 'Take in again: Vehicles' }).click();
	await other.getByRole('button', { name: 'Show in the menu' }).click();
	await expect(other.getByRole('link', { name: 'First steps 0/6' })).toBeVisible();
	await other.close();
	await end(page, festival);
});

test('IMP-09 the invented festival is tried, seen on the dashboard, and taken back whole @everywhere', async ({
	page,
}) => {
	const festival = await beginWith(page);
	await invent(page).click();
	await expect(snackbar(page, FILLED)).toBeVisible();
	await expect(page.getByText('5 of 6 done')).toBeVisible();
	await expect(step(page, 'Running order')).toContainText('56 bands, 55 shows, 3 stages');
	await tap(page, FILLED, 'Look around');
	await expect(page).toHaveURL(`${festival.url}/`);
	await expect(page.getByText('Lea Brandt').first()).toBeAttached();
	await page.goto(`${festival.url}/setup`);
	await expect(page.getByText('This is the invented festival')).toBeVisible();
	expect(await sidewaysScroll(page)).toBe(0);
	await page.getByRole('button', { name: 'Take it back' }).click();
	await expect(snackbar(page, 'The invented festival is taken back')).toBeVisible();
	await expect(page.getByText('0 of 6 done')).toBeVisible();
	await expect(invent(page)).toBeVisible();
	// By the snackbar just as well.
	await invent(page).click();
	await expect(page.getByText('5 of 6 done')).toBeVisible();
	await tap(page, FILLED, 'Undo');
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(page.getByText('0 of 6 done')).toBeVisible();
	await end(page, festival);
});

test('IMP-09 what was tried out goes with the invented festival, after a question that says so', async ({ page }) => {
	const festival = await beginWith(page);
	const admin = await apiWith(festival.url, festival.admin);
	await invent(page).click();
	await expect(page.getByText('This is the invented festival')).toBeVisible();
	await admin.call('POST', '/notes', { text: 'Rain' });
	await admin.call('POST', '/stages', { name: 'Ours' });
	await expect(step(page, 'Running order')).toContainText('4 stages');
	await page.getByRole('button', { name: 'Take it back' }).click();
	const question = page.getByRole('dialog');
	await expect(question).toContainText('2 changes made since go with it');
	await question.getByRole('button', { name: 'Take it back' }).click();
	await expect(snackbar(page, 'The invented festival is taken back')).toBeVisible();
	await expect(page.getByText('0 of 6 done')).toBeVisible();
	expect((await admin.call<unknown[]>('GET', '/stages')).body).toEqual([]);
	await end(page, festival);
});

test('IMP-09 SHELL-02 lead and crew do not get the screen, and are led home @everywhere', async ({ page, browser }) => {
	const festival = await beginWith(page);
	const admin = await apiWith(festival.url, festival.admin);
	for (const role of ['lead', 'crew']) {
		const login = { name: `my-${role}`, password: 'grandstand' };
		await admin.call('POST', '/users', { ...login, role });
		const other = await (await browser.newContext()).newPage();
		await logIn(other, festival.url, login);
		await expect(other).toHaveURL(`${festival.url}/`);
		await expect(other.getByText('First steps')).toHaveCount(0);
		await other.goto(`${festival.url}/setup`);
		await expect(other.getByRole('heading', { name: 'Not for you' })).toBeVisible();
		await other.getByRole('link', { name: 'Go home' }).click();
		await expect(other).toHaveURL(`${festival.url}/`);
		await other.context().close();
	}
	await end(page, festival);
});

test('IMP-09 a link to a screen is kept through the login of an empty installation', async ({ page }) => {
	const festival = await startEmptyFestival();
	await page.goto(`${festival.url}/stages`);
	await page.getByRole('textbox', { name: 'User' }).fill(festival.admin.name);
	await page.getByLabel(/^Password/).fill(festival.admin.password);
	await page.getByRole('button', { name: 'Login', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Stages', level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: 'First steps 0/6' })).toBeVisible();
	await end(page, festival);
});

test('IMP-09 a file for a start has the columns of its import', async ({ page }) => {
	const festival = await beginWith(page);
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save Running order.xlsx' }).click();
	expect((await saving).suggestedFilename()).toBe('Running order.xlsx');
	await end(page, festival);
});

for (const theme of ['dark', 'light']) {
	test(`IMP-09 SHELL-08 axe finds nothing wrong with the first steps, ${theme} @everywhere`, async ({ page }) => {
		const festival = await startEmptyFestival();
		await page.goto(`${festival.url}/login`);
		await page.evaluate((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await logIn(page, festival.url, festival.admin);
		const violations = async () => {
			await settle(page);
			return axeViolations(page, { theme });
		};
		await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
		expect(await violations()).toEqual([]);
		await page.getByRole('button', { name: 'Leave out: Users' }).click();
		await invent(page).click();
		await expect(page.getByText('This is the invented festival')).toBeVisible();
		expect(await violations()).toEqual([]);
		expect(await sidewaysScroll(page)).toBe(0);
		await end(page, festival);
	});
}
