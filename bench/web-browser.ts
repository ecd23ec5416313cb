import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_SWITCHES, provideChromium } from '../tools/chromium.ts';

/** A phone of the middle of the market is about so many times slower than the machine that develops. */
const SLOWER = 4;

const TIMEOUT_MS = 90_000;

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/**
 * Playwright enables V8's inspector, for which V8 looks up where each error was created. For those that React creates as it
 * loads it parses all of React's script again: 100 ms of a slow phone's start that no visitor has. With the source
 * positions kept at the first parse it need not.
 */
const EAGER_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

export function startBrowser(switches: readonly string[] = []): Promise<Browser> {
	const args = [...CHROMIUM_SWITCHES, EAGER_SOURCE_POSITIONS, ...switches];
	return chromium.launch({ executablePath: provideChromium(), args });
}

/** The response to a login, as the web app keeps it. */
export interface SignedIn {
	readonly token: string;
	readonly user: unknown;
}

/** Logs in as the user admin. */
export async function signIn(address: string, password: string): Promise<SignedIn> {
	const response = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'admin', password }),
	});
	if (!response.ok) throw new Error(`Login responded ${response.status}`);
	return (await response.json()) as SignedIn;
}

interface Visit {
	readonly address: string;
	/** Null for somebody who has yet to log in. */
	readonly signedIn: SignedIn | null;
	readonly screen: typeof PHONE | typeof DESKTOP;
}

/** A browser that has never been here, but for the session that it keeps. */
export function newVisitor(browser: Browser, { address, signedIn, screen }: Visit): Promise<BrowserContext> {
	const kept = signedIn && [
		{ name: 'token', value: signedIn.token },
		{ name: 'user', value: JSON.stringify(signedIn.user) },
	];
	const origins = kept ? [{ origin: address, localStorage: kept }] : [];
	return browser.newContext({ ...screen, storageState: { cookies: [], origins } });
}

/** A page on a slow processor; what is waited for may take the time that 20,000 activities need to come for the first time. */
export async function slowPage(visitor: BrowserContext): Promise<Page> {
	const page = await visitor.newPage();
	page.setDefaultTimeout(TIMEOUT_MS);
	await slowDown(await visitor.newCDPSession(page), SLOWER);
	return page;
}

function slowDown(session: CDPSession, rate: number): Promise<unknown> {
	return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits until the device has the app's files and every list, as after a first visit of some seconds. */
export async function waitForPrefetch(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await pollKeys(page, (keys) => keys.includes('vehicle-types'));
}

/** Waits until the device has stored all rows: of 20,000 activities only some seconds after the lists have come. */
export async function waitUntilStored(page: Page): Promise<void> {
	let before = '';
	let changedAt = performance.now();
	await pollKeys(page, (keys) => {
		if (keys !== before) changedAt = performance.now();
		before = keys;
		return performance.now() - changedAt > QUIET_MS;
	});
}

const POLLING_MS = 500;
/** Nothing more is stored after so many milliseconds without a new key. */
const QUIET_MS = 6_000;

/** Looks at the keys of what is stored, as text, until they are as they should be. */
async function pollKeys(page: Page, areThere: (keys: string) => boolean): Promise<void> {
	const start = performance.now();
	while (!areThere(await storedKeys(page))) {
		if (performance.now() - start > TIMEOUT_MS) throw new Error('The device has not stored every list in time');
		await page.waitForTimeout(POLLING_MS);
	}
}

/** The keys of what the device has stored, as text. */
function storedKeys(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const keys = await new Promise<unknown>((resolve) => {
			const opening = indexedDB.open('crossload');
			opening.onsuccess = () => {
				const reading = opening.result.transaction('stored').objectStore('stored').getAllKeys();
				reading.onsuccess = () => resolve(reading.result);
			};
		});
		return JSON.stringify(keys);
	});
}
