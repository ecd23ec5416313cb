import type { Page } from '@playwright/test';

interface Watched {
	/** Path of the screen that a link of the menu leads to. */
	to: string;
	/** Selectors of what is counted; more of the first is what is waited for. */
	counted: readonly string[];
	/** Selector of what must not move. */
	placed: string;
}

interface Look {
	/** By `counted`. */
	counts: number[];
	/** Top and height in pixels of each that is placed. */
	places: number[][];
}

/** What a screen looked like when there was something on it, and when more had come: screens are drawn in two parts. */
export async function watchGrowth(page: Page, watched: Watched): Promise<readonly [first: Look, then: Look]> {
	return await page.evaluate(({ to, counted, placed }) => {
		const look = () => ({
			counts: counted.map((selector) => document.querySelectorAll(selector).length),
			places: [...document.querySelectorAll(placed)].map((element) => {
				const { top, height } = element.getBoundingClientRect();
				return [top, height].map(Math.round);
			}),
		});
		return new Promise<[Look, Look]>((done) => {
			let first: Look | null = null;
			new MutationObserver((_, observer) => {
				if (location.pathname !== to || !document.querySelector(placed)) return;
				const now = look();
				const count = now.counts[0] ?? 0;
				if (count === 0 || count === first?.counts[0]) return;
				if (first) {
					observer.disconnect();
					done([first, now]);
				} else first = now;
			}).observe(document.body, { childList: true, subtree: true });
			document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
		});
	}, watched);
}
