/**
 * `npm run bench:web`: the web app in a real browser, its processor four times slower, where it says so over slow 4G.
 * `npm run bench:web -- first lists` measures some parts alone, `--rounds 9` wavers less.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { stopAll } from './processes.ts';
import { signIn, startBrowser } from './web-browser.ts';
import { PASSWORD, serveDemo, serveFilled } from './web-festivals.ts';
import { type Figure, printFigures } from './web-figures.ts';
import { measureFirstScreen } from './web-first-screen.ts';
import { measureLongList } from './web-long-lists.ts';
import { measureScreenChanges } from './web-screen-changes.ts';
import { openSlowLink } from './web-slow-link.ts';

const { values, positionals } = parseArgs({
	options: { rounds: { type: 'string', default: '5' } },
	allowPositionals: true,
});
const rounds = Number(values.rounds);
const work = mkdtempSync(join(tmpdir(), 'crossload-bench-web-'));

const LISTS = [
	{ activities: 2_000, limit: 50 },
	{ activities: 20_000, limit: 200 },
];

type Part = (browser: Browser) => Promise<Figure[]>;

const parts: Record<string, Part> = {
	first: (browser) =>
		withDemo(async (address) => {
			const link = await openSlowLink(address);
			const figures = await measureFirstScreen(browser, { link, signedIn: await signIn(address, 'admin'), rounds });
			await link.close();
			return figures;
		}),
	screens: (browser) =>
		withDemo(async (address) =>
			measureScreenChanges(browser, { address, signedIn: await signIn(address, 'admin'), rounds }),
		),
	lists: async (browser) => {
		const figures: Figure[] = [];
		for (const { activities, limit } of LISTS) {
			const { address, stop } = await serveFilled(join(work, String(activities)), activities);
			const signedIn = await signIn(address, PASSWORD);
			figures.push(...(await measureLongList(browser, { address, signedIn, activities, limit, rounds })));
			await stop();
		}
		return figures;
	},
};

async function withDemo(measure: (address: string) => Promise<Figure[]>): Promise<Figure[]> {
	const demo = await serveDemo();
	const figures = await measure(demo.address);
	await demo.stop();
	return figures;
}

async function runParts(): Promise<Figure[]> {
	const browser = await startBrowser();
	const figures: Figure[] = [];
	for (const [name, part] of Object.entries(parts)) {
		if (positionals.length > 0 && !positionals.includes(name)) continue;
		figures.push(...(await part(browser)));
		console.error(`${name}: done`);
	}
	await browser.close();
	return figures;
}

try {
	printFigures(await runParts());
	console.log(
		`\nLoad of the machine at the end: ${loadavg()
			.map((load) => load.toFixed(1))
			.join(', ')}.`,
	);
} finally {
	await stopAll();
	rmSync(work, { recursive: true, force: true });
}
