/**
 * `npm run bench:web`: the web app in a real browser, its processor four times slower, where it says so over slow 4G.
 * `npm run bench:web -- first lists` measures some parts alone, `--rounds 9` wavers less.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { BUDGET_KB, firstScreenFiles } from '../tools/first-screen-size.ts';
import { stopAll } from './processes.ts';
import { measureBoard, measureEvenBoard, measureLargeBoard } from './web-board.ts';
import { measureManyLanes } from './web-board-lanes.ts';
import { type SignedIn, signIn, startBrowser } from './web-browser.ts';
import { PASSWORD, serveDemo, serveFilled } from './web-festivals.ts';
import { type Figure, printFigures } from './web-figures.ts';
import { measureFirstScreen } from './web-first-screen.ts';
import { measureImport } from './web-import.ts';
import { measureLayout } from './web-layout.ts';
import { rateByLighthouse } from './web-lighthouse.ts';
import { measureLongList } from './web-long-lists.ts';
import { measurePlan } from './web-plan.ts';
import { measureScan } from './web-scan.ts';
import { measureScreenChanges } from './web-screen-changes.ts';
import { measureGate, measureSearch } from './web-search.ts';
import { openSlowLink } from './web-slow-link.ts';
import { measureTemplates } from './web-templates.ts';

const { values, positionals } = parseArgs({
	options: { rounds: { type: 'string', default: '5' } },
	allowPositionals: true,
});
const rounds = Number(values.rounds);
const work = mkdtempSync(join(tmpdir(), 'crossload-bench-web-'));

const LISTS = [
	{ activities: 2_000, limit: 100 },
	{ activities: 20_000, limit: 250 },
];

type Part = (browser: Browser) => Promise<Figure[]>;

/** What a demo is measured with. */
interface Demo {
	readonly browser: Browser;
	readonly address: string;
	readonly signedIn: SignedIn;
}

const parts: Record<string, Part> = {
	size: async () => [sizeFigure()],
	first: (browser) =>
		withDemo(browser, (demo) => overSlowLink(demo, (slow) => measureFirstScreen(browser, { ...slow, rounds }))),
	layout: (browser) => withDemo(browser, (demo) => overSlowLink(demo, (slow) => measureLayout(browser, slow))),
	screens: (browser) => withDemo(browser, (demo) => measureScreenChanges(browser, { ...demo, rounds })),
	plan: (browser) => withDemo(browser, (demo) => measurePlan(browser, { ...demo, rounds })),
	board: async (browser) => {
		const usual = await withDemo(browser, (demo) => measureBoard(browser, { ...demo, rounds }));
		const { address, stop } = await serveDemo('stress');
		const stressed = { address, signedIn: await signIn(address, 'admin'), rounds };
		const large = [...(await measureLargeBoard(browser, stressed)), await measureManyLanes(browser, stressed)];
		await stop();
		const even = await measureEven(browser);
		const templates = await withDemo(browser, (demo) => measureTemplates({ ...demo, rounds }));
		return [...usual, ...even, ...large, ...templates];
	},
	lighthouse: (browser) => withDemo(browser, (demo) => rateByLighthouse({ ...demo, rounds: Math.min(rounds, 3) })),
	search: async (browser) => {
		const { address, stop } = await serveDemo('stress');
		const stressed = { address, signedIn: await signIn(address, 'admin'), rounds };
		const figures = [...(await measureSearch(browser, stressed)), ...(await measureGate(browser, stressed))];
		await stop();
		return figures;
	},
	scan: (browser) => withDemo(browser, (demo) => measureScan({ ...demo, rounds, folder: work })),
	import: (browser) => withDemo(browser, (demo) => measureImport(browser, { ...demo, folder: work })),
	lists: async (browser) => {
		const figures: Figure[] = [];
		for (const { activities, limit } of LISTS) {
			const { address, stop } = await serveFilled(join(work, String(activities)), { activities });
			const signedIn = await signIn(address, PASSWORD);
			figures.push(...(await measureLongList(browser, { address, signedIn, activities, limit, rounds })));
			await stop();
		}
		return figures;
	},
};

/** The board of 20,000 activities in 200 lanes, as many in each (BRD-08). */
async function measureEven(browser: Browser): Promise<Figure[]> {
	const { address, stop } = await serveFilled(join(work, 'even'), { activities: 20_000, docks: 200 });
	const figures = await measureEvenBoard(browser, { address, signedIn: await signIn(address, PASSWORD), rounds });
	await stop();
	return figures;
}

function sizeFigure(): Figure {
	const total = firstScreenFiles().reduce((sum, { kb }) => sum + kb, 0);
	const measured = `${total.toFixed(0)} kB`;
	return {
		name: 'JavaScript before the first screen, gzip',
		target: `≤ ${BUDGET_KB} kB`,
		measured,
		isMet: total <= BUDGET_KB,
	};
}

async function withDemo(browser: Browser, measure: (demo: Demo) => Promise<Figure[]>): Promise<Figure[]> {
	const { address, stop } = await serveDemo();
	const figures = await measure({ browser, address, signedIn: await signIn(address, 'admin') });
	await stop();
	return figures;
}

/** Over slow 4G. */
async function overSlowLink(demo: Demo, measure: (demo: Demo) => Promise<Figure[]>): Promise<Figure[]> {
	const link = await openSlowLink(demo.address);
	const figures = await measure({ ...demo, address: link.address });
	await link.close();
	return figures;
}

/** A part that fails leaves the others their figures. */
async function runParts(): Promise<void> {
	const browser = await startBrowser();
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		try {
			printFigures(name, await part(browser));
		} catch (error) {
			console.error(`${name}:`, error);
			process.exitCode = 1;
		}
	}
	await browser.close();
}

try {
	await runParts();
	console.log(
		`\nLoad of the machine at the end: ${loadavg()
			.map((load) => load.toFixed(1))
			.join(', ')}.`,
	);
} finally {
	await stopAll();
	rmSync(work, { recursive: true, force: true });
}
