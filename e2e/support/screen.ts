import type { Locator, Page } from '@playwright/test';

/** Title of the dashboard's list of loads. */
export const LOADS = 'Next Load-ins / -outs / Crossloads';

/** The one message at the lower edge. */
export function snackbar(page: Page, text: string | RegExp): Locator {
	return page.locator('.mantine-Notification-root, [data-message]').filter({ hasText: text });
}

/** What the top bar says while changes of others arrive. */
export function live(page: Page): Locator {
	return page.getByRole('status').filter({ hasText: /^Live$/ });
}

/** A part of a page by the title above it: 'Vehicles', 'Next Check-ins'. */
export function panel(page: Page, title: string): Locator {
	return page.getByRole('region', { name: title, exact: true });
}

/** The rows of a list that hold the text, whether it stands as a table or, on a phone, as lines. */
export function rows(within: Page | Locator, text: string | RegExp = ''): Locator {
	return within.locator('tbody tr:not([aria-hidden]), li:has(> [data-opens-row])').filter({ hasText: text });
}

export function headers(page: Page): Locator {
	return page.getByRole('columnheader');
}

export function field(page: Page, name: string): Locator {
	return page.getByRole('textbox', { name });
}

/** What the gate types into. */
export function gateField(page: Page): Locator {
	return field(page, 'Plate, band, driver or pass');
}

/** Chooses an option of a select by its words. */
export async function choose(page: Page, select: Locator, option: string | RegExp): Promise<void> {
	await select.click();
	await page.getByRole('option', { name: option }).click();
}

/** The times in the rows of lists that do not stand there whole, or reach into the next column: 'ended Fr 04:18'. */
export function cutTimes(page: Page): Promise<string[]> {
	return page.locator('main :is(td, li), main :is(td, li) *').evaluateAll((elements) =>
		elements
			.filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1)
			.filter((element) => element.localName === 'td' || getComputedStyle(element).overflowX !== 'visible')
			.map((element) => element.textContent)
			.filter((text) => /\d\d:\d\d|\d (?:min|h|d)\b/.test(text)),
	);
}

/** How far the page can be scrolled sideways, in pixels; nothing may. */
export function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
}
