import type { Page } from '@playwright/test';
import { type DemoRole, demoLogin } from './api.ts';

/** Signs in to the server at `url` through the login screen, and waits until that has been left. */
export async function signInAs(page: Page, url: string, role: DemoRole): Promise<void> {
	const { name, password } = await demoLogin(url, role);
	await page.goto(`${url}/login`);
	await page.getByRole('textbox', { name: 'User' }).fill(name);
	await page.getByLabel(/^Password/).fill(password);
	await page.getByRole('button', { name: 'Login', exact: true }).click();
	await page.waitForURL((address) => address.pathname !== '/login');
}
