import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, type SignedIn, slowPage, waitForPrefetch } from './web-browser.ts';
import { bareTables, type Figure, median } from './web-figures.ts';
import { watchPaints } from './web-paint.ts';

/** Milliseconds in the middle of all ways, and for the slowest. */
const BETWEEN_SCREENS = { middle: 150, slowest: 250 };
const TO_DETAILS = { middle: 100, slowest: 100 };
/** Nobody goes on before having looked, in milliseconds. */
const LOOKED = 150;
const MENU = [
	'/',
	'/positions',
	'/bands',
	'/vehicles',
	'/activities',
	'/stages',
	'/persons',
	'/team-functions',
	'/users',
];

/** From each list the link that its first row, or card, opens. */
const DETAILS = [
	{ list: '/bands', link: 'main a[data-opens-row]', there: 'screen' },
	{ list: '/vehicles', link: 'main a[data-opens-row]', there: 'screen' },
	{ list: '/positions', link: 'main article a[href^="/position/"]', there: 'screen' },
	{ list: '/activities', link: 'main a[data-opens-row]', there: 'dialog' },
] as const;

type Details = (typeof DETAILS)[number];

interface ScreenChanges {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How long it takes from a click to another screen with its rows: each pair of the menu, and from lists to details. */
export async function measureScreenChanges(browser: Browser, options: ScreenChanges): Promise<Figure[]> {
	const { address, signedIn, rounds } = options;
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await page.goto(address);
	await waitForPrefetch(page);
	await visitAll(page);
	const taken = new Map<string, number[]>();
	const note = (name: string, time: number) => taken.set(name, [...(taken.get(name) ?? []), time]);
	const bare: number[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const [from, to] of pairs()) {
			await open(page, from);
			await page.waitForTimeout(LOOKED);
			note(`${from} → ${to}`, await open(page, to));
			await page.waitForTimeout(LOOKED);
			bare.push(await page.evaluate(() => window.bench.bareTable()));
		}
		for (const details of DETAILS) note(`${details.list} → details`, await openDetails(page, details));
	}
	await visitor.close();
	return [
		figureOf('Between screens of the menu', { taken, bare, isDetails: false, limits: BETWEEN_SCREENS }),
		figureOf('From a list to details', { taken, bare, isDetails: true, limits: TO_DETAILS }),
	];
}

/** Has each screen's code loaded. */
async function visitAll(page: Page): Promise<void> {
	for (const path of MENU.slice(1)) await open(page, path);
	for (const details of DETAILS) await openDetails(page, details);
}

function pairs(): (readonly [string, string])[] {
	return MENU.flatMap((from) => MENU.filter((to) => to !== from).map((to) => [from, to] as const));
}

async function open(page: Page, path: string): Promise<number> {
	if (new URL(page.url()).pathname === path) return 0;
	return await page.evaluate((to) => window.bench.open(`nav a[href="${to}"]`, to), path);
}

async function openDetails(page: Page, { list, link, there }: Details): Promise<number> {
	await open(page, list);
	await page.waitForTimeout(LOOKED);
	const href = (await page.locator(link).first().getAttribute('href')) ?? '';
	const target = there === 'dialog' ? there : href;
	const time = await page.evaluate(([to, stands]) => window.bench.open(`main a[href="${to}"]`, stands), [
		href,
		target,
	] as const);
	if (there === 'dialog') {
		await page.keyboard.press('Escape');
		await page.locator('[role="dialog"] dl').waitFor({ state: 'detached' });
	}
	return time;
}

interface Ways {
	readonly taken: ReadonlyMap<string, readonly number[]>;
	/** What a bare table took meanwhile. */
	readonly bare: readonly number[];
	readonly isDetails: boolean;
	readonly limits: { readonly middle: number; readonly slowest: number };
}

/** By the median of each way. */
function figureOf(name: string, { taken, bare, isDetails, limits }: Ways): Figure {
	const ways = [...taken].filter(([way]) => way.endsWith('details') === isDetails);
	const medians = ways.map(([way, times]) => ({ way, time: median(times) })).sort((a, b) => b.time - a.time);
	const [slowest] = medians;
	if (!slowest) throw new Error('No way was taken');
	const middle = Math.round(median(medians.map(({ time }) => time)));
	const measured = `middle of ${medians.length} ways ${middle} ms, slowest ${Math.round(slowest.time)} ms (${slowest.way}; ${bareTables(slowest.time, bare)})`;
	const isMet = middle <= limits.middle && slowest.time <= limits.slowest;
	return { name, target: `≤ ${limits.middle} ms in the middle, ${limits.slowest} ms the slowest`, measured, isMet };
}
