import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, type SignedIn, slowPage, waitForPrefetch } from './web-browser.ts';
import { type Figure, median, timeFigure } from './web-figures.ts';
import { watchPaints } from './web-paint.ts';

/** Milliseconds until the preview stands, for another choice in it, and for what is typed in the form. */
const LIMITS = { open: 150, choice: 50, typing: 50 };

/** The festival's estimates come after the first screen, and nobody taps before having looked, in milliseconds. */
const LOOKED = 400;

const DELAY = 'main tbody button[aria-label^="Delay…: Show"]';
const TIME = 'input[aria-label^="Planned time"]';
const BREAKS = 'section[aria-label="What this would break"]';

interface Usual {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How soon a delay's preview stands, follows another choice, and the form says what a typed time would break. */
export async function measurePlan(browser: Browser, { address, signedIn, rounds }: Usual): Promise<Figure[]> {
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await page.goto(`${address}/activities`);
	await waitForPrefetch(page);
	const opened: number[] = [];
	const chosen: number[] = [];
	const bare: number[] = [];
	// The first time fetches what the service worker has not given yet.
	await openPreview(page);
	for (let round = 0; round < rounds; round++) {
		opened.push(await openPreview(page));
		for (const by of ['30 min later', '10 min later', '5 min later']) chosen.push(await choose(page, by));
		bare.push(await page.evaluate(() => window.bench.bareTable()));
	}
	const typed = await typeTimes(page, { address, rounds });
	await visitor.close();
	const figures = [
		timeFigure('A tap on Delay… until its preview can be chosen from', LIMITS.open, opened),
		timeFigure('Another choice in the preview', LIMITS.choice, chosen),
		timeFigure('A time typed in the form until its findings stand', LIMITS.typing, typed),
	];
	const beside = `a bare table ${Math.round(median(bare))} ms`;
	return figures.map((figure) => ({ ...figure, measured: `${figure.measured}; ${beside}` }));
}

/** From the list; what was open before is closed. */
async function openPreview(page: Page): Promise<number> {
	await page.keyboard.press('Escape');
	await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
	await page.waitForTimeout(LOOKED);
	const time = await page.evaluate(
		(button) =>
			window.benchPaints.clickUntilComplete(button, () => document.querySelector('[role="dialog"] fieldset') !== null),
		DELAY,
	);
	await choose(page, '15 min later');
	return time;
}

async function choose(page: Page, name: string): Promise<number> {
	await page.waitForTimeout(LOOKED);
	return page.evaluate((choice) => {
		const dialog = window.benchPaints.found('[role="dialog"]');
		const before = dialog.querySelector('ul')?.textContent;
		const hasChanged = () => dialog.querySelector('ul')?.textContent !== before;
		return window.benchPaints.clickUntilComplete(`[role="dialog"] button[aria-label="${choice}"]`, hasChanged);
	}, name);
}

/** Types two times by turns of which each is in the way of something else. */
async function typeTimes(page: Page, { address, rounds }: Pick<Usual, 'address' | 'rounds'>): Promise<number[]> {
	const id = await page
		.locator(DELAY)
		.first()
		.evaluate((button) => {
			const link = button.closest('tr')?.querySelector('a');
			return new URL(link?.href ?? '').searchParams.get('activity');
		});
	await page.goto(`${address}/activity/${id}/edit`);
	await page.locator(BREAKS).waitFor({ state: 'attached' });
	const times: number[] = [];
	for (let round = 0; round < rounds * 2; round++) {
		await page.waitForTimeout(LOOKED);
		const text = round % 2 === 0 ? 'Sa 19:00–20:00' : 'Sa 21:00–22:30';
		times.push(
			await page.evaluate(
				async ([field, list, typed]) => {
					const { found, frame, painted } = window.benchPaints;
					const [input, region] = [found(field), found(list)];
					const before = region.textContent;
					const start = performance.now();
					Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
					input.dispatchEvent(new Event('input', { bubbles: true }));
					while (region.textContent === before && performance.now() - start < 5_000) await frame();
					return (await painted()) - start;
				},
				[TIME, BREAKS, text] as const,
			),
		);
	}
	return times;
}
