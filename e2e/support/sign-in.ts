import { OFFSET_HEADER } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { apiLogin, type Credentials, type DemoRole, demoLogin } from './api.ts';

/** Signs in to the demo at `url` through the login screen, and waits until that has been left. */
export async function signInAs(page: Page, url: string, role: DemoRole): Promise<void> {
	await logIn(page, url, await demoLogin(url, role));
}

/** Logs in by hand to the server at `url`, and waits until the login screen has been left. */
export async function logIn(page: Page, url: string, { name, password }: Credentials): Promise<void> {
	await page.goto(`${url}/login`);
	await page.getByRole('textbox', { name: 'User' }).fill(name);
	await page.getByLabel(/^Password/).fill(password);
	await page.getByRole('button', { name: 'Login', exact: true }).click();
	await page.waitForURL((address) => address.pathname !== '/login');
}

/**
 * Stores on the page's device what a login at the server at `url` stores: the next address that is opened is opened signed
 * in. A journey about something else need not wait for the login screen.
 */
export async function storeLogin(page: Page, url: string, credentials: Credentials): Promise<void> {
	const { headers, body } = await apiLogin(url, credentials);
	const stored = {
		token: body.token,
		user: JSON.stringify(body.user),
		clockOffset: String(Date.parse(headers.get('date') ?? '') - Date.now()),
		utcOffset: headers.get(OFFSET_HEADER) ?? '',
	};
	// A page of the app's origin that runs nothing of the app.
	const blank = `${url}/blank`;
	await page.route(blank, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
	);
	await page.goto(blank);
	await page.unroute(blank);
	await page.evaluate((entries) => {
		for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
	}, stored);
}
