import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { breakStorage } from './support/broken-storage.ts';
import { lateActivity } from './support/late-activity.ts';
import { live, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Connection' });

test.beforeEach(({ consoleErrors }) =>
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/),
);

for (const path of ['/', '/bands']) {
	test(`USE-09 ${path} opens though the device’s database never does`, async ({ page, signIn, server }) => {
		await breakStorage(page, 'open-hangs');
		await signIn('lead');
		await page.goto(`${server.url}${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
	});
}

for (const fault of ['open-hangs', 'open-fails', 'put-fails', 'transaction-aborts'] as const) {
	test(`USE-09 with a database whose ${fault} a tap without a network outlasts a reload and arrives`, async ({
		page,
		context,
		server,
		signIn,
		api,
	}) => {
		const activity = await lateActivity(server.url);
		await breakStorage(page, fault);
		await signIn('lead');
		await page.goto(`${server.url}/activities?activity=${activity.id}`);
		await expect(live(page)).toBeVisible();
		await context.setOffline(true);
		await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
		await expect(strip(page)).toContainText('1 unsent');
		await context.setOffline(false);
		await page.reload();
		const lead = await api('lead');
		const start = async () => (await lead.call<Activity>('GET', `/activity/${activity.id}`)).body.start;
		await expect.poll(start, { timeout: 20_000 }).not.toBeNull();
	});
}

test('USE-09 a tap that the device cannot store at all is said to last as long as the page, and is sent from there', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('Full', 'QuotaExceededError');
		};
	});
	await context.setOffline(true);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await expect(snackbar(page, /this device cannot store it/)).toBeVisible();
	await expect(strip(page)).toContainText('Keep this page open until it is sent.');
	await context.setOffline(false);
	await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
	const { body } = await (await api('lead')).call<Activity>('GET', `/activity/${activity.id}`);
	expect(body.start).not.toBeNull();
});

test('USE-09 what could not be stored is never shown as live after a reload', async ({ page, server, signIn, api }) => {
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	const stored = () => page.evaluate(() => document.documentElement.dataset['puts'] ?? '');
	await signIn('lead');
	await page.goto(`${server.url}/bands`);
	await expect(live(page)).toBeVisible();
	await breakStorage(page, 'activities-fail');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, {})).status).toBe(200);
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await expect.poll(stored).toContain('activities');
	await page.reload();
	await expect(live(page)).toBeVisible();
	await expect(page.getByRole('dialog')).toContainText('Started at');
});

test('USE-10 undo of a Start whose request is slow leaves the activity as it was', async ({
	page,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	let respond: () => void = () => {};
	const slow = new Promise<void>((resolve) => {
		respond = resolve;
	});
	await page.route('**/api/activity/*/start', async (route) => {
		await slow;
		await route.continue();
	});
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await strip(page)
		.getByRole('button', { name: /unsent/ })
		.click();
	await strip(page)
		.getByRole('button', { name: /^Undo: Start/ })
		.click();
	const done = page.waitForResponse(
		(response) => response.request().method() === 'PUT' && /\/start$/.test(response.url()),
	);
	respond();
	await done;
	await expect(strip(page)).toHaveCount(0);
	const { body } = await lead.call<Activity>('GET', `/activity/${activity.id}`);
	expect(body.start).toBeNull();
});

test('USE-10 a Start that meets a 500 is sent again with its time; one that always does can be tried again', async ({
	page,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	let isBroken = true;
	await page.route('**/api/activity/*/start', (route) =>
		isBroken ? route.fulfill({ status: 500, json: { message: 'Out of order' } }) : route.continue(),
	);
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	// Said by a message as well, when the last of the tries fails while the tap still waits for it.
	await expect(strip(page)).toContainText('Out of order');
	await expect(strip(page).getByRole('button', { name: /^Dismiss: Start/ })).toBeVisible();
	await page.keyboard.press('Escape');
	isBroken = false;
	await strip(page)
		.getByRole('button', { name: /^Try again: Start/ })
		.click();
	await expect(strip(page)).toHaveCount(0);
	const { body } = await lead.call<Activity>('GET', `/activity/${activity.id}`);
	expect(body.start).not.toBeNull();
});
