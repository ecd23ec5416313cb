import type { Page, Request } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { signInAs } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The calls that a page makes from now on. */
function callsOf(page: Page): string[] {
	const calls: string[] = [];
	page.on('request', (request: Request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
	});
	return calls;
}

const live = (page: Page) => page.getByRole('status').filter({ hasText: /^Live$/ });

test('a start shows before the others’ eyes within a second, glows, and no list is asked for again', async ({
	page,
	browser,
	server,
	signIn,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	const other = await (await browser.newContext()).newPage();
	await signInAs(other, server.url, 'crew');
	await other.goto(`${server.url}/activities`);
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	await expect(live(other)).toBeVisible();
	await expect(other.getByRole('table', { name: 'Activities' }).getByRole('row').nth(3)).toBeVisible();
	await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {});
	const [calls, othersCalls] = [callsOf(page), callsOf(other)];

	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	const glowing = other.locator('tr[data-glows]', { hasText: activity.band.name });
	await expect(glowing).toContainText('Running', { timeout: 1000 });
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await expect(glowing).toHaveCount(0, { timeout: 3000 });
	expect(othersCalls).toEqual([]);
	expect(calls.filter((call) => !call.includes('/history'))).toEqual([`PUT /api/activity/${activity.id}/start`]);
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
	await expect(live(page)).toBeVisible();
	const second = await context.newPage();
	const calls = callsOf(second);
	await second.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(second)).toBeVisible();
	await expect(second.getByRole('dialog')).toContainText(activity.band.name);
	expect(calls).not.toContain('GET /api/live');
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Started at');

	await page.close();
	await expect.poll(() => calls).toContain('GET /api/live');
	await expect(live(second)).toBeVisible();
	calls.length = 0;
	expect((await lead.call('PUT', `/activity/${activity.id}/end`, {})).status).toBe(200);
	await expect(second.getByRole('dialog')).toContainText('Ended at');
	expect(calls.filter((call) => !call.includes('/history'))).toEqual([]);
});

test('the dashboard follows by itself: what is done leaves its lists', async ({ page, server, signIn, api }) => {
	const lead = await api('lead');
	const { body } = await lead.call<{ id: number; band: { name: string }; planned_end: string | null }[]>(
		'GET',
		'/next/loads',
	);
	const first = body.find(({ planned_end }) => planned_end !== null);
	await signIn('crew');
	await page.goto(server.url);
	await expect(live(page)).toBeVisible();
	const row = page.locator(`a[href*="activity=${first?.id}"]`);
	await expect(row.first()).toBeVisible();
	const calls = callsOf(page);
	expect((await lead.call('PUT', `/activity/${first?.id}/end`, {})).status).toBe(200);
	await expect(row).toHaveCount(0, { timeout: 1500 });
	expect(calls).toEqual([]);
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
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(live(page)).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByRole('status').filter({ hasText: 'Offline' }).first()).toBeVisible();
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, {})).status).toBe(200);
	const calls = callsOf(page);
	await context.setOffline(false);
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await expect(live(page)).toBeVisible();
	expect(calls.filter((call) => !call.includes('/live') && !call.includes('/history'))).toEqual([]);
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
