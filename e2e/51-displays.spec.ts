import type { Activity, Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

interface Shared {
	readonly id: number;
	readonly url: string;
}

/** A display, whose address is a path of this origin. */
async function displayOf(admin: Api, view: object): Promise<Shared> {
	const { status, body } = await admin.call<Shared>('POST', '/shares', { kind: 'display', name: 'Wall', view });
	expect(status).toBe(201);
	return body;
}

/** What does not stand whole in the window. */
function cut(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { innerWidth, innerHeight } = window;
		return [...document.querySelectorAll('header, footer, section, tr')]
			.filter((element) => {
				const { right, bottom } = element.getBoundingClientRect();
				return right > innerWidth + 4 || bottom > innerHeight + 4;
			})
			.map((element) => element.textContent.slice(0, 40));
	});
}

const SCREENS = [
	['stage', 'Stages', /min (?:left|late)|next in/],
	['arrivals', 'Arrivals', /Gate/],
	['positions', 'Positions', /GEO Yard/],
	['board', 'The next 6 hours', /20:00/],
] as const;

for (const [width, height] of [
	[1920, 1080],
	[3840, 2160],
	[1024, 600],
	[844, 390],
] as const) {
	test(`WALL-03 every kind of display fits ${width} × ${height}, without a login and without a number`, async ({
		page,
		api,
	}) => {
		const admin = await api('admin');
		await page.setViewportSize({ width, height });
		for (const [screen, title, content] of SCREENS) {
			const { url } = await displayOf(admin, { screen });
			await page.goto(url);
			await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
			await expect(page.getByRole('main')).toContainText(content);
			await expect(page.getByText('Live', { exact: true })).toBeVisible();
			expect(await cut(page), screen).toEqual([]);
			expect(await page.getByRole('main').textContent()).not.toMatch(/\+4\d/);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).cursor)).toBe('none');
		}
	});
}

test('WALL-02 WALL-04 a display is live, beside a login that it leaves alone, and ends when it is revoked', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/401|404/);
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const [stage] = stages;
	const { url, id } = await displayOf(admin, { screen: 'stage', stageIds: [stage?.id] });
	await signIn('lead');
	await page.goto('/');
	const wall = await page.context().newPage();
	await wall.goto(url);
	await expect(wall.getByRole('heading', { name: stage?.name ?? '', level: 1 })).toBeVisible();
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const playing = activities.find(
		(one) => one.activityType.id === 'show' && one.stage?.id === stage?.id && one.start !== null && one.end === null,
	);
	await expect(wall.getByRole('main')).toContainText(playing?.band?.name ?? '?');
	await admin.call('PUT', `/band/${playing?.band?.id}`, { name: 'The Renamed' });
	await expect(wall.getByRole('main')).toContainText('The Renamed');
	await admin.call('DELETE', `/shares/${id}`);
	await expect(wall.getByText('This display was switched off', { exact: false })).toBeVisible({ timeout: 30_000 });
	await page.reload();
	await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
	await expect(page.getByText('The Renamed').first()).toBeVisible();
});

test('WALL-04 a display says since when it is blind, and comes back by itself', async ({
	page,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource|ERR_/);
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const { url } = await displayOf(await api('admin'), { screen: 'arrivals' });
	await page.goto(url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	await page.route('**/api/**', (route) => route.abort());
	await page.clock.runFor(120_000);
	await expect(page.getByRole('alert')).toContainText(/Blind since (?:Sa )?\d\d:\d\d/);
	await page.unroute('**/api/**');
	await page.clock.runFor(70_000);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('WALL-03 WALL-04 a display keeps the screen awake, again after it was hidden', async ({ page, api }) => {
	await page.addInitScript(() => {
		const state = window as unknown as { locks: number };
		state.locks = 0;
		const request = async () => {
			state.locks += 1;
			// Browsers release it when the page is hidden.
			return { released: true };
		};
		Object.defineProperty(navigator, 'wakeLock', { value: { request } });
	});
	const locks = () => page.evaluate(() => (window as unknown as { locks: number }).locks);
	const { url } = await displayOf(await api('admin'), { screen: 'positions' });
	await page.goto(url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	expect(await locks()).toBe(1);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	expect(await locks()).toBe(2);
});

test('WALL-04 a display takes a new version of the app by itself', async ({ page, api }) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const { url } = await displayOf(await api('admin'), { screen: 'positions' });
	await page.goto(url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	let asked = 0;
	await page.route(`**${url}`, async (route) => {
		if (route.request().resourceType() !== 'fetch') return await route.continue();
		asked += 1;
		const response = await route.fetch();
		const body = await response.text();
		await route.fulfill({ response, body: asked === 1 ? body : body.replaceAll('/assets/', '/assets/new-') });
	});
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	// The same version: it stays.
	await page.clock.fastForward('10:00');
	await expect.poll(() => asked).toBe(1);
	expect(loads).toBe(0);
	await page.clock.fastForward('10:00');
	await expect.poll(() => loads).toBe(1);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('WALL-04 a display whose device jumps to another time goes on with the festival’s', async ({ page, api }) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const { url } = await displayOf(await api('admin'), { screen: 'board' });
	await page.goto(url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	await page.clock.setSystemTime(new Date('2026-08-22T18:45:00Z'));
	await page.clock.runFor(60_000);
	await expect(page.locator('header time')).toHaveText(/^Sa 17:3\d$/);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

/** What scripts hold once all that can go is gone, in MB. */
async function heap(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	await session.detach();
	return usedSize / 1e6;
}

test('WALL-04 a day of changes leaves a display no heavier', async ({ page, api, consoleErrors }) => {
	test.setTimeout(180_000);
	consoleErrors.expect(/ERR_/);
	const admin = await api('admin');
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const open = activities
		.filter(({ start, end, cancelled }) => start === null && end === null && cancelled === null)
		.filter(({ activityType }) => activityType.timeMode === 'range')
		.slice(0, 96);
	expect(open).toHaveLength(96);
	const steps = open.flatMap(({ id }) => [`/activity/${id}/start`, `/activity/${id}/end`]);
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const { url } = await displayOf(admin, { screen: 'board' });
	await page.goto(url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
	const step = async (path: string) => {
		const { status } = await admin.call('PUT', path, {});
		expect(status, path).toBe(200);
		const read = page.waitForResponse(/\/plan\/findings/);
		await page.clock.fastForward(450_000);
		await read;
	};
	for (const path of steps.slice(0, 24)) await step(path);
	const before = await heap(page);
	for (const path of steps.slice(24)) await step(path);
	expect((await heap(page)) - before).toBeLessThan(10);
	await expect(page.getByRole('main')).toBeVisible();
});
