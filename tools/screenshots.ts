/**
 * Pictures of every screen on a demo festival, at three widths in both themes, for looking at them.
 * `npm run screenshots -- bands` takes only the screens whose name holds `bands`. They go to .cache/screenshots/.
 * Besides, or alone with `npm run screenshots -- tour`, it takes the README's pictures again, in docs/pictures/.
 * The festival's clock starts on a fixed Saturday, so that pictures look the same every time.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type Api, apiAs } from '../e2e/support/api.ts';
import { startServer } from '../e2e/support/festival-server.ts';
import { signInAs } from '../e2e/support/sign-in.ts';
import { CHROMIUM_SWITCHES, provideChromium } from './chromium.ts';
import { takeTour } from './tour-pictures.ts';

const folder = join('.cache', 'screenshots');
const NOW = '2026-08-22T17:30:00+02:00';
/** Where the web app keeps the chosen theme on the device. */
const THEME_KEY = 'colorScheme';

interface Look {
	readonly width: number;
	readonly theme: 'dark' | 'light';
}

const LOOKS: readonly Look[] = [1440, 820, 390].flatMap((width): Look[] => [
	{ width, theme: 'dark' },
	{ width, theme: 'light' },
]);

interface Screen {
	readonly name: string;
	readonly path: string;
}

/** Every screen by a path that exists in this festival. */
async function screens(admin: Api): Promise<Screen[]> {
	const firstId = async (path: string) => (await admin.call<{ id: number }[]>('GET', path)).body[0]?.id ?? 0;
	const [band, vehicle, position] = [await firstId('/bands'), await firstId('/vehicles'), await firstId('/positions')];
	const paths = {
		dashboard: '/',
		plan: '/plan',
		checks: '/checks',
		changes: '/changes',
		gate: '/gate',
		alerts: '/alerts',
		handover: '/handover',
		templates: '/templates',
		sheets: '/sheets',
		bands: '/bands',
		band: `/band/${band}`,
		'band-edit': `/band/edit/${band}`,
		vehicles: '/vehicles',
		vehicle: `/vehicle/${vehicle}`,
		'vehicle-edit': `/vehicle/edit/${vehicle}`,
		positions: '/positions',
		position: `/position/${position}`,
		'position-edit': `/position/edit/${position}`,
		activities: '/activities',
		'activity-new': `/activity/new/band/${band}`,
		persons: '/persons',
		import: '/import',
		setup: '/setup',
		'carry-over': '/carry-over',
		links: '/shares',
		users: '/users',
		stages: '/stages',
		'team-functions': '/team-functions',
		help: '/help',
	};
	return Object.entries(paths).map(([name, path]) => ({ name, path }));
}

/** Takes the login screen, then the wanted ones as an admin sees them. */
async function photograph(
	context: BrowserContext,
	wanted: readonly Screen[],
	look: Look & { url: string },
): Promise<void> {
	await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, look.theme] as const);
	const page = await context.newPage();
	const take = async ({ name, path }: Screen) => {
		await page.goto(path);
		// The live stream stays open, so the network never falls silent: a pause lets responses and fades settle.
		await page.waitForTimeout(700);
		await page.screenshot({ path: join(folder, `${name}-${look.width}-${look.theme}.png`) });
	};
	await take({ name: 'login', path: '/login' });
	await signInAs(page, look.url, 'admin');
	for (const screen of wanted) await take(screen);
}

/** Takes the wanted screens in every look. */
async function takeScreens(url: string, wanted: readonly Screen[]): Promise<void> {
	mkdirSync(folder, { recursive: true });
	for (const look of LOOKS) {
		const context = await browser.newContext({ baseURL: url, viewport: { width: look.width, height: 900 } });
		await photograph(context, wanted, { ...look, url });
		await context.close();
	}
	console.log(`${(wanted.length + 1) * LOOKS.length} pictures in ${folder}`);
}

const filters = process.argv.slice(2);
const isTour = filters.length === 0 || filters.includes('tour');
const server = await startServer({ entry: 'demo', commandLine: ['--now', NOW] });
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_SWITCHES });
try {
	const admin = await apiAs(server.url, 'admin');
	const all = await screens(admin);
	const wanted = all.filter(({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)));
	// First, while the festival's clock still says what it was set to.
	if (isTour) console.log(`${await takeTour(browser, { url: server.url, admin })} pictures for the README's tour`);
	if (wanted.length > 0) await takeScreens(server.url, wanted);
} finally {
	await browser.close();
	await server.stop();
}
