import type { Page } from '@playwright/test';
import { type Credentials, type DemoRole, demoLogin } from './api.ts';

/** Signs in to the server at `url` through the login screen, and waits until that has been left. */
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
