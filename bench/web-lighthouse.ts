import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { CHROMIUM_SWITCHES, provideChromium } from '../tools/chromium.ts';
import type { SignedIn } from './web-browser.ts';
import { type Figure, median } from './web-figures.ts';

/** Least points of a hundred. */
const TARGETS = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;

type Category = keyof typeof TARGETS;

const CATEGORIES = Object.keys(TARGETS) as Category[];

const SCREENS = [
	{ name: 'login', path: '/login', needsLogin: false },
	{ name: 'dashboard', path: '/', needsLogin: true },
	{ name: 'activities', path: '/activities', needsLogin: true },
] as const;

interface Rated {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** Lighthouse's points for a desktop, each run as a first visit. */
export async function rateByLighthouse({ address, signedIn, rounds }: Rated): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { name, path, needsLogin } of SCREENS) {
		const runs: Points[] = [];
		for (let round = 0; round < rounds; round++) runs.push(await rate(address, path, needsLogin ? signedIn : null));
		for (const category of CATEGORIES) figures.push(figureOf(`${name}, ${category}`, category, runs));
	}
	return figures;
}

interface Points {
	readonly points: Readonly<Record<Category, number>>;
	/** What cost points, by its title. */
	readonly failed: Readonly<Record<Category, readonly string[]>>;
}

function figureOf(name: string, category: Category, runs: readonly Points[]): Figure {
	const target = TARGETS[category];
	const points = median(runs.map((run) => run.points[category]));
	const failed = [...new Set(runs.flatMap((run) => run.failed[category]))];
	const why = points < target && failed.length > 0 ? `: ${failed.join(', ')}` : '';
	const measured = `${points} (median of ${runs.length})${why}`;
	return { name: `Lighthouse, ${name}`, target: `≥ ${target}`, measured, isMet: points >= target };
}

async function rate(address: string, path: string, signedIn: SignedIn | null): Promise<Points> {
	const profile = mkdtempSync(join(tmpdir(), 'crossload-lighthouse-'));
	const visitor = await chromium.launchPersistentContext(profile, {
		executablePath: provideChromium(),
		args: [...CHROMIUM_SWITCHES, '--remote-debugging-port=0'],
	});
	try {
		const page = await visitor.newPage();
		// A file of the same origin that is no page of the app: it leaves nothing behind but the session.
		await page.goto(`${address}/icon.svg`);
		if (signedIn) await page.evaluate(keepSession, { token: signedIn.token, user: JSON.stringify(signedIn.user) });
		const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
		const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' } as const;
		const result = await lighthouse(address + path, { ...flags, onlyCategories: [...CATEGORIES] }, desktop);
		if (!result) throw new Error(`Lighthouse has no result for ${path}`);
		return pointsOf(result.lhr);
	} finally {
		await visitor.close();
		rmSync(profile, { recursive: true, force: true });
	}
}

/** Runs in the page. */
function keepSession({ token, user }: { token: string; user: string }): void {
	localStorage.setItem('token', token);
	localStorage.setItem('user', user);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function pointsOf({ categories, audits }: Result): Points {
	const ofEach = <Value>(read: (category: Category) => Value) =>
		Object.fromEntries(CATEGORIES.map((category) => [category, read(category)])) as Record<Category, Value>;
	return {
		points: ofEach((category) => Math.round((categories[category]?.score ?? 0) * 100)),
		failed: ofEach((category) =>
			(categories[category]?.auditRefs ?? [])
				.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
				.map(({ id }) => audits[id]?.title ?? id),
		),
	};
}
