import type { Browser } from '@playwright/test';
import { DESKTOP, newVisitor, PHONE, type SignedIn } from './web-browser.ts';
import type { Figure } from './web-figures.ts';

const LIMIT = 0.01;

/** How long after its content has come a screen may still move, in milliseconds. */
const SETTLING = 1_000;

const SCREENS = [
	...['/', '/positions', '/bands', '/vehicles', '/activities', '/stages', '/persons', '/team-functions', '/users'],
	...['/band/1', '/vehicle/1', '/position/1', '/login'],
];

declare global {
	interface Window {
		/** The sum of all layout shifts that nobody asked for. */
		layoutShift: number;
	}
}

interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
}

interface Layout {
	/** Slow, so that there is something to be seen while a screen loads. */
	readonly address: string;
	readonly signedIn: SignedIn;
}

/** How much each screen jumps while it loads for the first time, on a desktop and on a phone. */
export async function measureLayout(browser: Browser, layout: Layout): Promise<Figure[]> {
	return [
		await worstOf('desktop', (path) => shiftOf(browser, { ...layout, screen: DESKTOP, path })),
		await worstOf('phone', (path) => shiftOf(browser, { ...layout, screen: PHONE, path })),
	];
}

async function worstOf(name: string, shift: (path: string) => Promise<number>): Promise<Figure> {
	const shifts: { path: string; value: number }[] = [];
	for (const path of SCREENS) shifts.push({ path, value: await shift(path) });
	shifts.sort((a, b) => b.value - a.value);
	const over = shifts.filter(({ value }) => value > LIMIT);
	const shown = (over.length > 0 ? over : shifts.slice(0, 1)).map(({ path, value }) => `${path} ${value.toFixed(4)}`);
	const measured = `${over.length > 0 ? 'over on' : 'largest on'} ${shown.join(', ')}`;
	return {
		name: `Layout shift of ${SCREENS.length} screens, ${name}`,
		target: `≤ ${LIMIT} each`,
		measured,
		isMet: over.length === 0,
	};
}

interface Opened extends Layout {
	readonly screen: typeof DESKTOP | typeof PHONE;
	readonly path: string;
}

async function shiftOf(browser: Browser, { address, signedIn, screen, path }: Opened): Promise<number> {
	const visitor = await newVisitor(browser, { address, signedIn: path === '/login' ? null : signedIn, screen });
	const page = await visitor.newPage();
	await page.addInitScript(watchLayout);
	await page.goto(address + path, { waitUntil: 'commit' });
	await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
	await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label="Loading..."]'));
	await page.waitForTimeout(SETTLING);
	const shift = await page.evaluate(() => window.layoutShift);
	await visitor.close();
	return shift;
}

/** Runs in the page. */
function watchLayout(): void {
	window.layoutShift = 0;
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
			if (!hadRecentInput) window.layoutShift += value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
}
