import type { Locator, Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { choose, panel, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** The server refuses without a word. */
const wordless = { status: 409, json: { message: '' } };

test('ACT-09 what fails without a message gets the app’s own', async ({ page, server, signIn, consoleErrors }) => {
	consoleErrors.expect(/409/);
	const { id } = await lateActivity(server.url);
	await signIn('admin');
	await page.goto(`/activities?activity=${id}`);
	const details = page.getByRole('dialog');
	await page.route('**/api/activity/*/start', (route) => route.fulfill(wordless));
	await details.getByRole('button', { name: 'Start' }).click();
	await expect(snackbar(page, 'Failed to start activity')).toBeVisible();
	await expect(details).toContainText('Nothing happend yet');

	await page.route('**/api/activity/*/end', (route) => route.fulfill(wordless));
	await details.getByRole('button', { name: 'Done' }).click();
	await expect(snackbar(page, 'Failed to mark activity as done')).toBeVisible();

	await page.route(`**/api/activity/${id}`, (route) => route.fulfill(wordless));
	await details.getByRole('button', { name: 'Remove' }).click();
	await page
		.getByRole('dialog')
		.filter({ hasText: 'Are you sure you want to remove this activity?' })
		.getByRole('button', { name: 'Remove' })
		.click();
	await expect(snackbar(page, 'Failed to remove activity')).toBeVisible();
});

test('ACT-05 ACT-17 details and a save that fail without a message get the app’s own', async ({
	page,
	server,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/404|409/);
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	await page.goto('/');
	await page.route('**/api/activity/999999', (route) => route.fulfill({ ...wordless, status: 404 }));
	await page.goto('/activities?activity=999999');
	await expect(snackbar(page, 'Unknown error')).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await page.goto(`/activity/${id}/edit`);
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Six hands');
	await page.route(`**/api/activity/${id}`, (route) => route.fulfill(wordless));
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(snackbar(page, 'Error saving activity')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Info / Notes' })).toHaveValue('Six hands');
});

test('ADM-01 ADM-06 a password and a function that cannot be saved show an error', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	const broken = { status: 500, json: { message: 'Broken' } };
	await signIn('admin');
	await page.goto('/users');
	await page.getByRole('button', { name: 'Update Password: crew' }).click();
	const password = page.getByRole('dialog', { name: 'Update Password' });
	await page.route('**/api/user/pw/*', (route) => route.fulfill(broken));
	await password.getByLabel(/^New Password/).fill('another');
	await password.getByLabel(/^Confirm Password/).fill('another');
	await password.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Failed to update password')).toBeVisible();

	await page.goto('/team-functions');
	await page.getByRole('button', { name: 'Edit: Gate' }).click();
	const changed = page.getByRole('dialog', { name: 'Edit Function' });
	await page.route('**/api/functions/*', (route) => route.fulfill(broken));
	await changed.getByRole('textbox', { name: 'Function Name' }).fill('Gates');
	await changed.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Error saving function. Please try again.')).toBeVisible();
	await expect(changed.getByRole('textbox', { name: 'Function Name' })).toHaveValue('Gates');
});

test('POS-04 a position on its way says so', async ({ page, signIn }) => {
	let release = () => {};
	const asked = new Promise<void>((resolve) => {
		release = resolve;
	});
	for (const path of ['**/api/positions', '**/api/positions/vehicles']) {
		await page.route(path, async (route) => {
			await asked;
			await route.continue();
		});
	}
	await signIn('crew');
	await page.goto('/position/1');
	await expect(page.getByText('Loading...')).toBeVisible();
	release();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
	await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('ACT-17 a form that cannot be begun says so, and leads to the activities who came from nowhere', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activity/new/band/999999');
	await expect(snackbar(page, 'Initialization failed')).toBeVisible();
	await expect(page).toHaveURL('/activities');
});

test('ACT-17 a form that lacks what it offers says why and leads back', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	await page.route('**/api/stages', (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
	await signIn('lead');
	await page.goto('/position/1');
	await panel(page, 'Activities').getByRole('link', { name: 'Add' }).click();
	await expect(snackbar(page, 'Out of order')).toBeVisible();
	await expect(page).toHaveURL('/position/1');
});

/**
 * Presses the button in vain, then once more when the server is well again. The second time the page may have asked by
 * itself just before, so that the button is gone: a key waits for none.
 */
async function tryAgain(page: Page, button: Locator, address: RegExp): Promise<void> {
	const asked = page.waitForRequest(address);
	await button.click();
	await asked;
	await button.focus();
	await page.unrouteAll();
	await page.keyboard.press('Enter');
}

test('POS-04 POS-05 a position that cannot be loaded shows an error, and is asked for again', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	await page.route('**/api/positions', (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
	await page.route('**/api/positions/vehicles', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
	await signIn('admin');
	await page.goto('/position/edit/1');
	await expect(page.getByText('Failed to load position data.')).toBeVisible();
	await page.goto('/position/1');
	await expect(page.getByText('Failed to load position details')).toBeVisible();
	await tryAgain(page, page.getByRole('button', { name: /again/i }), /\/api\/positions/);
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Position');
	await expect(page.getByText('Failed to load position details')).toHaveCount(0);
});

for (const [what, path] of [
	['BAND-05 a band', '/band/1'],
	['VEH-03 a vehicle', '/vehicle/1'],
	['POS-04 a position', '/position/1'],
] as const) {
	test(`${what} is shown without the activities that cannot be loaded, and they are asked for again`, async ({
		page,
		signIn,
		consoleErrors,
	}) => {
		consoleErrors.expect(/500/);
		await page.route('**/api/activities', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
		await signIn('crew');
		await page.goto(path);
		const activities = panel(page, 'Activities');
		await expect(activities.getByRole('alert')).toContainText('This could not be loaded.');
		await tryAgain(page, activities.getByRole('button', { name: 'Try again' }), /\/api\/activities/);
		await expect(activities.getByRole('alert')).toHaveCount(0);
		await expect(activities.getByRole('table')).toBeVisible();
	});
}

/** Pulls the snackbar sideways by so many pixels, with a finger where there are fingers. */
async function pull(page: Page, by: number, isTouch: boolean): Promise<void> {
	const box = await snackbar(page, /./).boundingBox();
	const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 16];
	if (!isTouch) {
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + by, y, { steps: 6 });
		await page.mouse.up();
		return;
	}
	const devtools = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
		devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
	await touch('touchStart', x);
	for (let step = 1; step <= 6; step += 1) await touch('touchMove', x + (by * step) / 6);
	await touch('touchEnd', x + by);
}

test('SHELL-03 the snackbar is swiped away, before its time is up @everywhere', async ({ page, signIn, isMobile }) => {
	await page.clock.install();
	await signIn('lead');
	await page.goto('/band/38');
	const shown = snackbar(page, 'Status updated successfully');
	await choose(page, page.getByRole('combobox', { name: 'Status' }), /Load in$/);
	await expect(shown).toBeVisible();
	// Of its three seconds two are over at the end, however long the pulls take.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	await pull(page, 30, isMobile);
	await page.clock.runFor(500);
	await expect(shown).toBeVisible();
	await pull(page, 160, isMobile);
	await page.clock.runFor(500);
	await expect(shown).toHaveCount(0);
});

test('a form says that it cannot be saved without a network, before anyone types', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	await signIn('admin');
	await page.goto('/');
	const note = page.getByText('Offline: this can be saved once the network is back.');
	for (const path of ['/activity/new', '/band/add', '/vehicle/add', '/position/add']) {
		await page.goto(path);
		await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
		await expect(note).toHaveCount(0);
		await context.setOffline(true);
		await expect(note).toBeVisible();
		await context.setOffline(false);
		await expect(note).toHaveCount(0, { timeout: 20_000 });
	}
});

test('what the top bar can do without takes no screen away when it cannot be fetched', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_FAILED/);
	await page.route(/assets\/(alert-pill|setup-link)-.*\.js/, (route) => route.abort());
	await signIn('admin');
	await page.goto('/bands');
	await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
});

test('without its strip of alerts a phone’s dashboard is whole @phone', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/ERR_FAILED/);
	await page.setViewportSize({ width: 412, height: 915 });
	await page.route(/assets\/alert-strip-.*\.js/, (route) => route.abort());
	await signIn('admin');
	await page.goto('/');
	await expect(page.getByRole('button', { name: /^Delay/ }).first()).toBeVisible();
	await expect(page.getByRole('link', { name: /alerts?$/ })).toHaveCount(0);
});
