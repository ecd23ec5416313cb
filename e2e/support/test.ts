import { test as base, expect, type Page } from '@playwright/test';
import { type Api, apiAs, type DemoRole, demoLogin } from './api.ts';
import { type ConsoleErrors, watchConsole } from './console-errors.ts';
import { DemoHost, type HostedDemo } from './demo-host.ts';
import { awaitRoutes } from './routes.ts';
import { storeLogin } from './sign-in.ts';

/** When every journey takes place: the Saturday of a festival, with everything under way. */
export const SATURDAY = '2026-08-22T17:30:00+02:00';

/** The demo at that time, the same in every run. */
const COMMAND_LINE = ['--now', SATURDAY, '--seed', '1'];

interface Fixtures {
	/** A server of the test's own, on a demo festival of its own. */
	readonly server: HostedDemo;
	/** Fails the test when the browser's console shows an error that the test did not name. */
	readonly consoleErrors: ConsoleErrors;
	/** Has the page's device signed in: the journey opens the address that it begins at. */
	readonly signIn: (role: DemoRole, page?: Page) => Promise<void>;
	/** Calls the API as one of the demo's users. */
	readonly api: (role: DemoRole) => Promise<Api>;
}

/** Playwright's test, with a festival to run on. Every journey is written with this one. */
export const test = base.extend<Fixtures, { demoHost: DemoHost }>({
	demoHost: [
		async ({ browserName: _ }, use) => {
			const host = new DemoHost();
			await use(host);
			await host.stop();
		},
		{ scope: 'worker' },
	],
	server: async ({ demoHost }, use) => {
		const server = await demoHost.start(COMMAND_LINE);
		await use(server);
		await server.stop();
	},
	baseURL: async ({ server }, use) => use(server.url),
	consoleErrors: [
		async ({ context }, use) => {
			const errors = watchConsole(context);
			await use(errors);
			expect(errors.unexpected(), 'errors in the console').toEqual([]);
		},
		{ auto: true },
	],
	page: async ({ page }, use) => {
		awaitRoutes(page);
		await use(page);
	},
	signIn: async ({ page, server }, use) => {
		await use(async (role, other = page) => storeLogin(other, server.url, await demoLogin(server.url, role)));
	},
	api: async ({ server }, use) => use((role) => apiAs(server.url, role)),
});

export { expect };
