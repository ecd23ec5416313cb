import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, PHONE, type SignedIn, slowPage } from './web-browser.ts';
import { besideBareTables, type Figure, median, timeFigure } from './web-figures.ts';
import { watchFrames } from './web-frames.ts';
import { watchPaints } from './web-paint.ts';

/** Of the frames of a scroll, in milliseconds: the middle one, what at most 2 % may take longer than, and what none may. */
const FRAMES = { middle: 17, slow: 50, longest: 100 };
const SLOW_SHARE = 0.02;
const SCROLL_SECONDS = 5;

/** What is clicked in the list, there and back. */
const CHANGES = [
	{ name: 'Done hidden', there: 'Done hidden', back: 'Done shown' },
	{ name: 'day filter', there: 'Saturday', back: 'All Days' },
	{ name: 'sort by band', there: 'Band', back: 'Planned Time' },
] as const;

interface LongList {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly activities: number;
	/** Milliseconds for a filter or an order. */
	readonly limit: number;
	readonly rounds: number;
}

/** How fast a long list is filtered, sorted and scrolled. */
export async function measureLongList(browser: Browser, list: LongList): Promise<Figure[]> {
	const { address, signedIn, activities, limit, rounds } = list;
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await openList(await slowPage(visitor), address);
	const figures: Figure[] = [];
	for (const { name, there, back } of CHANGES) {
		const times: number[] = [];
		const bare: number[] = [];
		for (let round = 0; round < rounds; round++) {
			times.push(await click(page, there), await click(page, back));
			bare.push(await page.evaluate(() => window.bench.bareTable()));
		}
		figures.push(besideBareTables(timeFigure(`${activities} activities, ${name}`, limit, times), times, bare));
	}
	await click(page, 'Done hidden');
	figures.push(scrollFigure(`${activities} activities, scrolling`, await scrolls(page, rounds)));
	await visitor.close();
	const phone = await newVisitor(browser, { address, signedIn, screen: PHONE });
	const onPhone = await openList(await slowPage(phone), address);
	figures.push(scrollFigure(`${activities} activities, scrolling on a phone`, await scrolls(onPhone, rounds)));
	await phone.close();
	return figures;
}

async function openList(page: Page, address: string): Promise<Page> {
	await watchPaints(page);
	await page.goto(`${address}/activities`);
	await page.locator('main a[data-opens-row]').first().waitFor();
	// What the device fetches and keeps after a screen has opened is not what is measured here.
	await page.waitForTimeout(6_000);
	return page;
}

/** Clicks what bears these words, a filter or a column's head, and returns milliseconds until the list has followed. */
async function click(page: Page, words: string): Promise<number> {
	const wanted = page
		.locator('main')
		.locator('button, label')
		.filter({ hasText: new RegExp(`^${words}$`) });
	await wanted.first().evaluate((element) => element.setAttribute('data-bench', ''));
	try {
		return await page.evaluate(() => window.bench.change('[data-bench]'));
	} finally {
		await page.evaluate(() => document.querySelector('[data-bench]')?.removeAttribute('data-bench'));
	}
}

/** The frames of a scroll, in milliseconds. */
interface Scroll {
	readonly middle: number;
	readonly longest: number;
	/** Which part of the frames took longer than {@link FRAMES}.slow. */
	readonly slowShare: number;
}

async function scrolls(page: Page, rounds: number): Promise<Scroll[]> {
	const scrolled: Scroll[] = [];
	for (let round = 0; round < rounds; round++) scrolled.push(await scrollOnce(page, round % 2 === 0 ? 1 : -1));
	return scrolled;
}

async function scrollOnce(page: Page, direction: 1 | -1): Promise<Scroll> {
	const { width, height } = page.viewportSize() ?? DESKTOP.viewport;
	await page.mouse.move(width / 2, height / 2);
	const watched = page.evaluate(watchFrames, SCROLL_SECONDS);
	const end = performance.now() + SCROLL_SECONDS * 1_000;
	while (performance.now() < end) {
		await page.mouse.wheel(0, direction * 300);
		await page.waitForTimeout(30);
	}
	const frames = await watched;
	const slow = frames.filter((frame) => frame > FRAMES.slow).length;
	return { middle: median(frames), longest: Math.max(...frames), slowShare: slow / frames.length };
}

/** By the median of the scrolls; the longest frame is that of the worst scroll. */
function scrollFigure(name: string, scrolled: readonly Scroll[]): Figure {
	const middle = median(scrolled.map((scroll) => scroll.middle));
	const slowShare = median(scrolled.map((scroll) => scroll.slowShare));
	const longest = Math.max(...scrolled.map((scroll) => scroll.longest));
	const percent = (slowShare * 100).toFixed(1);
	return {
		name,
		target: `middle frame ≤ ${FRAMES.middle} ms, at most ${SLOW_SHARE * 100} % over ${FRAMES.slow}, none over ${FRAMES.longest}`,
		measured: `middle ${middle} ms, ${percent} % over ${FRAMES.slow}, longest ${longest} ms (${scrolled.length} scrolls of ${SCROLL_SECONDS} s)`,
		isMet: middle <= FRAMES.middle && slowShare <= SLOW_SHARE && longest <= FRAMES.longest,
	};
}
