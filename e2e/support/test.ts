import { test as base, expect, type Page } from '@playwright/test';
import { type Api, apiAs, type DemoRole } from './api.ts';
import { type ConsoleErrors, watchConsole } from './console-errors.ts';
import { type FestivalServer, startServer } from './festival-server.ts';
import { signInAs } from './sign-in.ts';

/** When every journey takes place: the Saturday of a festival, with everything under way. */
export const SATURDAY = '2026-08-22T17:30:00+02:00';

/** The demo at that time, the same in every run. */
function startFestival(): Promise<FestivalServer> {
	return startServer({ entry: 'demo', commandLine: ['--now', SATURDAY, '--seed', '1'] });
}

interface Fixtures {
	/** A server of the test's own, on a demo festival of its own. */
	readonly server: FestivalServer;
	/** Fails the test when the browser's console shows an error that the test did not name. */
	readonly consoleErrors: ConsoleErrors;
	/** Signs the page in through the login screen. */
	readonly signIn: (role: DemoRole, page?: Page) => Promise<void>;
	/** Calls the API as one of the demo's users. */
	readonly api: (role: DemoRole) => Promise<Api>;
}

/** Playwright's test, with a festival to run on. Every journey is written with this one. */
export const test = base.extend<Fixtures>({
	server: async ({ browserName: _ }, use) => {
		const server = await startFestival();
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
	signIn: async ({ page, server }, use) => use((role, other = page) => signInAs(other, server.url, role)),
	api: async ({ server }, use) => use((role) => apiAs(server.url, role)),
});

/**
 * The same on a festival that all journeys of a worker share: for those that only look, or change nothing that another
 * one looks at. Its clock has run on a little.
 */
export const sharedTest = test.extend<object, { standingServer: FestivalServer }>({
	standingServer: [
		async ({ browserName: _ }, use) => {
			const server = await startFestival();
			await use(server);
			await server.stop();
		},
		{ scope: 'worker' },
	],
	server: async ({ standingServer }, use) => use(standingServer),
});

export { expect };
