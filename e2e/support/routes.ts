import type { Page } from '@playwright/test';

const PROBE = /\/\?is-routed$/;
const INTERCEPTED = 204;
const TRIES = 200;

/**
 * Makes `page.route` end once an open page's requests really pass its routes. Chromium says so a moment too early: of
 * 480 requests that a key press sent right afterwards, 2 went to the server past the route.
 */
export function awaitRoutes(page: Page): void {
	const route = page.route.bind(page);
	page.route = async (...request) => {
		const registered = await route(...request);
		if (!page.url().startsWith('http')) return registered;
		const probe = await route(PROBE, (probed) => probed.fulfill({ status: INTERCEPTED }));
		await page.evaluate(fetchUntilIntercepted, { INTERCEPTED, TRIES });
		await probe.dispose();
		return registered;
	};
}

async function fetchUntilIntercepted({ INTERCEPTED, TRIES }: { INTERCEPTED: number; TRIES: number }): Promise<void> {
	// A service worker's requests pass the routes of the context alone.
	if (navigator.serviceWorker.controller) return;
	for (let tried = 0; tried < TRIES; tried += 1) {
		if ((await fetch('/?is-routed')).status === INTERCEPTED) return;
	}
	throw new Error('The requests of the page do not pass its routes');
}
