import type { Page } from '@playwright/test';
import { choose, rows, snackbar } from './support/screen.ts';
import { logIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Answers the question of deleting `what`, after reading it. */
async function confirmDeletion(page: Page, what: string, question: string): Promise<void> {
	await expect(dialog(page, what)).toContainText(question);
	await dialog(page, what).getByRole('button', { name: 'Delete' }).click();
}

test('ADM-05 ADM-07 stages: add, change, delete', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/409/);
	await signIn('admin');
	await page.goto('/stages');
	await press(page, 'Add Stage');
	const adding = dialog(page, 'Add Stage');
	await expect(adding.getByRole('radio')).toHaveCount(15);
	await expect(adding.getByRole('radio', { name: 'Black' })).toBeChecked();
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(adding.getByText('Required.')).toBeVisible();
	await adding.getByRole('textbox', { name: 'Stage Name' }).fill('Waldbühne');
	await adding.getByTitle('Teal').click();
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, '🎪 New stage created...')).toBeVisible();
	await expect(rows(page, 'Waldbühne')).toHaveCount(1);

	await press(page, 'Edit: Waldbühne');
	await dialog(page, 'Edit Stage').getByRole('textbox', { name: 'Stage Name' }).fill('Hainbühne');
	await dialog(page, 'Edit Stage').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, '💾 Edit saved...')).toBeVisible();

	await press(page, 'Add Stage');
	await adding.getByRole('textbox', { name: 'Stage Name' }).fill('HAINBÜHNE');
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Error saving stage...')).toBeVisible();
	await adding.getByRole('button', { name: 'Cancel' }).click();
	await press(page, 'Discard changes');

	await press(page, 'Delete: Hainbühne');
	await confirmDeletion(page, 'Hainbühne', 'Are you sure you want to delete this stage?');
	await expect(snackbar(page, '🗑️ Stage deleted.')).toBeVisible();
	await expect(rows(page, 'Hainbühne')).toHaveCount(0);
	await press(page, 'Delete: Plaza');
	await confirmDeletion(page, 'Plaza', 'Are you sure you want to delete this stage?');
	await expect(snackbar(page, /^Error deleting stage\.\.\./)).toBeVisible();
	await expect(rows(page, 'Plaza')).toHaveCount(1);
});

test('ADM-03 ADM-04 ADM-07 persons: add, change, delete', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/409|500/);
	await signIn('admin');
	await page.goto('/persons');
	const search = page.getByRole('searchbox', { name: 'Search by name or number' });
	await press(page, 'Add Person');
	const adding = dialog(page, 'Add Person');
	await adding.getByRole('textbox', { name: 'Name' }).fill('Nele Anders');
	await adding.getByRole('textbox', { name: 'Telephone' }).fill('+49 151 555 0199');
	await adding.getByRole('checkbox', { name: 'Driver' }).check();
	await adding.getByRole('checkbox', { name: 'Team' }).check();
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Person created successfully!')).toBeVisible();
	await search.fill('nele');
	await expect(rows(page)).toHaveCount(1);
	await expect(rows(page)).toContainText('TeamDriver');
	const { body: persons } = await (await api('admin')).call<{ name: string; group: string }[]>('GET', '/persons');
	expect(persons.find(({ name }) => name === 'Nele Anders')?.group).toBe('Team,Driver');

	await press(page, 'Edit: Nele Anders');
	await dialog(page, 'Edit Person').getByRole('checkbox', { name: 'Driver' }).uncheck();
	await dialog(page, 'Edit Person').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Person updated successfully!')).toBeVisible();
	await expect(rows(page)).not.toContainText('Driver');
	await press(page, 'Delete: Nele Anders');
	await confirmDeletion(page, 'Nele Anders', 'Are you sure you want to delete this person?');
	await expect(snackbar(page, 'Person deleted successfully!')).toBeVisible();

	await search.fill('Tom Reuter');
	await press(page, 'Delete: Tom Reuter');
	await confirmDeletion(page, 'Tom Reuter', 'Are you sure you want to delete this person?');
	await expect(snackbar(page, /^Error deleting person\. It might be in use\./)).toBeVisible();
	await expect(rows(page, 'Tom Reuter')).toHaveCount(1);
	await page.route('**/api/persons/*', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	await press(page, 'Edit: Tom Reuter');
	await dialog(page, 'Edit Person').getByRole('textbox', { name: 'Name' }).fill('Tom Reuther');
	await dialog(page, 'Edit Person').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Error saving person. Please try again.')).toBeVisible();
});

test('ADM-03 who is in every group is shown so in whole words', async ({ page, signIn }) => {
	const everything = { id: 1, name: 'Jana Weiss', tel: null, group: 'Team,Production,Driver,Misc', version: 1 };
	await page.route('**/api/persons', (route) => route.fulfill({ json: [everything] }));
	await signIn('admin');
	await page.goto('/persons');
	for (const group of everything.group.split(',')) {
		const chip = rows(page, everything.name).getByText(group, { exact: true });
		await expect(chip).toBeVisible();
		expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), group).toBe(0);
	}
});

test('ADM-06 ADM-07 team functions: add, change, delete', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/409/);
	const { body: functions } = await (await api('admin')).call<object[]>('GET', '/functions');
	await signIn('admin');
	await page.goto('/team-functions');
	await expect(page.getByRole('columnheader')).toContainText(['Order', 'Function Name', 'Active Members']);
	await press(page, 'Add Function');
	const adding = dialog(page, 'Add Function');
	await expect(adding.getByRole('textbox', { name: 'Order' })).toHaveValue(`${functions.length + 1}`);
	await adding.getByRole('textbox', { name: 'Function Name' }).fill('Water');
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Function created successfully!')).toBeVisible();
	await press(page, 'Edit: Water');
	await dialog(page, 'Edit Function').getByRole('textbox', { name: 'Function Name' }).fill('Water and ice');
	await dialog(page, 'Edit Function').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Function updated successfully!')).toBeVisible();
	await press(page, 'Delete: Water and ice');
	await confirmDeletion(page, 'Water and ice', 'Are you sure you want to delete this function?');
	await expect(snackbar(page, 'Function deleted successfully!')).toBeVisible();
	await expect(rows(page, 'Water')).toHaveCount(0);
	await press(page, 'Delete: Parking');
	await confirmDeletion(page, 'Parking', 'Are you sure you want to delete this function?');
	await expect(snackbar(page, /^Error deleting function\. It might be in use\./)).toBeVisible();
	await expect(rows(page, 'Parking')).toHaveCount(1);
});

test('ADM-06 functions that cannot be loaded show an error', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	await signIn('admin');
	await page.goto('/');
	await page.route('**/api/functions', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	await page.goto('/team-functions');
	await expect(snackbar(page, 'Failed to load functions.')).toBeVisible();
	await expect(page.getByText('Failed to load functions.'), 'shown once').toBeVisible();
	await expect(page.getByRole('main')).toContainText('The functions could not be loaded.');
});

test('ADM-01 ADM-02 users: add, new password, role, remove', async ({
	page,
	signIn,
	browser,
	server,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	await signIn('admin');
	await page.goto('/users');
	await press(page, 'Add User');
	const adding = dialog(page, 'Add User');
	await adding.getByRole('textbox', { name: 'Name' }).fill('gate-chief');
	await adding.getByLabel(/^Password/).fill('first');
	await adding.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'User created successfully!')).toBeVisible();

	await press(page, 'Update Password: gate-chief');
	const updating = dialog(page, 'Update Password');
	await updating.getByRole('button', { name: 'Save' }).click();
	await expect(updating.getByText('Required')).not.toHaveCount(0);
	await updating.getByLabel(/^New Password/).fill('abc');
	await updating.getByLabel(/^Confirm Password/).fill('abd');
	await updating.getByRole('button', { name: 'Save' }).click();
	await expect(updating.getByText('Min 4 characters')).toBeVisible();
	await expect(updating.getByText('Passwords must match.')).toBeVisible();
	await updating.getByLabel(/^New Password/).fill('second');
	await updating.getByLabel(/^Confirm Password/).fill('second');
	await updating.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Password updated successfully')).toBeVisible();
	const others = await (await browser.newContext()).newPage();
	await logIn(others, server.url, { name: 'gate-chief', password: 'second' });
	await others.context().close();

	await press(page, 'Edit: gate-chief');
	await choose(page, dialog(page, 'Edit User').getByRole('combobox', { name: 'Role' }), 'lead');
	await dialog(page, 'Edit User').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'User updated successfully!')).toBeVisible();
	await expect(rows(page, 'gate-chief')).toContainText('lead');
	await press(page, 'Delete: gate-chief');
	await confirmDeletion(page, 'gate-chief', 'Are you sure you want to delete this user?');
	await expect(rows(page, 'gate-chief')).toHaveCount(0);
	await press(page, 'Delete: admin');
	await confirmDeletion(page, 'admin', 'Are you sure you want to delete this user?');
	await expect(snackbar(page, /^Error deleting user\./)).toBeVisible();
	await expect(rows(page, 'admin')).toHaveCount(1);
});

test('BAND-10 ADM-08 bands: add, change, delete with what belongs to them', async ({ page, signIn, api }) => {
	await signIn('admin');
	await page.goto('/band/add');
	await expect(page.getByRole('heading', { name: 'Add New Band' })).toBeVisible();
	await press(page, 'Create Band');
	await expect(page.getByText('Required', { exact: true })).toHaveCount(2);
	await page.getByRole('textbox', { name: 'Band Name' }).fill('Late Addition');
	await choose(page, page.getByRole('combobox', { name: 'Stage' }), 'Plaza');
	await page.getByRole('textbox', { name: 'Touring Party' }).fill('6');
	await page.getByRole('textbox', { name: 'Notes' }).fill('First line\nsecond line');
	await press(page, 'Create Band');
	await expect(snackbar(page, 'Band created successfully!')).toBeVisible();
	await expect(page).toHaveURL(/\/band\/\d+$/);
	await expect(page.getByText('First line\nsecond line')).toHaveCSS('white-space', /pre/);

	const id = Number(new URL(page.url()).pathname.split('/').at(-1));
	const vehicle = { name: 'Van', band: { id }, type: { id: 'van' } };
	expect((await (await api('admin')).call('POST', '/vehicle', vehicle)).status).toBe(201);
	await page.getByRole('link', { name: 'Edit' }).click();
	await page.getByRole('textbox', { name: 'Band Name' }).fill('Later Addition');
	await press(page, 'Update Band');
	await expect(snackbar(page, 'Band updated successfully!')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Later Addition', level: 1 })).toBeVisible();

	await press(page, 'Delete band');
	await confirmDeletion(page, 'Delete band', 'Later Addition will be deleted, with 1 vehicle. This cannot be undone.');
	await expect(page).toHaveURL('/bands');
	expect((await (await api('admin')).call('GET', `/band/${id}`)).status).toBe(404);
});

test('BAND-10 a band that cannot be saved shows an error, and nothing typed is lost', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	await signIn('admin');
	await page.goto('/band/edit/45');
	await expect(page.getByRole('heading', { name: /Edit Band/ })).toBeVisible();
	await page.route('**/api/band/*', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	await page.getByRole('textbox', { name: 'Touring Party' }).fill('99');
	await press(page, 'Update Band');
	await expect(snackbar(page, 'Failed to submit band details.')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Touring Party' })).toHaveValue('99');
});
