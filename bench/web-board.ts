import type { Browser, Page } from '@playwright/test';
import { elementsFigure } from './web-board-elements.ts';
import { dragFigure, liveFigure, openAtPlanned, watchStream } from './web-board-moves.ts';
import { DESKTOP, newVisitor, type SignedIn, slowPage, waitForPrefetch, waitUntilStored } from './web-browser.ts';
import { besideBareTables, type Figure, median, timeFigure } from './web-figures.ts';
import { watchFrames } from './web-frames.ts';
import { watchPaints } from './web-paint.ts';

/** Milliseconds until the usual festival's board stands; of the frames of a move, the middle one and the longest. */
const LIMITS = { open: 150, middle: 34, longest: 100 };

/** How long a move is watched. */
const SECONDS = 3;

const BLOCK = 'main [data-block]';

interface Visit {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How soon the board of a usual festival stands after the click that leads to it. */
export async function measureBoard(browser: Browser, { address, signedIn, rounds }: Visit): Promise<Figure[]> {
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await watchStream(page);
	await page.goto(`${address}/`);
	await waitForPrefetch(page);
	const times: number[] = [];
	const bare: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		times.push(
			await page.evaluate(
				(block) =>
					window.benchPaints.clickUntilComplete('a[href="/plan"]', () => document.querySelector(block) !== null),
				BLOCK,
			),
		);
		bare.push(await page.evaluate(() => window.bench.bareTable()));
		await page.locator('a[href="/help"]').first().click();
		await page.locator(BLOCK).first().waitFor({ state: 'detached' });
		await page.waitForTimeout(400);
	}
	const moves = await moveFigures(page, { address, signedIn, festival: 'A usual festival', rounds, by: 'bands' });
	await visitor.close();
	// The first time fetches what the service worker has not given yet.
	const opened = times.slice(1);
	const figure = timeFigure('The board of a usual festival after the click', LIMITS.open, opened);
	return [besideBareTables(figure, opened, bare), ...moves];
}

/** How the board of 20,000 activities moves that 200 positions share evenly. */
export function measureEvenBoard(browser: Browser, visit: Visit): Promise<Figure[]> {
	return measureLanes(browser, visit, { by: 'positions', lanes: '200 positions', drags: true });
}

/** How the board of 20,000 activities moves: a lane for each of 1,000 bands, and one for each of some 300 positions. */
export async function measureLargeBoard(browser: Browser, visit: Visit): Promise<Figure[]> {
	return [
		...(await measureLanes(browser, visit, { by: 'bands', lanes: 'bands', drags: true })),
		...(await measureLanes(browser, visit, { by: 'positions', lanes: 'positions', drags: false })),
	];
}

interface Lanes {
	readonly by: 'bands' | 'positions';
	/** In words. */
	readonly lanes: string;
	/** Whether one activity is moved as well. */
	readonly drags: boolean;
}

/** How lanes of a kind move, and how much stands in their page. */
async function measureLanes(browser: Browser, { address, signedIn, rounds }: Visit, kind: Lanes): Promise<Figure[]> {
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await watchStream(page);
	await page.goto(`${address}/plan?by=${kind.by}`);
	await page.locator(BLOCK).first().waitFor();
	// What the device fetches and keeps after a screen has opened is not what is measured here.
	await waitForPrefetch(page);
	await waitUntilStored(page);
	const { width, height } = DESKTOP.viewport;
	await page.mouse.move(width / 2, height / 2);
	const sign = (round: number) => (round % 2 === 0 ? 1 : -1);
	const name = `20,000 activities on the board by ${kind.lanes}`;
	const figures = [
		await moveFigure(page, `${name}, sideways`, { rounds, move: (round) => page.mouse.wheel(sign(round) * 120, 0) }),
		await moveFigure(page, `${name}, up and down`, { rounds, move: (round) => page.mouse.wheel(0, sign(round) * 120) }),
		await zoomFigure(page, `${name}, zooming`, rounds),
	];
	if (kind.drags)
		figures.push(
			...(await moveFigures(page, { address, signedIn, festival: '20,000 activities', rounds, by: kind.by })),
		);
	figures.push(await elementsFigure(page, `by ${kind.lanes}`));
	await visitor.close();
	return figures;
}

/** One is dragged, and one is changed by somebody else. */
async function moveFigures(
	page: Page,
	measured: Visit & { readonly festival: string; readonly by: Lanes['by'] },
): Promise<Figure[]> {
	const id = await openAtPlanned(page, measured);
	return [await dragFigure(page, id, measured), await liveFigure(page, id, measured)];
}

interface Move {
	readonly rounds: number;
	readonly move: (round: number) => Promise<unknown>;
}

async function moveFigure(page: Page, name: string, { rounds, move }: Move): Promise<Figure> {
	const frames: number[][] = [];
	for (let round = 0; round < rounds; round++) {
		const watched = page.evaluate(watchFrames, SECONDS);
		const end = performance.now() + SECONDS * 1_000;
		while (performance.now() < end) {
			await move(round);
			await page.waitForTimeout(30);
		}
		frames.push(await watched);
	}
	return framesFigure(name, frames);
}

/** There and back by the buttons, a step at a time. */
async function zoomFigure(page: Page, name: string, rounds: number): Promise<Figure> {
	const less = await middleOf(page, 'Show more time');
	const more = await middleOf(page, 'Show less time');
	const frames: number[][] = [];
	for (let round = 0; round < rounds; round++) {
		const watched = page.evaluate(watchFrames, SECONDS);
		for (const { x, y } of [less, more]) {
			await page.mouse.click(x, y);
			await page.waitForTimeout(600);
		}
		frames.push(await watched);
	}
	return framesFigure(name, frames);
}

/** Where a button is: to look for it by its role, Playwright would keep the page busy in the frames that are watched. */
async function middleOf(page: Page, button: string): Promise<{ x: number; y: number }> {
	const box = await page.getByRole('button', { name: button }).boundingBox();
	if (!box) throw new Error(`'${button}' is not drawn`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function framesFigure(name: string, rounds: readonly (readonly number[])[]): Figure {
	const middle = median(rounds.map(median));
	const longest = Math.max(...rounds.flat());
	return {
		name,
		target: `middle frame ≤ ${LIMITS.middle} ms, none over ${LIMITS.longest}`,
		measured: `middle ${middle} ms, longest ${longest} ms (${rounds.length} times ${SECONDS} s)`,
		isMet: middle <= LIMITS.middle && longest <= LIMITS.longest,
	};
}
