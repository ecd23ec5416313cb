import type { Page } from '@playwright/test';
import { demoLogin } from './support/api.ts';
import { snackbar } from './support/screen.ts';
import { logIn, signInAs } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const user = (page: Page) => page.getByRole('textbox', { name: 'User' });
const password = (page: Page) => page.getByLabel('Password');
const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('AUTH-01 AUTH-05 SHELL-03 a wrong password is reported for three seconds, the right one leads on @everywhere', async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(/401/);
	await page.goto('/vehicles');
	await expect(page).toHaveURL(/\/login\?redirect=%2Fvehicles$/);
	await expect(page.getByRole('heading', { name: 'Crossload' })).toBeVisible();
	await expect(logoutButton(page)).toHaveCount(0);
	await user(page).fill('lead');
	await password(page).fill('wrong');
	await loginButton(page).click();
	const failed = snackbar(page, 'Login failed');
	await expect(failed).toBeVisible();
	const shownAt = Date.now();
	await expect(page.getByText('Login failed'), 'shown once').toBeVisible();
	await expect(page.getByText('User or password is wrong.')).toBeVisible();
	await expect(failed).toHaveCount(0, { timeout: 8000 });
	expect(Date.now() - shownAt).toBeGreaterThan(2000);

	await password(page).fill('lead');
	await loginButton(page).click();
	await expect(page).toHaveURL(/\/vehicles$/);
	await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
});

test('AUTH-02 AUTH-03 the session outlives a reload, and the login screen leads home', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/me'));
	await page.goto('/bands');
	expect((await refreshed).status()).toBe(200);
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	await page.goto('/login');
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
});

test('AUTH-03 a refresh that fails is only logged', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	await signIn('lead');
	await page.goto('/');
	await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	const logged = page.waitForEvent('console', (message) => message.text().includes('The user could not be refreshed'));
	await page.reload();
	await logged;
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	await expect(snackbar(page, /./)).toHaveCount(0);
});

test('AUTH-06 REL-71 logging out leaves nothing on the device, nor is the login good for anything @everywhere', async ({
	page,
	signIn,
	isMobile,
}) => {
	await signIn('lead');
	await page.goto('/bands');
	const band = ((await page.locator('main a[data-opens-row]').first().textContent()) ?? '').trim();
	expect(band.length).toBeGreaterThan(3);
	const token = await storedToken(page);
	const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
	await logoutButton(page).click();
	if (isMobile) await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click();
	const response = await ended;
	expect(response.status()).toBe(204);
	expect((await response.allHeaders())['clear-site-data']).toBe('"cache"');
	await expect(page).toHaveURL(/\/login$/);
	const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
	expect(me.status()).toBe(401);
	await expect(logoutButton(page)).toHaveCount(0);
	expect(await storedToken(page)).toBeNull();
	expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
	expect(await page.evaluate(everythingStored)).not.toContain(band);
	await page.goto('/bands');
	await expect(page).toHaveURL(/\/login/);
});

test('AUTH-06 one tap on a phone logs nobody out @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await logoutButton(page).click();
	const question = page.getByRole('dialog', { name: 'Log out?' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	expect(await storedToken(page)).not.toBeNull();
	await expect(logoutButton(page)).toBeVisible();
});

test('AUTH-13 a login of which more than half has passed is renewed while it is used', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	const first = await storedToken(page);
	// The server is shown the token as it was signed; to the app it seems to be thirty hours old.
	let authorization: string | null = `Bearer ${first}`;
	await page.route('**/api/**', (route) =>
		route.continue(authorization ? { headers: { ...route.request().headers(), authorization } } : {}),
	);
	await page.evaluate(() => {
		const [head, body = '', proof] = (localStorage.getItem('token') ?? '').split('.');
		const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
		const older = btoa(JSON.stringify({ ...claims, iat: claims.exp - 30 * 3600 }));
		localStorage.setItem('token', [head, older.replace(/=+$/, ''), proof].join('.'));
	});
	const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/renew'));
	await page.reload();
	const { token } = await (await renewed).json();
	await expect.poll(() => storedToken(page)).toBe(token);
	// The route stays: where one is taken away, the browser may forget a request that is on its way.
	authorization = null;
	await page.getByRole('link', { name: 'Bands' }).click();
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
});

test('AUTH-13 ADM-01 one changes one’s own password and stays logged in @everywhere', async ({
	page,
	signIn,
	server,
	browser,
	isMobile,
	consoleErrors,
}) => {
	consoleErrors.expect(/403/);
	await signIn('lead');
	await page.goto('/');
	if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Change my password' }).click();
	const dialog = page.getByRole('dialog', { name: 'Change my password' });
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog.getByText('Required', { exact: true })).toHaveCount(3);
	await dialog.getByLabel(/^Current Password/).fill('wrong');
	await dialog.getByLabel(/^New Password/).fill('fresh');
	await dialog.getByLabel(/^Confirm Password/).fill('fresher');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog.getByText('Passwords must match.')).toBeVisible();
	await dialog.getByLabel(/^Confirm Password/).fill('fresh');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Failed to update password')).toBeVisible();
	await expect(dialog.getByText('This is not your password.')).toBeVisible();
	await dialog.getByLabel(/^Current Password/).fill('lead');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Password updated successfully')).toBeVisible();
	await expect(dialog).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	const other = await (await browser.newContext()).newPage();
	await logIn(other, server.url, { name: 'lead', password: 'fresh' });
	await other.context().close();
});

test('AUTH-06 REL-71 logging out leaves nothing of what was typed in other tabs', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	// What the other tab asks for while it opens may reach the server after the login has ended there.
	consoleErrors.expect(/401/);
	await signIn('admin');
	await page.goto('/');
	const other = await context.newPage();
	await other.goto('/band/add');
	await other.getByRole('textbox', { name: 'Name' }).fill('Moth Parade');
	const drafts = () => other.evaluate(() => JSON.stringify({ ...sessionStorage }));
	await expect.poll(drafts).toContain('Moth Parade');
	await logoutButton(page).click();
	await expect(other).toHaveURL(/\/login/);
	await expect.poll(drafts).not.toContain('Moth Parade');
});

test('AUTH-06 BAND-10 logging out over a changed form asks first', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/band/add');
	const name = page.getByRole('textbox', { name: 'Name' });
	await name.fill('Moth Parade');
	await logoutButton(page).click();
	const question = page.getByRole('dialog', { name: 'Log out without saving?' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	await expect(name).toHaveValue('Moth Parade');
	await name.fill('');
	await logoutButton(page).click();
	await expect(page).toHaveURL(/\/login/);
});

test('a browser that keeps nothing can be worked with', async ({ page }) => {
	await page.addInitScript(() => {
		const forbidden = {
			get(): never {
				throw new DOMException('Access is denied for this document.', 'SecurityError');
			},
		};
		Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden });
	});
	await page.goto('/');
	await user(page).fill('lead');
	await password(page).fill('lead');
	await loginButton(page).click();
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	await page.getByRole('link', { name: 'Bands' }).click();
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	await logoutButton(page).click();
	await expect(page).toHaveURL(/\/login/);
});

test('AUTH-04 a stored token whose time is over leads to the login', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await page.evaluate(() => {
		const [head, body = '', proof] = (localStorage.getItem('token') ?? '').split('.');
		const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
		const past = btoa(JSON.stringify({ ...claims, exp: claims.iat - 1 }));
		localStorage.setItem('token', [head, past.replace(/=+$/, ''), proof].join('.'));
	});
	await page.goto('/bands');
	await expect(page).toHaveURL(/\/login\?redirect=%2Fbands$/);
	expect(await storedToken(page)).toBeNull();
});

test('AUTH-04 a token that ends while a page is open leads to the login', async ({ page, server, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.clock.install();
	await signInAs(page, server.url, 'lead');
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	// The server's clock stays where it is: a response to what was sent before would put the page's clock back.
	await page.context().setOffline(true);
	await page.clock.fastForward('12:00:05');
	await expect(page).toHaveURL(/\/login/);
	expect(await storedToken(page)).toBeNull();
});

test('AUTH-05 a server that cannot be reached is called so', async ({ page, server, consoleErrors }) => {
	consoleErrors.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
	const { name } = await demoLogin(server.url, 'lead');
	await page.goto('/login');
	await user(page).fill(name);
	await password(page).fill(name);
	await server.stop();
	await loginButton(page).click();
	await expect(snackbar(page, 'The server cannot be reached.')).toBeVisible();
	await expect(page.getByText('Check the network, then try again.')).toBeVisible();
	await expect(page).toHaveURL(/\/login$/);
});

/** All that the pages of this origin keep on the device, as one text. */
async function everythingStored(): Promise<string> {
	const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
	for (const name of await caches.keys()) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			if (request.url.includes('/api/')) texts.push((await (await cache.match(request))?.text()) ?? '');
		}
	}
	for (const { name = '' } of await indexedDB.databases()) texts.push(await contentsOf(name));
	return texts.join('\n');

	async function contentsOf(name: string): Promise<string> {
		const database = await answerOf(indexedDB.open(name));
		const stores = [...database.objectStoreNames];
		const rows = await Promise.all(
			stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())),
		);
		database.close();
		return JSON.stringify(rows);
	}

	function answerOf<T>(request: IDBRequest<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	}
}
