import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, PHONE, type SignedIn, slowPage } from './web-browser.ts';
import { bareTables, type Figure, median, timeFigure } from './web-figures.ts';
import { watchPaints } from './web-paint.ts';

const FRAME_LIMIT = 50;
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
		const figure = timeFigure(`${activities} activities, ${name}`, limit, times);
		figures.push({ ...figure, measured: `${figure.measured}; ${bareTables(median(times), bare)}` });
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

/** Clicks what bears these words, a filter or a column's head, and answers milliseconds until the list has followed. */
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

/**
 * The longest frame of a scroll and the longest that scripts and layout kept the page busy for one, 0 if never longer than
 * the limit, in milliseconds.
 */
interface Scroll {
	readonly frame: number;
	readonly busy: number;
	readonly overLimit: number;
}

async function scrolls(page: Page, rounds: number): Promise<Scroll[]> {
	const scrolled: Scroll[] = [];
	for (let round = 0; round < rounds; round++) scrolled.push(await scrollOnce(page, round % 2 === 0 ? 1 : -1));
	return scrolled;
}

async function scrollOnce(page: Page, direction: 1 | -1): Promise<Scroll> {
	const { width, height } = page.viewportSize() ?? DESKTOP.viewport;
	await page.mouse.move(width / 2, height / 2);
	const watched = page.evaluate(watchFrames, { seconds: SCROLL_SECONDS, limit: FRAME_LIMIT });
	const end = performance.now() + SCROLL_SECONDS * 1_000;
	while (performance.now() < end) {
		await page.mouse.wheel(0, direction * 300);
		await page.waitForTimeout(30);
	}
	return await watched;
}

/** Runs in the page for so many seconds. */
async function watchFrames({ seconds, limit }: { seconds: number; limit: number }): Promise<Scroll> {
	let busy = 0;
	const observer = new PerformanceObserver((entries) => {
		// What was beyond 50 ms of it: the duration also counts how long a frame that was asked for waited for its turn.
		for (const { blockingDuration } of entries.getEntries() as (PerformanceEntry & { blockingDuration: number })[]) {
			if (blockingDuration > 0) busy = Math.max(busy, limit + blockingDuration);
		}
	});
	observer.observe({ type: 'long-animation-frame' });
	const frames: number[] = [];
	const start = performance.now();
	let last = start;
	while (last - start < seconds * 1_000) {
		const at = await new Promise<number>((next) => requestAnimationFrame(next));
		// In whole milliseconds: three pictures of a screen are 50 ms, give or take the clock's rounding.
		frames.push(Math.round(at - last));
		last = at;
	}
	observer.disconnect();
	return { frame: Math.max(...frames), busy, overLimit: frames.filter((frame) => frame > limit).length };
}

function scrollFigure(name: string, scrolled: readonly Scroll[]): Figure {
	const frame = median(scrolled.map((scroll) => scroll.frame));
	const busy = median(scrolled.map((scroll) => scroll.busy));
	const over = median(scrolled.map((scroll) => scroll.overLimit));
	const most = Math.max(...scrolled.map((scroll) => scroll.overLimit));
	const measured = `longest frame ${frame} ms, scripts and layout ${busy === 0 ? 'under 50' : Math.round(busy)} ms, ${over} frames over (medians of ${scrolled.length} scrolls of ${SCROLL_SECONDS} s, at most ${most} over)`;
	return { name, target: `no frame over ${FRAME_LIMIT} ms`, measured, isMet: Math.max(frame, busy) <= FRAME_LIMIT };
}
