import type { Page, Request } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { live } from './support/screen.ts';
import { signInAs } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A page fetches what it lacks for later a second after it is live: so long after its last call it is done. */
const QUIET_MS = 2500;

/** The calls that a page makes. */
function watchCalls(page: Page) {
	let calls: string[] = [];
	let last = Date.now();
	page.on('request', (request: Request) => {
		const { pathname } = new URL(request.url());
		if (!pathname.startsWith('/api/')) return;
		calls.push(`${request.method()} ${pathname}`);
		last = Date.now();
	});
	return {
		all: () => calls,
		/** Without the stream itself, and the history that an open dialog shows. */
		ofLists: () => calls.filter((call) => !/\/(live|history)$/.test(call)),
		/** Waits until the page has all it wants, and starts counting from there. */
		settle: async () => {
			await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(QUIET_MS);
			calls = [];
		},
	};
}

test('a start shows before the others’ eyes within a second, glows, and no list is asked for again', async ({
	page,
	browser,
	server,
	signIn,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto('/');
	const other = await (await browser.newContext()).newPage();
	const [calls, othersCalls] = [watchCalls(page), watchCalls(other)];
	await signInAs(other, server.url, 'crew');
	await other.goto(`${server.url}/activities`);
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	await expect(live(other)).toBeVisible();
	await expect(other.getByRole('table', { name: 'Activities' }).getByRole('row').nth(3)).toBeVisible();
	await calls.settle();
	await othersCalls.settle();

	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	const glowing = other.locator('tr[data-glows]', { hasText: activity.band.name });
	await expect(glowing).toContainText('Running', { timeout: 1000 });
	const own = page.getByRole('row').filter({ has: page.locator(`a[href*="activity=${activity.id}"]`) });
	await expect(own).toContainText('Running');
	await expect(glowing).toHaveCount(0, { timeout: 3000 });
	expect(othersCalls.all()).toEqual([]);
	expect(calls.ofLists()).toEqual([`PUT /api/activity/${activity.id}/start`]);
	await other.context().close();
});

test('REL-54 the tabs of a browser share one stream; when the tab that has it closes, another takes it on', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto('/');
	await expect(live(page)).toBeVisible();
	const second = await context.newPage();
	const calls = watchCalls(second);
	await second.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(second)).toBeVisible();
	await expect(second.getByRole('dialog')).toContainText(activity.band.name);
	expect(calls.all()).not.toContain('GET /api/live');
	await calls.settle();
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Started at');

	await page.close();
	await expect.poll(() => calls.all()).toContain('GET /api/live');
	await expect(live(second)).toBeVisible();
	expect((await lead.call('PUT', `/activity/${activity.id}/end`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Ended at');
	expect(calls.ofLists()).toEqual([]);
});

test('the dashboard follows by itself: what is done leaves its lists', async ({ page, server, signIn, api }) => {
	const lead = await api('lead');
	const { body } = await lead.call<{ id: number; band: { name: string }; planned_end: string | null }[]>(
		'GET',
		'/next/loads',
	);
	// What is late for long is folded: the last of the list is in sight.
	const coming = body.findLast(({ planned_end }) => planned_end !== null);
	const calls = watchCalls(page);
	await signIn('crew');
	await page.goto(server.url);
	await expect(live(page)).toBeVisible();
	const row = page.locator(`a[href*="activity=${coming?.id}"]`);
	await expect(row.first()).toBeVisible();
	await calls.settle();
	expect((await lead.call('PUT', `/activity/${coming?.id}/end`, {})).status).toBe(200);
	await expect(row).toHaveCount(0, { timeout: 1500 });
	expect(calls.all()).toEqual([]);
});

test('REL-51 what was missed while the network was away comes with the next event, not by asking', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	const calls = watchCalls(page);
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	await calls.settle();
	await context.setOffline(true);
	await expect(page.getByRole('status').filter({ hasText: 'Offline' }).first()).toBeVisible();
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, {})).status).toBe(200);
	await context.setOffline(false);
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await expect(live(page)).toBeVisible();
	expect(calls.ofLists()).toEqual([]);
});

test('REL-05 a new password ends the session before the user’s eyes, in every tab', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/401/);
	await signIn('lead');
	await page.goto('/');
	const second = await context.newPage();
	await second.goto(`${server.url}/bands`);
	await expect(live(second)).toBeVisible();
	const admin = await api('admin');
	const users = await admin.call<{ data: { id: number; name: string }[] }>('GET', '/users');
	const lead = users.body.data.find(({ name }) => name === 'lead');
	expect((await admin.call('PUT', `/user/pw/${lead?.id}`, { password: 'another' })).status).toBe(204);
	await expect(page).toHaveURL(/\/login/, { timeout: 4000 });
	await expect(second).toHaveURL(/\/login/, { timeout: 4000 });
	expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
