import type { Activity, Band } from '@crossload/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { fullyStored } from './support/on-device.ts';
import { type Releases, startReleases } from './support/releases.ts';
import { live } from './support/screen.ts';
import { signInAs } from './support/sign-in.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ releases: Releases }>({
	releases: async ({ server }, use) => {
		const releases = await startReleases(server.port);
		await use(releases);
		await releases.stop();
	},
});

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });
const releaseOf = (page: Page) =>
	page.evaluate(() => document.querySelector('meta[name="release"]')?.getAttribute('content') ?? null);

/** A tab that was out of sight is looked at again: it asks for a new version then. */
const lookAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Chrome lets a worker that has just loaded another tab go on for half a minute before the next one takes over. */
const takesNext = (page: Page) =>
	expect.poll(() => releaseOf(page).catch(() => null), { timeout: 60_000 }).toBe('next');

/** What a page puts off until its first screen stands is put off longer, as on a slow device. */
const takeItsTime = (page: Page) =>
	page.addInitScript(() => {
		const setTimer = window.setTimeout.bind(window);
		const longer = (delay = 0) => (delay >= 500 ? delay + 5000 : delay);
		Object.assign(window, {
			setTimeout: (callback: () => void, delay?: number) => setTimer(callback, longer(delay)),
		});
	});

test('a new version is offered, nobody is made to take it, and what was typed comes along', async ({
	page,
	context,
	releases,
}) => {
	await signInAs(page, releases.url, 'admin');
	await fullyStored(page);
	const other = await context.newPage();
	await other.goto(`${releases.url}/vehicles`);
	await expect(other.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
	await page.goto(`${releases.url}/band/edit/43`);
	await page.getByRole('textbox', { name: 'Notes' }).fill('Typed before the update');
	await lookAt(page);
	expect(await releaseOf(page)).toBeNull();

	releases.release('next');
	await lookAt(page);
	await expect(offer(page)).toBeVisible();
	await expect(offer(other)).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed before the update');
	await other.getByRole('link', { name: 'Positions' }).click();
	await expect(other.getByRole('heading', { name: 'Position Overview' })).toBeVisible();
	await other.reload();
	expect(await releaseOf(other)).toBeNull();
	await expect(other.getByRole('heading', { name: 'Position Overview' })).toBeVisible();

	page.on('dialog', (question) => void question.accept());
	await page.getByRole('button', { name: 'Update', exact: true }).click();
	await takesNext(page);
	await expect(page.getByText('What you had typed before is still here.')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed before the update');
	await expect(offer(page)).toHaveCount(0);
	// The other tab goes on as it is, until it is asked to, though the new version has taken over already.
	await other.getByRole('link', { name: 'Bands' }).click();
	await expect(other.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	await other.getByRole('button', { name: 'Update', exact: true }).click();
	await takesNext(other);
	await expect(offer(other)).toHaveCount(0);
});

test('a tab that is still loading while another takes the new version is offered it too', async ({
	page,
	context,
	releases,
}) => {
	await signInAs(page, releases.url, 'admin');
	await fullyStored(page);
	releases.release('next');
	await lookAt(page);
	await expect(offer(page)).toBeVisible();

	const other = await context.newPage();
	await takeItsTime(other);
	await other.goto(`${releases.url}/vehicles`);
	expect(await releaseOf(other)).toBeNull();
	await expect(other.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
	await page.getByRole('button', { name: 'Update', exact: true }).click();
	await takesNext(page);
	await expect(offer(other)).toBeVisible();
	await other.getByRole('button', { name: 'Update', exact: true }).click();
	await takesNext(other);
	await expect(offer(other)).toHaveCount(0);
});

test('the new version opens without a network too', async ({ page, context, releases, consoleErrors }) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	await signInAs(page, releases.url, 'lead');
	await fullyStored(page);
	releases.release('next');
	await lookAt(page);
	await page.getByRole('button', { name: 'Update', exact: true }).click();
	await takesNext(page);
	await context.setOffline(true);
	await page.goto(`${releases.url}/positions`);
	await expect(page.getByRole('heading', { name: 'Position Overview' })).toBeVisible();
	expect(await releaseOf(page)).toBe('next');
});

/** Two tabs of one browser on the same activity; the first has the stream. */
async function twoTabs(page: Page, context: BrowserContext, address: string) {
	await page.goto(address);
	await expect(live(page)).toBeVisible();
	const second = await context.newPage();
	const streams: string[] = [];
	second.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/live') streams.push(request.method());
	});
	await second.goto(address);
	await expect(live(second)).toBeVisible();
	await expect(second.getByRole('dialog')).toBeVisible();
	expect(streams).toEqual([]);
	return { second, streams };
}

/** The browser puts the tab to sleep; returns how to wake it. */
async function fallAsleep(page: Page): Promise<() => Promise<unknown>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Debugger.enable');
	const asleep = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
	await devtools.send('Debugger.pause');
	await asleep;
	return () => devtools.send('Debugger.disable');
}

/** The page gets responses of this kind seconds late, as over a slow link. */
const slowResponses = (page: Page, ending: string) =>
	page.addInitScript((end) => {
		const send = window.fetch.bind(window);
		window.fetch = async (address, options) => {
			if (!String(address).endsWith(end)) return await send(address, options);
			// Whole whatever the page's timeout says: asleep, it may have passed before the response is looked at.
			const response = await send(address, { ...options, signal: null });
			const body = await response.text();
			await new Promise((resolve) => setTimeout(resolve, 4_000));
			document.documentElement.dataset['responded'] = 'yes';
			return new Response(body, response);
		};
	}, ending);

/** What the device holds that is not settled. */
const unsentOf = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox/')));

test('REL-54 when the tab that has the stream crashes, another takes it on', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	// What the tab was fetching when it went.
	consoleErrors.expect(/ERR_FAILED|ERR_ABORTED/);
	const lead = await api('lead');
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	const { second, streams } = await twoTabs(page, context, `${server.url}/activities?activity=${id}`);
	const crashed = page.waitForEvent('crash');
	const devtools = await context.newCDPSession(page);
	void devtools.send('Page.crash').catch(() => {});
	await crashed;
	await expect.poll(() => streams.length).toBe(1);
	await expect(live(second)).toBeVisible();
	expect((await lead.call('PUT', `/activity/${id}/start`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Started at');
});

test('REL-54 when the tab that has the stream is suspended, a visible one takes it over', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	const { second, streams } = await twoTabs(page, context, `${server.url}/activities?activity=${id}`);
	const wake = await fallAsleep(page);
	await expect.poll(() => streams.length, { timeout: 25_000 }).toBe(1);
	await expect(live(second)).toBeVisible();
	expect((await lead.call('PUT', `/activity/${id}/start`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Started at');

	await wake();
	await expect(page.getByRole('dialog')).toContainText('Started at', { timeout: 15_000 });
	expect((await lead.call('PUT', `/activity/${id}/end`, {})).status).toBe(200);
	await expect(page.getByRole('dialog')).toContainText('Ended at');
	await expect(second.getByRole('dialog')).toContainText('Ended at');
});

test('REL-72 when a tab is suspended while it sends a Start, a visible one sends it and what comes after it', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	await slowResponses(page, '/start');
	const { second } = await twoTabs(page, context, `${server.url}/activities?activity=${id}`);
	const written: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET') written.push(new URL(request.url()).pathname);
	});
	const isStarted = page.waitForRequest(/\/start$/);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await isStarted;
	const wake = await fallAsleep(page);
	await expect(second.getByRole('dialog')).toContainText('Started at');
	await second.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	const activityNow = async () => (await lead.call<Activity>('GET', `/activity/${id}`)).body;
	await expect.poll(async () => (await activityNow()).end, { timeout: 45_000 }).not.toBeNull();
	await expect.poll(() => unsentOf(second)).toEqual([]);
	const ended = await activityNow();
	expect(ended.start).not.toBeNull();

	await wake();
	// The tap is through, on this tab too.
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => document.documentElement.dataset['responded'])).toBe('yes');
	// What is tapped next is sent once what came before it is through.
	await page.getByRole('row').filter({ hasText: 'Late' }).first().click();
	const isNextSent = page.waitForRequest(/\/(start|end)$/);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^(Start|Done)$/ })
		.first()
		.click();
	const next = new URL((await isNextSent).url()).pathname;
	expect(written).toEqual([`/api/activity/${id}/start`, next]);
	expect(await activityNow()).toEqual(ended);
	await expect.poll(() => unsentOf(page)).toEqual([]);
});

test('REL-71 a tab whose user changes in another tab shows nothing of the first one', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { body: bands } = await lead.call<Band[]>('GET', '/bands');
	const band = bands.find(({ production }) => production?.tel);
	const numbers = page.getByRole('main').locator('a[href^="tel:"]');
	await signIn('lead');
	await page.goto(`${server.url}/band/${band?.id}`);
	await expect(numbers).not.toHaveCount(0);
	const other = await context.newPage();
	await other.goto(`${server.url}/help`);
	await other.evaluate(async () => {
		const body = JSON.stringify({ name: 'crew', password: 'crew' });
		const response = await fetch('/api/auth/login', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
		});
		const { token, user } = await response.json();
		localStorage.setItem('user', JSON.stringify(user));
		localStorage.setItem('token', token);
	});
	await expect(page.getByText('crew').first()).toBeVisible();
	await expect(page.getByRole('heading', { level: 1, name: band?.name ?? 'no band' })).toBeVisible();
	await expect(numbers).toHaveCount(0);
});
