import type { Page } from '@playwright/test';
import { select } from './support/activity-form.ts';
import { demoLogin } from './support/api.ts';
import { lateActivity } from './support/late-activity.ts';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until what has the focus is called so; fails when a whole round does not come by it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
	await expect
		.poll(
			async () => {
				await page.keyboard.press('Tab');
				return await focused(page).evaluate((element) => {
					const label = (element as HTMLInputElement).labels?.[0]?.textContent;
					return element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
				});
			},
			{ intervals: [10], timeout: 20_000 },
		)
		.toMatch(name);
}

test('SHELL-08 AUTH-05 ACT-06 without a mouse: log in, find what is late, start it, log out', async ({
	page,
	server,
}) => {
	const { name, password } = await demoLogin(server.url, 'lead');
	const activity = await lateActivity(server.url);
	await page.goto('/login');
	await expect(page.getByRole('textbox', { name: 'User' })).toBeFocused();
	await page.keyboard.type(name);
	await page.keyboard.press('Tab');
	await page.keyboard.type(password);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'In Charge' })).toBeVisible();

	await page.keyboard.press('Control+k');
	await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
	await page.keyboard.type(`${activity.activityType.name} ${activity.band.name}`);
	const option = page.getByRole('group', { name: 'Activities' }).getByRole('option').first();
	await expect(option).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	const details = page.getByRole('dialog', { name: activity.activityType.name });
	await expect(details).toContainText(activity.band.name);
	await tabTo(page, /^Start$/);
	await page.keyboard.press('Enter');
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(details).toHaveCount(0);
	await tabTo(page, /^Logout$/);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/login$/);
});

test('SHELL-08 BAND-10 without a mouse: to a band, its form, a change, and saved', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/');
	await expect(page.getByRole('region', { name: 'In Charge' })).toBeVisible();
	await page.keyboard.press('g');
	await page.keyboard.press('b');
	await expect(page).toHaveURL('/bands');
	await tabTo(page, /^Search by name$/);
	await page.keyboard.type('dynamo d');
	await tabTo(page, /^Dynamo Dorf/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Dynamo Dorf', level: 1 })).toBeVisible();
	await tabTo(page, /^Edit$/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('textbox', { name: 'Band Name' })).toBeFocused();
	await tabTo(page, /^Notes/);
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type('Two risers, no forklift');
	await page.keyboard.press('Control+Enter');
	await expect(snackbar(page, 'Band updated successfully!')).toBeVisible();
	await expect(page).toHaveURL('/band/43');
	await expect(page.getByText('Two risers, no forklift')).toBeVisible();
});

test('SHELL-08 the first Tab of a page offers to skip to its content', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/bands');
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('BAND-03 SHELL-08 without a mouse: ordered by other columns, the keyboard stays in the dialog', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/bands');
	const dialog = page.getByRole('dialog', { name: 'Sort' });
	const button = (name: string) => dialog.getByRole('button', { name, exact: true });
	await page.getByRole('button', { name: 'Sort' }).press('Enter');
	await button('Remove Show').press('Enter');
	await expect(button('Add column')).toBeFocused();
	const columns = dialog.getByRole('combobox');
	for (let count = 1; await button('Add column').isEnabled(); count++) {
		await button('Add column').press('Enter');
		await expect(columns).toHaveCount(count);
	}
	await expect(dialog.getByRole('listitem').last().getByRole('button').first()).toBeFocused();
	await button('Remove Name').press('Enter');
	await expect(dialog.locator('button:focus')).toHaveCount(1);
	const moving =
		(await dialog
			.getByRole('button', { name: /^Move .* up$/ })
			.nth(1)
			.getAttribute('aria-label')) ?? '';
	await button(moving).press('Enter');
	await expect(button(moving)).toBeDisabled();
	await expect(button(moving.replace(/^Move (.*) up$/, 'Remove $1'))).toBeFocused();
});

test('ACT-16 keys that come before the options of a select are there are not lost', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	const stage = select(page, 'Stage');
	await stage.focus();
	// All in one task, as the keys of a fast typist reach a device that is busy.
	await stage.evaluate(async (input: HTMLInputElement) => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Plaz');
		input.dispatchEvent(new InputEvent('input', { bubbles: true }));
		for (const key of ['ArrowDown', 'Enter']) {
			await Promise.resolve();
			input.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
		}
	});
	await expect(stage).toHaveValue('Plaza');
	await select(page, 'Band').fill('kiesgrube');
	await page.keyboard.press('Enter');
	await expect(select(page, 'Band')).toHaveValue('Kiesgrube');
});

test('ACT-11 an activity type is chosen by its first letters', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await select(page, 'Activity Type').focus();
	await page.keyboard.type('cr');
	await expect(select(page, 'Activity Type')).toHaveValue('Crossload');
	await page.keyboard.press('Tab');
	await expect(select(page, 'Activity Type')).toHaveValue('Crossload');
});

test('BAND-10 the Production of a band is cleared by keyboard with its button', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/band/add');
	const production = page.getByRole('combobox', { name: 'Production' });
	await production.click();
	await page.getByRole('option').first().click();
	await expect(production).not.toHaveValue('');
	await production.focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Clear Production' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(production).toHaveValue('');
});
