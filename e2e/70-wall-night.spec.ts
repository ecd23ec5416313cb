import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Api, apiWith } from './support/api.ts';
import { startServer } from './support/festival-server.ts';
import { sidewaysScroll } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const LIVE = 'Live';

/** Where the title stands, in whole pixels. */
const placeOf = (page: Page) =>
	page.getByRole('heading', { level: 1 }).evaluate((title) => {
		const { x, y } = title.getBoundingClientRect();
		return { x: Math.round(x), y: Math.round(y) };
	});

/** A display of the arrivals, whose clock is the test's. */
async function openArrivals(page: Page, admin: Api, wait = async () => {}): Promise<void> {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const view = { screen: 'arrivals' };
	const { body } = await admin.call<{ url: string }>('POST', '/shares', { kind: 'display', name: 'Wall', view });
	await page.goto(body.url);
	await wait();
	await expect(page.getByText(LIVE, { exact: true })).toBeVisible();
}

test('WALL-03 a display shifts a little each minute, so that nothing burns in, and stays whole', async ({
	page,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource|ERR_/);
	await openArrivals(page, await api('admin'));
	// Without the server's clock it goes on by its own, which the test turns on.
	await page.route('**/api/**', (route) => route.abort());
	const places: { x: number; y: number }[] = [];
	for (let minute = 0; minute < 10; minute++) {
		places.push(await placeOf(page));
		const before = await page.locator('header time').textContent();
		await page.clock.runFor(60_000);
		await expect(page.locator('header time')).not.toHaveText(before ?? '');
		expect(await sidewaysScroll(page)).toBe(0);
	}
	const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
	expect(new Set(xs).size).toBe(5);
	expect(new Set(ys).size).toBeGreaterThan(1);
	expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(4);
	expect(Math.max(...ys) - Math.min(...ys)).toBeLessThanOrEqual(4);
});

test('WALL-04 a display that could not be fetched is loaded again as soon as there is a network', async ({
	page,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_FAILED/);
	let hasNetwork = false;
	let tries = 0;
	await page.route('**/assets/display-*.js', (route) => (hasNetwork ? route.continue() : route.abort()));
	await page.route('**/display/*', (route) => {
		if (hasNetwork || route.request().isNavigationRequest()) return route.continue();
		tries += 1;
		return route.abort();
	});
	await openArrivals(page, await api('admin'), async () => {
		await expect(async () => {
			await page.clock.runFor(11_000);
			expect(tries).toBeGreaterThan(1);
		}).toPass();
		hasNetwork = true;
		await page.clock.runFor(11_000);
	});
});

test('WALL-04 a display asks for the screen again where it was refused or the device took it back', async ({
	page,
	api,
}) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	await page.addInitScript(() => {
		const state = window as unknown as { asked: number; lock: EventTarget & { released: boolean } };
		state.asked = 0;
		const request = async () => {
			state.asked += 1;
			if (state.asked === 1) throw new DOMException('', 'NotAllowedError');
			state.lock = Object.assign(new EventTarget(), { released: false });
			return state.lock;
		};
		Object.defineProperty(navigator, 'wakeLock', { value: { request } });
	});
	const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
	const view = { screen: 'positions' };
	const { body } = await (await api('admin')).call<{ url: string }>('POST', '/shares', {
		...{ kind: 'display', name: 'Wall', view },
	});
	await page.goto(body.url);
	await expect(page.getByText(LIVE, { exact: true })).toBeVisible();
	expect(await asked()).toBe(1);
	await page.clock.runFor(60_000);
	expect(await asked()).toBe(2);
	// It has it: there is nothing to ask for.
	await page.clock.runFor(120_000);
	expect(await asked()).toBe(2);
	await page.evaluate(() => {
		const { lock } = window as unknown as { lock: { released: boolean } };
		lock.released = true;
	});
	await page.clock.runFor(60_000);
	expect(await asked()).toBe(3);
});

test('WALL-04 after a night without a network a display is right again by itself', async ({
	page,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource|ERR_/);
	const admin = await api('admin');
	await openArrivals(page, admin);
	await page.route('**/api/**', (route) => route.abort());
	await page.clock.runFor(60_000);
	await page.clock.fastForward('10:00:00');
	await page.clock.runFor(10_000);
	await expect(page.getByRole('alert')).toContainText(/Blind since (?:Sa )?17:3\d/);
	const { body: bands } = await admin.call<{ id: number }[]>('GET', '/bands');
	for (const { id } of bands) await admin.call('PUT', `/band/${id}`, { name: `Renamed ${id}` });
	await page.unroute('**/api/**');
	await page.clock.runFor(70_000);
	await expect(page.getByText(LIVE, { exact: true })).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Renamed');
});

test('WALL-04 a display comes back by itself after the server was killed and started again', async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.expect(/Failed to load resource|ERR_/);
	const dataFolder = await mkdtemp(join(tmpdir(), 'crossload-wall-'));
	const env = { CROSSLOAD_ADMIN_PASSWORD: 'grandstand', CROSSLOAD_LOG: 'warn' };
	const before = await startServer({ entry: 'start', dataFolder, env });
	const admin = await apiWith(before.url, { name: 'admin', password: 'grandstand' });
	const { body: stage } = await admin.call<{ id: number }>('POST', '/stages', { name: 'Waldrand' });
	const view = { screen: 'stage' };
	const { body } = await admin.call<{ url: string }>('POST', '/shares', { kind: 'display', name: 'Wall', view });
	await page.goto(`${before.url}${body.url}`);
	await expect(page.getByText(LIVE, { exact: true })).toBeVisible();
	await before.stop('SIGKILL');
	const after = await startServer({ entry: 'start', dataFolder, env, port: before.port });
	const again = await apiWith(after.url, { name: 'admin', password: 'grandstand' });
	await again.call('PUT', `/stages/${stage.id}`, { name: 'Waldrand Nord' });
	await expect(page.getByRole('main')).toContainText('Waldrand Nord', { timeout: 45_000 });
	await expect(page.getByText(LIVE, { exact: true })).toBeVisible();
	await after.stop();
	await rm(dataFolder, { recursive: true });
});
