import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, newVisitor, type SignedIn, slowPage } from './web-browser.ts';
import type { Figure } from './web-figures.ts';

const ROWS = 20_000;
/** Milliseconds that the page may be busy at once. */
const LIMIT = 100;
/** For a server that compares 20,000 rows, on a machine that does other work. */
const PATIENCE = 60_000;

declare global {
	interface Window {
		importTasks: { readonly at: number; readonly took: number }[];
	}
}

/** How long the page is busy at once while 20,000 rows are read, compared and shown (IN-AND-OUT.md, IMP-01). */
export async function measureImport(
	browser: Browser,
	{ address, signedIn, folder }: { address: string; signedIn: SignedIn; folder: string },
): Promise<Figure[]> {
	// From the disk, as people choose it: what Playwright puts in by itself keeps the page busy.
	const file = join(folder, 'order.csv');
	writeFileSync(file, runningOrder());
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	await page.goto(`${address}/import`);
	const choose = page.locator('input[type="file"]');
	await choose.waitFor({ state: 'attached' });
	await page.waitForTimeout(5_000);
	await watchTasks(page);
	const started = Date.now();
	await choose.setInputFiles(file);
	const shown = page.getByRole('radiogroup', { name: 'Show' });
	await shown.waitFor({ timeout: PATIENCE });
	await page.getByRole('row').nth(5).waitFor();
	const took = Date.now() - started;
	const reading = await longestTask(page);
	await shown.getByText(/faulty/).click();
	await page.waitForTimeout(2_000);
	await shown.getByText(/^All/).click();
	await page.waitForTimeout(2_000);
	const choosing = await longestTask(page);
	await visitor.close();
	return [
		figure(`20,000 rows of an import read, compared and shown: the longest task (all of it ${took} ms)`, reading),
		figure('…, another state chosen among them: the longest task', choosing),
	];
}

function figure(name: string, longest: number): Figure {
	return { name, target: `≤ ${LIMIT} ms`, measured: `${Math.round(longest)} ms`, isMet: longest <= LIMIT };
}

function watchTasks(page: Page): Promise<void> {
	return page.evaluate(() => {
		window.importTasks = [];
		new PerformanceObserver((list) => {
			for (const { startTime, duration } of list.getEntries())
				window.importTasks.push({ at: startTime, took: duration });
		}).observe({ type: 'longtask' });
	});
}

/** The longest task since it was asked last; those below 50 ms are not reported by browsers. */
async function longestTask(page: Page): Promise<number> {
	await page.waitForTimeout(500);
	const tasks = await page.evaluate(() => window.importTasks.splice(0));
	return Math.max(0, ...tasks.map(({ took }) => took));
}

/** A running order of CSV; every hundredth row has no time that can be read. */
function runningOrder(): string {
	const rows = Array.from({ length: ROWS }, (_, index) => {
		const minute = String(index % 60).padStart(2, '0');
		const start = index % 100 === 0 ? 'TBA' : `2026-08-22 ${12 + (index % 8)}:${minute}`;
		return `Act number ${index};Stage ${index % 30};${start};2026-08-22 21:${minute}`;
	});
	return ['Band;Stage;Start;End', ...rows].join('\r\n');
}
