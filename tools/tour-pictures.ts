import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Api } from '../e2e/support/api.ts';
import { signInAs } from '../e2e/support/sign-in.ts';

/** Where the README's tour finds its pictures. */
const folder = join('docs', 'pictures');

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WALL = { width: 1920, height: 1080 };
/** A4 across, without its margins. */
const PAPER = { width: 1047, height: 718 };

interface TourPicture {
	readonly name: string;
	readonly path: string;
	readonly viewport: typeof DESKTOP;
	/** What is done on the screen before the picture is taken. */
	readonly prepare?: (page: Page) => Promise<void>;
}

interface TourBand {
	readonly id: number;
	readonly vehicles: readonly unknown[];
}

interface TourActivity {
	readonly id: number;
	readonly activityType: { readonly id: string };
	readonly start: string | null;
	readonly end: string | null;
}

/** The screens that the tour shows. The band is one with many vehicles; what is opened is under way. */
async function tour(admin: Api): Promise<TourPicture[]> {
	const { body: bands } = await admin.call<TourBand[]>('GET', '/bands');
	const { body: activities } = await admin.call<TourActivity[]>('GET', '/activities');
	const band = bands.toSorted((a, b) => b.vehicles.length - a.vehicles.length)[0];
	const running = (type: string) =>
		activities.find(({ activityType, start, end }) => activityType.id === type && start && !end);
	const [loadIn, show] = [running('loadin'), running('show')];
	const view = { screen: 'arrivals' };
	const { body: wall } = await admin.call<{ url: string }>('POST', '/shares', { kind: 'display', name: 'Gate', view });
	const search = async (page: Page) => {
		await page.keyboard.press('/');
		await page.getByRole('combobox', { name: 'Search everything' }).fill('59');
		await page.getByRole('option').first().waitFor();
	};
	const delay = async (page: Page) => {
		await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).click();
		const dialog = page.getByRole('dialog', { name: 'Delay' });
		await dialog.getByText('+15', { exact: true }).click();
		await dialog.getByRole('checkbox').first().waitFor();
	};
	const saturday = async (page: Page) => {
		await page.getByText('Sa 22.', { exact: true }).click();
		await page.getByRole('button', { name: 'Filters' }).click();
		await page.getByRole('checkbox', { name: 'Empty lanes' }).click();
		// Beside everything: the filters go, and nothing has the pointer on it.
		await page.mouse.click(400, 95);
		await page.waitForTimeout(1_000);
	};
	const wholeFestival = async (page: Page) => {
		const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
		while ((await shown.textContent()) !== 'All') await page.getByRole('button', { name: 'Show more time' }).click();
		await page.waitForTimeout(1_000);
	};
	const checked = async (page: Page) => {
		await page.getByText('Not checked yet').waitFor({ state: 'detached' });
		// As after a tap: no key has been pressed, so nothing has a ring around it.
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
	};
	const paper = async (page: Page) => {
		await page.emulateMedia({ media: 'print' });
		await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
		// The second page is the first with several bands.
		await page.getByRole('region', { name: /, 2 \/ \d+$/ }).scrollIntoViewIfNeeded();
	};
	return [
		{ name: 'dashboard', path: '/', viewport: DESKTOP },
		{ name: 'dashboard-phone', path: '/', viewport: PHONE },
		{ name: 'activity-phone', path: `/activities?activity=${loadIn?.id}`, viewport: PHONE, prepare: checked },
		{ name: 'plan', path: '/plan', viewport: DESKTOP },
		{ name: 'plan-positions', path: '/plan?by=positions', viewport: DESKTOP },
		{ name: 'plan-vehicles', path: '/plan?by=vehicles', viewport: DESKTOP, prepare: saturday },
		{ name: 'plan-festival', path: '/plan?by=stages', viewport: DESKTOP, prepare: wholeFestival },
		{ name: 'plan-paper', path: '/plan?by=stages', viewport: PAPER, prepare: paper },
		{ name: 'delay', path: `/activities?activity=${show?.id}`, viewport: DESKTOP, prepare: delay },
		{ name: 'checks', path: '/checks', viewport: DESKTOP },
		{ name: 'gate-phone', path: '/gate', viewport: PHONE },
		{ name: 'plan-phone', path: '/plan', viewport: PHONE },
		{ name: 'wall', path: wall.url, viewport: WALL },
		{ name: 'activities', path: '/activities', viewport: DESKTOP },
		{ name: 'band', path: `/band/${band?.id}`, viewport: DESKTOP },
		{ name: 'positions', path: '/positions', viewport: DESKTOP },
		{ name: 'search', path: '/', viewport: DESKTOP, prepare: search },
	];
}

/** Takes the tour's pictures in the dark theme, as an admin sees them; returns how many. */
export async function takeTour(browser: Browser, { url, admin }: { url: string; admin: Api }): Promise<number> {
	const pictures = await tour(admin);
	mkdirSync(folder, { recursive: true });
	for (const viewport of [DESKTOP, PHONE, WALL, PAPER]) {
		const isMobile = viewport === PHONE;
		const context = await browser.newContext({ baseURL: url, viewport, isMobile, hasTouch: isMobile });
		const page = await context.newPage();
		await signInAs(page, url, 'admin');
		for (const picture of pictures.filter((each) => each.viewport === viewport)) await take(page, picture);
		await context.close();
	}
	return pictures.length;
}

async function take(page: Page, { name, path, prepare }: TourPicture): Promise<void> {
	await page.goto(path);
	await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
	// Without what another picture has chosen on the board. The first time the font may come too late to be used, too.
	await page.evaluate(() => localStorage.removeItem('boardView'));
	await page.reload();
	await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
	// The live stream stays open, so the network never falls silent: a pause lets responses and fades settle.
	await page.waitForTimeout(1_000);
	await prepare?.(page);
	await page.waitForTimeout(300);
	await page.screenshot({ path: join(folder, `${name}.png`) });
}
