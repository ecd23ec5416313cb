import type { Page } from '@playwright/test';
import { settle } from './screens.ts';

interface Watched {
	/** Path of the screen that a link of the menu leads to. */
	to: string;
	/** Selectors of what is counted; the first is waited for. */
	counted: readonly string[];
	/** Selector of what must not move. */
	placed: string;
}

interface Layout {
	/** By `counted`. */
	counts: number[];
	/** Top and height in pixels of each that is placed. */
	places: number[][];
}

/** The layout of a screen of the menu when there is first something on it, and when it has settled. */
export async function firstAndSettledLayout(
	page: Page,
	{ to, counted, placed }: Watched,
): Promise<readonly [Layout, Layout]> {
	const measure = await page.evaluateHandle(
		(selectors) => () => ({
			counts: selectors.counted.map((selector) => document.querySelectorAll(selector).length),
			places: [...document.querySelectorAll(selectors.placed)].map((element) => {
				const { top, height } = element.getBoundingClientRect();
				return [top, height].map(Math.round);
			}),
		}),
		{ counted, placed },
	);
	const first = await page.evaluate(
		(watched) =>
			new Promise<Layout>((done) => {
				// The address is the new screen's a moment before the screen is: until then the rows are those of the one before.
				const before = document.querySelector(watched.awaited);
				new MutationObserver((_, observer) => {
					const awaited = document.querySelector(watched.awaited);
					if (location.pathname !== watched.to || !awaited || awaited === before) return;
					observer.disconnect();
					done(watched.measure());
				}).observe(document.body, { childList: true, subtree: true });
				document.querySelector<HTMLElement>(`nav a[href="${watched.to}"]`)?.click();
			}),
		{ to, awaited: counted[0] ?? '', measure },
	);
	await settle(page);
	return [first, await page.evaluate((again) => again(), measure)];
}
