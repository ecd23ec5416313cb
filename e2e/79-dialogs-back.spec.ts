import type { Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { rows } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** The details of an activity that can be cancelled, opened from the list. */
async function openDetails(page: Page, url: string) {
	const { id, band } = await lateActivity(url);
	await page.goto('/activities');
	await rows(page).first().waitFor();
	const link = page.locator(`main a[href*="activity=${id}"]`).first();
	await link.scrollIntoViewIfNeeded();
	await link.click();
	const details = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: band.name }) });
	await expect(details.getByRole('button', { name: 'Cancel…' })).toBeVisible();
	return details;
}

test('the browser’s Back closes what lies over the details first, then the details @everywhere', async ({
	page,
	server,
	signIn,
}) => {
	await signIn('admin');
	const details = await openDetails(page, server.url);
	for (const { button, over } of [
		{ button: 'Cancel…', over: page.getByRole('textbox', { name: 'Reason' }) },
		{ button: 'Delay…', over: page.getByRole('dialog', { name: /^Delay/ }) },
		{ button: 'Remove', over: page.getByRole('dialog').filter({ hasText: 'Are you sure' }) },
	]) {
		await details.getByRole('button', { name: button }).click();
		await expect(over).toBeVisible();
		await page.goBack();
		await expect(over).toHaveCount(0);
		await expect(details).toBeVisible();
		await expect(page).toHaveURL(/activity=\d+/);
	}
	await page.goBack();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page).toHaveURL(/\/activities$/);
});

test('Back asks before it gives up a reason that is typed, and another Back stays @phone', async ({
	page,
	server,
	signIn,
}) => {
	await signIn('lead');
	const details = await openDetails(page, server.url);
	await details.getByRole('button', { name: 'Cancel…' }).click();
	const reason = page.getByRole('textbox', { name: 'Reason' });
	await reason.fill('Storm');
	await page.goBack();
	await expect(question(page)).toBeVisible();
	await page.goBack();
	await expect(question(page)).toHaveCount(0);
	await expect(reason).toHaveValue('Storm');
	await page.goBack();
	await question(page).getByRole('button', { name: 'Discard changes' }).click();
	await expect(reason).toHaveCount(0);
	await expect(details).toBeVisible();
});

test('Back closes the menu and the search, and leaves the page where it is @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/bands');
	const bar = page.getByRole('navigation', { name: 'Main' });
	await bar.getByRole('link', { name: 'Home' }).tap();
	await expect(page).toHaveURL(/\/$/);
	for (const name of ['Search', 'Menu']) {
		await bar.getByRole('button', { name, exact: true }).tap();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page).toHaveURL(/\/$/);
	}
});
