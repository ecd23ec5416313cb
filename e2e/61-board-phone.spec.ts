import type { Band, Position } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { block, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('region', { name: 'Move Load-in, Zimmer 48' });
const tab = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Stages' }).getByRole('button', { name });

/** 17:35 to 18:15 at Dock Sternen B, where Mira Solberg loads out from 18:15. */
const LOAD_IN = /Load-in, Zimmer 48/;

/** Where two vehicles have room, three at once cannot work. */
async function narrowDock(admin: Api) {
	const { body } = await admin.call<Position[]>('GET', '/positions');
	const dock = body.find(({ name }) => name === 'Dock Sternen B');
	await admin.call('PUT', `/position/${dock?.id}`, { capacity: 2 });
}

/** A band with so many load-ins at one time. */
async function bandWith(admin: Api, count: number, [from, to]: readonly [string, string]): Promise<number> {
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market', stage: bands[0]?.stage.id });
	const activity = {
		activityTypeId: 'loadin',
		bandId: band.id,
		planned_start: `${from}:00+02:00`,
		planned_end: `${to}:00+02:00`,
	};
	for (let made = 0; made < count; made++) await admin.call('POST', '/activity', activity);
	return band.id;
}

async function openSheet(page: Page) {
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	await block(page, LOAD_IN).tap();
	await page.getByRole('dialog').getByRole('link', { name: 'Move' }).tap();
	await expect(sheet(page)).toBeVisible();
}

/** A finger that goes sideways, as the browser gets it from the screen. */
async function swipe(page: Page, by: number) {
	const touches = await page.context().newCDPSession(page);
	const at = (x: number) => ({ touchPoints: [{ x, y: 500 }] });
	const from = by < 0 ? 330 : 60;
	await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
	for (const share of [0.25, 0.5, 0.75, 1]) {
		await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + by * share) });
	}
	await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touches.detach();
}

test('BRD-06 a phone shows a stage, its docks and its gate side by side @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Sternenbühne');
	await expect(timeLine(page)).toContainText(/On stage.*Dock A \d \/ \d.*Dock B \d \/ \d/);
	await expect(timeLine(page).getByRole('img', { name: 'Gate and crossload' })).toBeVisible();
	await expect(block(page, /^Sternenbühne, Show, Mira Solberg/)).toBeInViewport();
	const box = await block(page, LOAD_IN).boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('BRD-06 all columns of a stage with two docks are in sight, or the last is clearly cut @phone', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await tab(page, /^Sitter/).tap();
	// The crew stands there beside the shows, which takes the room of two.
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Sitterbühne');
	const beyond = () => timeLine(page).evaluate((element) => element.scrollWidth - element.clientWidth);
	expect(await beyond()).toBe(0);
	await page.setViewportSize({ width: 360, height: 740 });
	expect(await beyond()).toBe(0);
	await page.setViewportSize({ width: 320, height: 568 });
	expect(await beyond()).toBeGreaterThan(48);
});

test('BRD-06 a phone opens with a vehicle that has something to do now, also after other lanes @phone', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=vehicles');
	await expect(timeLine(page).locator('[data-block]').first()).toBeInViewport();
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	await page.getByRole('button', { name: 'What is shown' }).tap();
	await page.getByRole('dialog').getByText('Vehicles', { exact: true }).tap();
	await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).tap();
	await expect(page.getByRole('combobox', { name: /^Stage, position/ })).toBeVisible();
	await expect(timeLine(page).locator('[data-block]').first()).toBeInViewport();
});

test('BRD-06 a swipe shows the next stage, and one back the one before @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Plaza');
	await swipe(page, -220);
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Sitterbühne');
	await expect(tab(page, /^Sitter/)).toHaveAttribute('aria-pressed', 'true');
	await swipe(page, 220);
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Plaza');
});

test('BRD-02 BRD-06 on a phone Now leads to now, although another day was chosen @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	const day = page.getByRole('combobox', { name: 'Day' });
	await day.tap();
	await page.getByRole('option', { name: 'Fr 21.' }).tap();
	await expect(block(page, /^Sternenbühne, Show, Mira Solberg/)).toHaveCount(0);
	await page.getByRole('button', { name: 'Go to now' }).tap();
	await expect(day).toHaveValue('Sa 22.');
	await expect(block(page, /^Sternenbühne, Show, Mira Solberg/)).toBeInViewport();
});

test('BRD-06 it is moved by keys that add up, and Undo puts it back @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await openSheet(page);
	await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
	await sheet(page).getByRole('button', { name: '+5', exact: true }).tap();
	await sheet(page).getByRole('button', { name: '−15', exact: true }).tap();
	await sheet(page).getByRole('button', { name: '+30', exact: true }).tap();
	await expect(sheet(page)).toContainText('18:10–18:50 +35 min');
	await expect(sheet(page)).toContainText('was 17:35–18:15');
	const key = await sheet(page).getByRole('button', { name: '+30', exact: true }).boundingBox();
	expect(key?.height).toBe(56);
	await sheet(page).getByRole('button', { name: 'Move', exact: true }).tap();
	await expect(page.getByText('Load-in, Zimmer 48 moved')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/18:10–18:50/);
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-06 a finding of the move is named with a remedy, and the move may be made all the same @phone', async ({
	page,
	signIn,
	api,
}) => {
	await narrowDock(await api('admin'));
	await signIn('lead');
	await openSheet(page);
	// To 19:25, when Graupelschauer loads out there.
	for (const key of ['+30', '+30', '+30', '+15', '+5']) {
		await sheet(page).getByRole('button', { name: key, exact: true }).tap();
	}
	await expect(sheet(page)).toContainText('19:25–20:05 +110 min');
	await expect(sheet(page)).toContainText('Impossible');
	await expect(sheet(page)).toContainText('Dock Sternen B');
	await expect(sheet(page).getByRole('button', { name: 'Move anyway' })).toBeVisible();
	await sheet(page).getByRole('button', { name: 'Use Dock Sternen A' }).tap();
	await expect(sheet(page).getByRole('combobox', { name: 'Position' })).toHaveValue('Dock Sternen A');
	await expect(sheet(page)).not.toContainText('Impossible');
	await sheet(page).getByRole('button', { name: 'Move', exact: true }).tap();
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/19:25–20:05/);
	await block(page, LOAD_IN).tap();
	await expect(page.getByRole('dialog')).toContainText('Dock Sternen A');
});

test('BRD-06 put back, it stays where it was @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await openSheet(page);
	await sheet(page).getByRole('button', { name: '+30', exact: true }).tap();
	await sheet(page).getByRole('button', { name: 'Put back' }).tap();
	await expect(sheet(page)).toHaveCount(0);
	await expect(page).not.toHaveURL(/move=/);
	await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-06 BRD-07 what someone else removes meanwhile is said, and the sheet goes @phone', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await signIn('lead');
	await openSheet(page);
	const id = new URL(page.url()).searchParams.get('block');
	await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
	await admin.call('DELETE', `/activity/${id}`);
	await expect(page.getByText('Someone else has ended or removed what you were holding.')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
	await expect(block(page, LOAD_IN)).toHaveCount(0);
});

test('BRD-06 the positions to move to stand in groups, each with how many others are there then @phone', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await openSheet(page);
	await sheet(page).getByRole('combobox', { name: 'Position' }).tap();
	const docks = page.getByRole('group', { name: 'Docks' });
	await expect(docks.getByRole('option', { name: /^Dock Sternen A there then: 1 \/ \d$/ })).toBeVisible();
	await expect(docks.getByRole('option', { name: /^Gate/ })).toHaveCount(0);
	await docks.getByRole('option', { name: /^Dock Sternen A/ }).tap();
	await expect(sheet(page).getByRole('combobox', { name: 'Position' })).toHaveValue('Dock Sternen A');
});

test('BRD-06 the way back in the browser puts it back @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await openSheet(page);
	await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
	await page.goBack();
	await expect(sheet(page)).toHaveCount(0);
	await expect(block(page, LOAD_IN).or(page.getByRole('dialog'))).toBeVisible();
});

test('BRD-06 who may only look is offered no move @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await tab(page, /^Sternen/).tap();
	await block(page, LOAD_IN).tap();
	await expect(page.getByRole('dialog')).toContainText('Dock Sternen B');
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Move' })).toHaveCount(0);
	const id = await block(page, LOAD_IN).getAttribute('data-block');
	await page.goto(`/plan?block=${id}&move=true`);
	await expect(page.getByText('takes the right to change activities')).toBeVisible();
	await expect(sheet(page)).toHaveCount(0);
});

test('BRD-06 other lanes, types and names are chosen behind the arrow @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await page.getByRole('button', { name: 'What is shown' }).tap();
	await page.getByRole('dialog').getByText('Positions', { exact: true }).tap();
	await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).tap();
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Dock Sitter A');
	await page.getByRole('combobox', { name: /^Stage, position/ }).tap();
	await page.getByRole('option', { name: 'Dock Sternen B' }).tap();
	await expect(block(page, LOAD_IN)).toBeVisible();
});

for (const theme of ['dark', 'light']) {
	test(`BRD-06 axe finds nothing wrong while a phone moves something in ${theme} @phone`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('lead');
		await openSheet(page);
		await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
		await expect(sheet(page)).toContainText('17:50–18:30');
		expect(await axeViolations(page, { theme })).toEqual([]);
	});
}

test('BRD-06 what began above the window still says below the heads what it is @phone', async ({
	page,
	signIn,
	api,
}) => {
	const band = await bandWith(await api('admin'), 1, ['2026-08-16T12:00', '2026-08-29T12:00']);
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band}`);
	const words = block(page, /Load-in, Night Market/).locator('> span[aria-hidden]');
	await expect(words).toContainText('Night Market');
	for (const by of [0, 400]) {
		await timeLine(page).evaluate((element, pixels) => element.scrollBy(0, pixels), by);
		await expect(words).toBeInViewport({ ratio: 1 });
		const [line, box] = [await timeLine(page).boundingBox(), await words.boundingBox()];
		// The heads are 28 pixels high.
		expect((box?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThanOrEqual(28);
	}
});

test('BRD-06 five at one time have their words, whose times are not broken within @phone', async ({
	page,
	signIn,
	api,
}) => {
	const band = await bandWith(await api('admin'), 5, ['2026-08-22T17:50', '2026-08-22T18:50']);
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band}`);
	const times = timeLine(page).locator('[data-block] > span[aria-hidden] > span');
	await expect(times).toHaveText(Array.from({ length: 5 }, () => '17:50'));
	expect(await times.evaluateAll((all) => all.map((time) => time.scrollWidth - time.clientWidth))).toEqual([
		0, 0, 0, 0, 0,
	]);
	const wraps = await times.evaluateAll((all) => all.map((time) => getComputedStyle(time).overflowWrap));
	expect(new Set(wraps)).toEqual(new Set(['normal']));
});

test('BRD-06 sixty at one time are icons beside each other, to be scrolled through @phone', async ({
	page,
	signIn,
	api,
}) => {
	const band = await bandWith(await api('admin'), 60, ['2026-08-22T17:50', '2026-08-22T18:50']);
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band}`);
	const blocks = block(page, /Load-in, Night Market/);
	await expect(blocks).toHaveCount(60);
	const widths = await blocks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
	expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
	await expect(timeLine(page).locator('[data-block] > span[aria-hidden]')).toHaveCount(0);
	await expect(timeLine(page).locator('[data-block] svg')).toHaveCount(60);
	await timeLine(page).evaluate((element) => element.scrollBy(600, 0));
	await expect(page.getByText('18:00', { exact: true })).toBeInViewport();
});

test('BRD-06 the icon of what began above the window stays below the heads @phone', async ({ page, signIn, api }) => {
	const band = await bandWith(await api('admin'), 12, ['2026-08-22T14:00', '2026-08-22T23:50']);
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band}`);
	const icon = block(page, /Load-in, Night Market/)
		.first()
		.locator('[data-plan] > svg')
		.last();
	for (const by of [0, 200]) {
		await timeLine(page).evaluate((element, pixels) => element.scrollBy(0, pixels), by);
		await expect(icon).toBeInViewport({ ratio: 1 });
		const [line, box] = [await timeLine(page).boundingBox(), await icon.boundingBox()];
		// The heads are 28 pixels high.
		expect((box?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThanOrEqual(28);
	}
});
