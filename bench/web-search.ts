import type { Vehicle } from '@crossload/contract';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, PHONE, type SignedIn, slowPage } from './web-browser.ts';
import { callerOf } from './web-caller.ts';
import { bareTables, type Figure, median, timeFigure } from './web-figures.ts';
import { type TypingTimes, watchPaints } from './web-paint.ts';

const LIMIT = 50;
const THERE = { field: '[role="combobox"][aria-autocomplete="list"]', list: '[role="listbox"]' };
const GATE = { field: 'search input', list: 'main' };

/** The device fetches all lists by itself once a screen stands, and an opened search reads them; in milliseconds. */
const FETCHING = 20_000;
const READING = 1_500;

interface Stressed {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How soon the search over a festival of the stress size lists what it finds, letter by letter. */
export async function measureSearch(browser: Browser, { address, signedIn, rounds }: Stressed): Promise<Figure[]> {
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await page.goto(`${address}/help`);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.waitForTimeout(FETCHING);
	const vehicles = await callerOf(address, signedIn)<Vehicle[]>('GET', '/vehicles');
	const letters: TypingTimes[] = [];
	const bare: number[] = [];
	for (let round = 0; round < rounds; round++) {
		await page.keyboard.press('Control+k');
		await page.locator(THERE.field).waitFor();
		await page.waitForTimeout(READING);
		for (const query of queriesFrom(vehicles, round)) letters.push(...(await typeLetters(page, query, THERE)));
		await page.keyboard.press('Escape');
		await page.locator(THERE.field).waitFor({ state: 'detached' });
		bare.push(await page.evaluate(() => window.bench.bareTable()));
	}
	await visitor.close();
	const figure = timeFigure(
		'Search of 1,000 bands, 6,000 vehicles, 20,000 activities: a letter until its finds are listed',
		LIMIT,
		letters.map(({ listed }) => listed),
	);
	const painted = median(letters.map((letter) => letter.painted));
	const measured = `${figure.measured}; painted after ${Math.round(painted)} ms, ${bareTables(painted, bare)}`;
	return [{ ...figure, measured }];
}

/** The beginnings of a plate, a band and a driver, others in each round. */
function queriesFrom(vehicles: readonly Vehicle[], round: number): string[] {
	const known = vehicles.filter(({ licence_plate, driver }) => licence_plate !== null && driver !== null);
	const { licence_plate, driver, band } = known[(round * 997) % known.length] ?? {};
	return [licence_plate ?? '', band?.name ?? '', driver ?? ''].map((text) => text.slice(0, 8));
}

/** How soon the gate's one field shows what it finds, letter by letter (GATE-03). */
export async function measureGate(browser: Browser, { address, signedIn, rounds }: Stressed): Promise<Figure[]> {
	const visitor = await newVisitor(browser, { address, signedIn, screen: PHONE });
	const page = await slowPage(visitor);
	await watchPaints(page);
	await page.goto(`${address}/gate`);
	await page.locator(GATE.field).waitFor();
	await page.waitForTimeout(FETCHING);
	const vehicles = await callerOf(address, signedIn)<Vehicle[]>('GET', '/vehicles');
	const letters: TypingTimes[] = [];
	for (let round = 0; round < rounds; round++) {
		for (const query of queriesFrom(vehicles, round)) letters.push(...(await typeLetters(page, query, GATE)));
	}
	await visitor.close();
	const figure = timeFigure(
		'The gate’s field over 6,000 vehicles: a letter until its hits are listed',
		LIMIT,
		letters.map(({ listed }) => listed),
	);
	const painted = median(letters.map((letter) => letter.painted));
	return [{ ...figure, measured: `${figure.measured}; painted after ${Math.round(painted)} ms` }];
}

/** Types a text letter by letter and takes it out again. */
async function typeLetters(page: Page, text: string, there: typeof THERE): Promise<TypingTimes[]> {
	const letters: TypingTimes[] = [];
	for (let end = 1; end <= text.length; end++) {
		const typed = text.slice(0, end);
		// A dash or a blank changes nothing.
		if (!/[\p{L}\p{N}]$/u.test(typed)) continue;
		letters.push(await page.evaluate(([part, place]) => window.benchType(part, place), [typed, there] as const));
	}
	await page.locator(there.field).fill('');
	return letters;
}
