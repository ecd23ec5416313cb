import type { Browser, Page } from '@playwright/test';
import { newVisitor, PHONE, type SignedIn, slowPage, waitForPrefetch } from './web-browser.ts';
import { besideBareTables, type Figure, timeFigure } from './web-figures.ts';
import { timeBareTable } from './web-paint.ts';

const FIRST_VISIT_LIMIT = 2_500;
const SECOND_VISIT_LIMIT = 1_000;

/** What the page then writes to the console. */
const USABLE = 'The first screen can be used';

declare global {
	interface Window {
		/** Milliseconds from the navigation to when the menu that was tapped stood on the screen. */
		usableAfter?: number;
	}
}

interface FirstScreen {
	/** Over slow 4G. */
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How soon the dashboard can be used on a phone over slow 4G: on the first visit, and on the second. */
export async function measureFirstScreen(browser: Browser, options: FirstScreen): Promise<Figure[]> {
	const first: number[] = [];
	const second: number[] = [];
	const bare: number[] = [];
	for (let round = 0; round < options.rounds; round++) {
		const { address, signedIn } = options;
		const visitor = await newVisitor(browser, { address, signedIn, screen: PHONE });
		const page = await slowPage(visitor);
		first.push(await usableAfter(page, address));
		await waitForPrefetch(page);
		await page.close();
		second.push(await usableAfter(await slowPage(visitor), address));
		bare.push(await timeBareTable(visitor));
		await visitor.close();
	}
	return [
		besideBareTables(timeFigure('First screen usable, first visit', FIRST_VISIT_LIMIT, first), first, bare),
		besideBareTables(timeFigure('First screen usable, second visit', SECOND_VISIT_LIMIT, second), second, bare),
	];
}

/** Milliseconds until the dashboard has rows in each card and a tap on Menu has shown the menu. */
async function usableAfter(page: Page, address: string): Promise<number> {
	await page.addInitScript(watchForUse, USABLE);
	// Reported through the console: to ask for it, Playwright would have the slow page compile its own scripts on the way.
	const usable = page.waitForEvent('console', (message) => message.text() === USABLE);
	await page.goto(address, { waitUntil: 'commit' });
	await usable;
	return await page.evaluate(() => window.usableAfter ?? Number.NaN);
}

/** Runs in the page, from before its first script on. */
function watchForUse(message: string): void {
	let isTapped = false;
	const check = () => {
		const rows = document.querySelectorAll('main [data-opens-row]');
		const isLoading = document.querySelector('main [role="status"][aria-label="Loading..."]') !== null;
		if (rows.length > 0 && !isLoading && !isTapped) {
			isTapped = true;
			const buttons = [...document.querySelectorAll<HTMLElement>('nav button[aria-haspopup="dialog"]')];
			buttons.find(({ textContent }) => textContent === 'Menu')?.click();
		}
		if (isTapped && document.querySelector('dialog[open] nav')) {
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				window.usableAfter = performance.now();
				console.debug(message);
			};
			channel.port2.postMessage(null);
		} else requestAnimationFrame(check);
	};
	requestAnimationFrame(check);
}
