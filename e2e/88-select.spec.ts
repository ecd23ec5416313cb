import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Opens a select's list by a key. */
async function openByKey(page: Page, select: Locator, key: string): Promise<void> {
	await select.focus();
	await page.keyboard.press(key);
	await expect(select).toHaveAttribute('aria-activedescendant', /./);
}

test('SHELL-08 a filter is chosen by keys, kept by Enter on what is chosen, and says where they are', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activities');
	const type = page.getByRole('combobox', { name: 'Type' });
	const list = page.getByRole('listbox', { name: 'Type' });
	await expect(type).toHaveAttribute('aria-expanded', 'false');
	await openByKey(page, type, 'ArrowDown');
	await expect(list).toBeVisible();
	await expect(type).toHaveAttribute('aria-expanded', 'true');
	await expect(type).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
	const marked = async () => {
		const id = await type.getAttribute('aria-activedescendant');
		return (id && (await page.locator(`[id="${id}"]`).textContent())) || '';
	};
	const second = await list.getByRole('option').nth(1).textContent();
	await expect.poll(marked).not.toBe('');
	await page.keyboard.press('ArrowDown');
	await expect.poll(marked).toBe(second);
	await page.keyboard.press('Enter');
	await expect(list).toHaveCount(0);
	await expect(type).toHaveValue(second ?? '');
	await expect(type).not.toHaveAttribute('aria-activedescendant');

	await page.keyboard.press('Space');
	await expect.poll(marked).toBe(second);
	await page.keyboard.press('Enter');
	await expect(list).toHaveCount(0);
	await expect(type).toHaveValue(second ?? '');
	await page.keyboard.press('Enter');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Escape');
	await expect(list).toHaveCount(0);
	await expect(type).toHaveValue(second ?? '');
	await expect(type).toBeFocused();
});

test('SHELL-08 what is chosen by its letters in an open list is kept by Enter, and arrows go on from there', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activities');
	const type = page.getByRole('combobox', { name: 'Type' });
	const list = page.getByRole('listbox', { name: 'Type' });
	await openByKey(page, type, 'ArrowDown');
	await page.keyboard.type('load-i');
	await expect(type).toHaveValue('Load-in');
	await page.keyboard.press('Enter');
	await expect(list).toHaveCount(0);
	await expect(type).toHaveValue('Load-in');
	// Anew: letters that come at once would go on with the word.
	await page.reload();
	await openByKey(page, type, 'ArrowDown');
	await page.keyboard.type('check');
	await expect(type).toHaveValue('Check-in');
	await page.keyboard.press('ArrowDown');
	const next = await list.getByRole('option').nth(2).getAttribute('id');
	await expect(type).toHaveAttribute('aria-activedescendant', next ?? '');
});

test('SHELL-08 an arrow that comes at once after a letter goes on from what the letter has chosen', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activities');
	const type = page.getByRole('combobox', { name: 'Type' });
	const list = page.getByRole('listbox', { name: 'Type' });
	await openByKey(page, type, 'ArrowDown');
	// Without anything in between: a busy device handles keys together that were pressed one after the other.
	await type.evaluate((field) => {
		for (const key of ['l', 'ArrowDown'])
			field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	});
	await expect(type).toHaveValue('Load-in');
	const labels = await list.getByRole('option').allTextContents();
	const next = list.getByRole('option').nth(labels.findIndex((label) => label.includes('Load-in')) + 1);
	await expect(type).toHaveAttribute('aria-activedescendant', (await next.getAttribute('id')) ?? '');
});

test('SHELL-08 a list that is opened by keys before its choices have come marks what is chosen once they are there', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	let letCome = () => {};
	const come = new Promise<void>((resolve) => {
		letCome = resolve;
	});
	await page.route('**/api/activitytypes', async (route) => {
		await come;
		await route.continue();
	});
	await page.addInitScript(() => {
		localStorage.setItem('activityFilters', '{"day":null,"type":"loadin","stage":null,"hideDone":true}');
	});
	await page.goto('/activities');
	const type = page.getByRole('combobox', { name: 'Type' });
	await type.focus();
	await page.keyboard.press('ArrowDown');
	await expect(type).toHaveAttribute('aria-expanded', 'true');
	letCome();
	const chosen = page.getByRole('listbox', { name: 'Type' }).getByRole('option', { name: 'Load-in' });
	await expect(chosen).toBeVisible();
	await expect(type).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('listbox')).toHaveCount(0);
	await expect(type).toHaveValue('Load-in');
});

test('SHELL-08 the list of a filter closes where somebody clicks beside it, and by its field', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activities');
	const type = page.getByRole('combobox', { name: 'Type' });
	const list = page.getByRole('listbox', { name: 'Type' });
	await type.click();
	await expect(list).toBeVisible();
	await type.click();
	await expect(list).toHaveCount(0);
	await type.click();
	await expect(list).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(list).toHaveCount(0);
	await type.click();
	await list.getByRole('option', { name: 'Load-in' }).click();
	await expect(type).toHaveValue('Load-in');
	await type.click();
	await list.getByRole('option', { name: 'Load-in' }).click();
	await expect(type).toHaveValue('');
});

test('SHELL-08 the list of a filter marks what is chosen', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	const stage = page.getByRole('combobox', { name: 'Stage' });
	await stage.click();
	const options = page.getByRole('listbox', { name: 'Stage' }).getByRole('option');
	await expect(options.locator('svg')).toHaveCount(0);
	await options.nth(1).click();
	await stage.click();
	await expect(options.locator('svg')).toHaveCount(1);
	await expect(options.nth(1).locator('svg')).toBeVisible();
	await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
});

test('SHELL-08 Escape closes the list of a select in a dialog, and then the dialog', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/shares');
	await page.getByRole('button', { name: 'Add Link' }).first().click();
	const dialog = page.getByRole('dialog', { name: 'A link without a login' });
	await dialog.getByRole('combobox', { name: 'What it shows' }).click();
	await expect(page.getByRole('listbox')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('listbox')).toHaveCount(0);
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
});

test('SHELL-08 a menu is opened by keys, its items are reached by arrows, and its button has the focus after it', async ({
	page,
	signIn,
	isMobile,
}) => {
	test.skip(isMobile, 'phones have rows without columns');
	await signIn('lead');
	await page.goto('/activities');
	const columns = page.getByRole('button', { name: 'Columns' });
	const menu = page.getByRole('menu', { name: 'Columns' });
	await columns.focus();
	await page.keyboard.press('Enter');
	await expect(menu).toBeVisible();
	await expect(columns).toHaveAttribute('aria-expanded', 'true');
	await expect(columns).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? '');
	const items = menu.getByRole('menuitemcheckbox');
	await expect.poll(() => items.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))).toBe(0);
	await page.keyboard.press('ArrowDown');
	await expect(items.nth(1)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(menu).toHaveCount(0);
	await expect(columns).toBeFocused();
	await columns.click();
	await expect(menu).toBeVisible();
	await columns.click();
	await expect(menu).toHaveCount(0);
	await columns.click();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(menu).toHaveCount(0);
});
