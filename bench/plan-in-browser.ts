import { join } from 'node:path';
import type { Instant, PlanRows } from '@crossload/domain';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { DESKTOP, slowPage, startBrowser } from './web-browser.ts';

const ROUNDS = 9;

/** The rules of planning in a browser whose processor is four times slower, as rows of a table. */
export async function printPlanInBrowser(festivals: readonly PlanRows[], now: Instant): Promise<void> {
	const code = await bundled();
	const browser = await startBrowser();
	const visitor = await browser.newContext(DESKTOP);
	const page = await slowPage(visitor);
	await page.addScriptTag({ content: code });
	for (const rows of festivals) await printRows(page, rows, now);
	await browser.close();
}

async function printRows(page: Page, rows: PlanRows, now: Instant): Promise<void> {
	const measured = await page.evaluate(([festival, at, rounds]) => window.measurePlan(festival, at, rounds), [
		rows,
		now,
		ROUNDS,
	] as const);
	for (const { what, median } of measured)
		console.log(`| ${rows.activities.length} | ${what} | ${median.toFixed(2)} |`);
}

async function bundled(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			lib: { entry: join(import.meta.dirname, 'plan-in-page.ts'), formats: ['iife'], name: 'plan' },
		},
	});
	const [output] = [built].flat();
	const chunk = output && 'output' in output ? output.output[0] : undefined;
	if (!chunk) throw new Error('The rules of planning could not be bundled');
	return chunk.code;
}
