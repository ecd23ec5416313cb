import type { Activity, Band, HistoryEntry, Position, TeamFunction, Vehicle } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { lateActivity } from './support/late-activity.ts';
import { fullyStored, holdDatabase, storedOn } from './support/on-device.ts';
import { LOADS, live, panel, rows } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const strip = (page: Page) => page.getByRole('region', { name: 'Connection' });
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(NO_NETWORK));

test('every screen opens without a network, after a reload and in a new tab too', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const { body: functions } = await admin.call<TeamFunction[]>('GET', '/functions');
	const band = there(bands.find(({ vehicles }) => vehicles.length > 0));
	const vehicle = there(band.vehicles[0]);
	const shows = bands.flatMap(({ name, show }) => (show?.planned_start ? [{ name, at: show.planned_start }] : []));
	const first = there(shows.toSorted((a, b) => a.at.localeCompare(b.at))[0]);
	await signIn('admin');
	await page.goto('/');
	await fullyStored(page);
	await context.setOffline(true);
	await page.reload();
	await expect(strip(page)).toContainText(/Offline, data from \d\d:\d\d/);
	await expect(rows(panel(page, LOADS))).not.toHaveCount(0);
	const tab = await context.newPage();
	const screens: [path: string, shown: RegExp | string][] = [
		['/bands', first.name],
		[`/band/${band.id}`, vehicle.name],
		['/vehicles', vehicle.name],
		[`/vehicle/${vehicle.id}`, vehicle.name],
		['/positions', /Dock|Gate|Parking|Yard|Ramp/i],
		['/activities', /Load-in|Show|Crossload/],
		['/stages', 'Sitterbühne'],
		['/persons', '+'],
		['/team-functions', there(functions[0]).name],
		['/users', 'crew'],
		[`/band/edit/${band.id}`, 'Edit'],
		['/activity/new', /Planned/],
	];
	for (const [path, shown] of screens) {
		await tab.goto(`${server.url}${path}`);
		await expect(tab.getByRole('main').getByText(shown).first(), path).toBeVisible();
	}
});

test('USE-09 what another tab kept the device’s database from giving shows without a network once it comes', async ({
	page,
	context,
	server,
	signIn,
}) => {
	await signIn('lead');
	await page.goto(`${server.url}/bands`);
	await fullyStored(page);
	await context.setOffline(true);
	const release = await holdDatabase(page);
	const tab = await context.newPage();
	await tab.goto(`${server.url}/bands`);
	await expect(tab.getByRole('heading', { level: 1, name: 'Bands' })).toBeVisible();
	await expect(strip(tab)).toContainText('Offline');
	await release();
	await expect(tab.getByRole('main').getByRole('row').getByRole('link').first()).toBeVisible();
});

test('REL-72 @everywhere a start without a network shows at once, survives a restart, arrives once with its time', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${activity.id}`);
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await expect(page.getByRole('dialog')).toContainText('Started at');
	await page.goto(`${server.url}/activities`);
	await strip(page)
		.getByRole('button', { name: /unsent/ })
		.click();
	await expect(strip(page)).toContainText(new RegExp(`\\d\\d:\\d\\d\\s*Start .*${activity.band.name}`));
	expect((await lead.call<Activity>('GET', `/activity/${activity.id}`)).body.start).toBeNull();

	await context.setOffline(false);
	await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
	await expect(live(page)).toBeVisible();
	const history = await lead.call<HistoryEntry[]>('GET', `/activity/${activity.id}/history`);
	expect(history.body.filter(({ changes }) => changes.some(({ field }) => field === 'start'))).toHaveLength(1);
});

test('what is not sent is marked in its row, and undo takes it back', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${activity.id}`);
	// Without a reload: only the page that the network was taken from knows that there is none, and tries nothing.
	await expect(page.getByRole('dialog')).toHaveCount(0);
	const row = page.getByRole('row').filter({ hasText: 'Not sent yet' });
	await expect(row).toContainText(activity.band.name);
	await expect(row).toContainText('Running');
	await undoStart(page);
	await expect(row).toHaveCount(0);
	await expect(strip(page)).not.toContainText('unsent');
	await context.setOffline(false);
	await expect(live(page)).toBeVisible();
	const now = await (await api('lead')).call<Activity>('GET', `/activity/${activity.id}`);
	expect(now.body.start).toBeNull();
});

test('a start that may have reached the server is taken back there, and its row shows it as planned at once', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${activity.id}`);
	await page.goto(`${server.url}/activities`);
	const row = page.getByRole('row').filter({ hasText: activity.band.name }).filter({ hasText: 'Load-in' }).first();
	await expect(row).toContainText('Running');
	await undoStart(page);
	await expect(row).not.toContainText('Running');
	await context.setOffline(false);
	await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
	const now = await (await api('lead')).call<Activity>('GET', `/activity/${activity.id}`);
	expect(now.body.start).toBeNull();
});

test('without a network a vehicle stands where it was just started, on every screen, and undo takes it back', async ({
	page,
	server,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { body: vehicles } = await lead.call<Vehicle[]>('GET', '/vehicles');
	const { body: positions } = await lead.call<Position[]>('GET', '/positions');
	const vehicle = there(vehicles.find(({ position_status }) => position_status === 'unknown'));
	const position = there(positions.find(({ vehicles: standing }) => standing.length === 0));
	const times = { planned_start: '2026-08-22T17:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
	const body = { activityTypeId: 'parking', positionId: position.id, vehicleIds: [vehicle.id], ...times };
	const { body: parking } = await lead.call<Activity>('POST', '/activity', { bandId: vehicle.band.id, ...body });
	const stands = (name: string) => page.getByRole('main').getByText(name).first();

	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${parking.id}`);
	await page.goto(`${server.url}/position/${position.id}`);
	await expect(page.getByRole('link', { name: vehicle.name }).first()).toBeVisible();
	await page.goto(`${server.url}/vehicle/${vehicle.id}`);
	const current = page.getByRole('listitem').filter({ hasText: 'Current Position' });
	await expect(current).toContainText(position.name);

	await undoStart(page);
	await expect(current).toContainText('N/A');
	await page.goto(`${server.url}/position/${position.id}`);
	await expect(stands('No vehicles currently here...')).toBeVisible();
});

test('what one tab does without a network shows in the others, and what it takes back does not', async ({
	page,
	context,
	server,
	signIn,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await fullyStored(page);
	const other = await context.newPage();
	await other.goto(`${server.url}/activities?activity=${activity.id}`);
	const shown = other.getByRole('dialog');
	await expect(shown).toContainText('Nothing happend yet');
	await context.setOffline(true);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await expect(shown).toContainText('Started at');
	await undoStart(page);
	await expect(shown).toContainText('Nothing happend yet');
});

test('REL-72 someone else was faster: both times are shown, nothing gets lost silently', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${activity.id}`);
	const theirs = activity.planned_start;
	expect((await lead.call('PUT', `/activity/${activity.id}/start`, { at: theirs })).status).toBe(200);
	await context.setOffline(false);
	await expect(strip(page)).toContainText(/This activity was started already, at \d\d:\d\d/, { timeout: 20_000 });
	await expect(strip(page)).toContainText(/\d\d:\d\d\s*Start/);
	await page.reload();
	// It stays in sight until it is dismissed: there is nothing to open or close.
	await expect(strip(page)).toContainText('1 unsent');
	await expect(strip(page).getByRole('button', { name: /unsent/ })).toHaveCount(0);
	await strip(page)
		.getByRole('button', { name: /^Dismiss/ })
		.click();
	await expect(strip(page)).toHaveCount(0);
});

test('REL-72 a band’s status set without a network arrives; over a later word of someone else it does not', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const { body: bands } = await lead.call<Band[]>('GET', '/bands');
	const band = bands.find(({ status }) => status === 'not_here');
	const statusOf = async () => (await lead.call<Band>('GET', `/band/${band?.id}`)).body.status;
	await signIn('lead');
	await page.goto(`${server.url}/band/${band?.id}`);
	await fullyStored(page);
	const choose = async (label: string) => {
		await page
			.getByRole('combobox', { name: 'Status' })
			.or(page.getByRole('textbox', { name: 'Status' }))
			.first()
			.click();
		await page.getByRole('option', { name: label }).click();
	};
	await context.setOffline(true);
	await choose('Vor Ort');
	await expect(strip(page)).toContainText('1 unsent');
	await context.setOffline(false);
	await expect.poll(statusOf, { timeout: 20_000 }).toBe('here');
	await expect(live(page)).toBeVisible();

	await context.setOffline(true);
	await choose('Load in');
	await expect(strip(page)).toContainText('1 unsent');
	expect((await lead.call('PUT', `/band/${band?.id}`, { status: 'gone' })).status).toBe(200);
	await context.setOffline(false);
	await expect(strip(page).getByRole('button', { name: /^Dismiss/ })).toBeVisible({ timeout: 20_000 });
	expect(await statusOf()).toBe('gone');
});

test('REL-71 REL-72 a lost session keeps what is unsent for the same user and shows it to no other', async ({
	page,
	context,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/401/);
	const admin = await api('admin');
	const activity = await lateActivity(server.url);
	const users = await admin.call<{ data: { id: number; name: string }[] }>('GET', '/users');
	const userId = users.body.data.find(({ name }) => name === 'lead')?.id;
	await signIn('lead');
	await startOffline(page, `${server.url}/activities?activity=${activity.id}`);
	expect((await admin.call('PUT', `/user/pw/${userId}`, { password: 'lead' })).status).toBe(204);
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
	expect(await storedOn(page)).not.toContain(activity.band.name);
	await signIn('lead');
	await page.goto('/');
	const startOf = async () => (await admin.call<Activity>('GET', `/activity/${activity.id}`)).body.start;
	await expect.poll(startOf, { timeout: 20_000 }).not.toBeNull();
});

test('REL-71 logging out with something unsent warns; afterwards the device holds nothing of that user', async ({
	page,
	context,
	server,
	signIn,
	api,
}) => {
	const activity = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`${server.url}/activities?activity=${activity.id}`);
	await fullyStored(page);
	expect(await storedOn(page)).toContain(activity.band.name);
	await context.setOffline(true);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await expect(strip(page)).toContainText('1 unsent');
	await page.goto(`${server.url}/bands`);
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page.getByRole('dialog')).toContainText('1 action is not sent yet');
	await page.getByRole('dialog').getByRole('button', { name: 'Log out and lose it' }).click();
	await expect(page).toHaveURL(/\/login/);
	await expect
		.poll(() => storedOn(page))
		.not.toMatch(new RegExp(`id[\\\\"]+:${activity.id}\\b|${activity.band.name}|"token"`));
	await context.setOffline(false);
	await signIn('admin');
	await page.goto('/');
	await expect(live(page)).toBeVisible();
	const now = await (await api('lead')).call<Activity>('GET', `/activity/${activity.id}`);
	expect(now.body.start).toBeNull();
});

/** Opens an activity's details, loses the network and starts it there. */
async function startOffline(page: Page, details: string): Promise<void> {
	await page.goto(details);
	await fullyStored(page);
	await page.context().setOffline(true);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
	await expect(strip(page)).toContainText('1 unsent');
}

/** Takes a Start that is not sent back, from the list of what is not. */
async function undoStart(page: Page): Promise<void> {
	await strip(page)
		.getByRole('button', { name: /unsent/ })
		.click();
	await strip(page)
		.getByRole('button', { name: /^Undo: Start/ })
		.click();
}

/** What the demo must have for the journey to show anything. */
function there<Thing>(thing: Thing | undefined): Thing {
	if (thing === undefined) throw new Error('The demo lacks what this journey is about');
	return thing;
}
