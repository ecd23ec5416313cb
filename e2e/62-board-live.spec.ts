import type { Activity, Band, Position, Stage } from '@crossload/contract';
import type { Locator } from '@playwright/test';
import type { Api } from './support/api.ts';
import { block, expectAtRest, lane, timeLine, whatMoves } from './support/board.ts';
import { expect, test } from './support/test.ts';

const MOST_ELEMENTS = 1_500;

const planned = (from: string, to: string) => ({
	planned_start: `2026-08-22T${from}:00+02:00`,
	planned_end: `2026-08-22T${to}:00+02:00`,
});

async function idOf(api: Api, type: string, band: string): Promise<number> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const found = body.find(({ activityType, band: of }) => activityType.id === type && of?.name === band);
	if (!found) throw new Error(`No ${type} of ${band}`);
	return found.id;
}

async function positionNamed(api: Api, name: string): Promise<number> {
	const { body } = await api.call<Position[]>('GET', '/positions');
	return body.find((position) => position.name === name)?.id ?? 0;
}

/** Seconds that a block takes to its new place. */
const glideOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).transitionDuration);

test('BRD-07 what others move glides, as the same block; another zoom does not', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const id = await idOf(admin, 'show', 'Saint Ravine');
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = page.locator(`[data-block="${id}"]`);
	await show.evaluate((element) => element.setAttribute('data-seen', ''));
	await admin.call('PUT', `/activity/${id}`, planned('18:20', '19:05'));
	await expect(show).toHaveAccessibleName(/18:20–19:05/);
	await expect(show).toHaveAttribute('data-seen');
	expect(await glideOf(show)).toContain('0.25s');
	await page.getByRole('button', { name: 'Show more time' }).click();
	await expect(page.getByText('8 h', { exact: true })).toBeVisible();
	expect(await glideOf(show)).toBe('0s');
});

test('BRD-07 with reduced motion what others move is there at once', async ({ page, signIn, api }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const admin = await api('admin');
	const id = await idOf(admin, 'show', 'Saint Ravine');
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = page.locator(`[data-block="${id}"]`);
	await expect(show).toBeVisible();
	await admin.call('PUT', `/activity/${id}`, planned('18:20', '19:05'));
	await expect(show).toHaveAccessibleName(/18:20–19:05/);
	expect(await glideOf(show)).toBe('0s');
});

test('BRD-07 a lane that someone deletes during a drag is said, and nothing is torn away', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const stageId = stages.find(({ name }) => name === 'Sternenbühne')?.id;
	const added = { name: 'Dock Sternen C', slug: 'dock-sternen-c', tag: 'SA', stageId };
	const { body: dock } = await admin.call<Position>('POST', '/position', added);
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await expect(lane(page, 'Dock Sternen C')).toBeAttached();
	await block(page, /Load-in, Zimmer 48/).focus();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowDown');
	await expect(whatMoves(page)).toContainText('Dock Sternen C');
	await admin.call('DELETE', `/position/${dock.id}`);
	await expect(whatMoves(page)).toContainText('Someone else has just removed that lane');
	await expect(whatMoves(page)).toContainText('Dock Sternen B');
	await page.keyboard.press('Escape');
	await expect(lane(page, 'Dock Sternen C')).toHaveCount(0);
});

test('BRD-07 a pointer over a lane that goes has no other one until it clearly moves', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const stageId = stages.find(({ name }) => name === 'Sternenbühne')?.id;
	const added = { name: 'Dock Sternen C', slug: 'dock-sternen-c', tag: 'SA', stageId };
	const { body: dock } = await admin.call<Position>('POST', '/position', added);
	await signIn('lead');
	await page.goto('/plan?by=positions');
	const load = block(page, /Load-in, Zimmer 48/);
	await load.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
	const [from, to] = [await load.boundingBox(), await lane(page, 'Dock Sternen C').boundingBox()];
	if (!from || !to) throw new Error('The load-in or the dock is not drawn');
	const [x, y] = [from.x + from.width / 2, to.y + to.height / 2];
	await page.mouse.move(x, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(x, y, { steps: 6 });
	await expect(whatMoves(page)).toContainText('Dock Sternen C');
	await admin.call('DELETE', `/position/${dock.id}`);
	await expect(whatMoves(page)).toContainText('Someone else has just removed that lane');
	await expect(lane(page, 'Dock Sternen C')).toHaveCount(0);
	await page.mouse.move(x, y + 2);
	await page.mouse.move(x, y + 4);
	await expect(whatMoves(page)).toContainText('Someone else has just removed that lane');
	await expect(whatMoves(page)).toContainText('Dock Sternen B');
	await page.mouse.move(x, y + 50, { steps: 3 });
	await expect(page.getByText('Someone else has just removed that lane')).toHaveCount(0);
	await expect(whatMoves(page)).not.toContainText('Dock Sternen B');
	await page.keyboard.press('Escape');
	await page.mouse.up();
});

test('BRD-07 without a network the board is read, and says why nothing moves', async ({
	page,
	signIn,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await signIn('lead');
	await page.goto('/plan?by=stages');
	await expect(block(page, /Show, Saint Ravine/)).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByText('Offline').first()).toBeVisible();
	await page.getByText('Positions', { exact: true }).last().click();
	await expect(lane(page, 'Dock Sternen B').getByRole('link', { name: /Load-in, Zimmer 48/ })).toBeVisible();
	await block(page, /Load-in, Zimmer 48/).focus();
	await page.keyboard.press('m');
	await expect(whatMoves(page)).toContainText('Without a connection');
	await context.setOffline(false);
});

test('BRD-08 a change of one activity redraws its own block and no other', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const id = await idOf(admin, 'show', 'Kiesgrube');
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = page.locator(`[data-block="${id}"]`);
	await expect(show).toBeVisible();
	// What the plan's checks and estimates say has come.
	await expect(timeLine(page).locator('[data-severity]').first()).toBeAttached();
	await expectAtRest(timeLine(page));
	await page.evaluate(() => {
		const changed = new Set<string>();
		Object.assign(window, { changed });
		const observer = new MutationObserver((records) => {
			for (const { target } of records) {
				const element = target instanceof Element ? target : target.parentElement;
				const seen = element?.closest<HTMLElement>('[data-block]');
				if (seen) changed.add(seen.dataset['block'] ?? '');
			}
		});
		const observed = { subtree: true, childList: true, characterData: true, attributeFilter: ['style', 'aria-label'] };
		observer.observe(document.querySelector('main') ?? document, observed);
	});
	// Within the same lines, without a finding that comes or goes, and with nothing after it that is expected at another time.
	await admin.call('PUT', `/activity/${id}`, { info: 'Guest singer' });
	await admin.call('PUT', `/activity/${id}`, planned('20:55', '21:39'));
	await expect(show).toHaveAccessibleName(/20:55–21:39/);
	const changed = await page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed]);
	expect(changed).toEqual([`${id}`]);
});

test('BRD-08 BRD-02 at each zoom up to the whole festival the page stays small', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=vehicles');
	const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
	const counts: number[] = [];
	for (const hours of ['6 h', '8 h', '12 h', '24 h', '48 h', 'All']) {
		await expect(shown).toHaveText(hours);
		counts.push(await page.evaluate(() => document.querySelectorAll('*').length));
		await page.getByRole('button', { name: 'Show more time' }).click();
	}
	expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_ELEMENTS);
	await expect(shown).toHaveText('All');
});

test('BRD-08 BRD-05 points that are too many to be read are columns, each of them closer up and by keys', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const positionId = await positionNamed(admin, 'Gate Nord');
	const checkIn = { activityTypeId: 'checkin', positionId, planned_end: '2026-08-22T18:10:00+02:00' };
	const create = Array.from({ length: 40 }, () => checkIn);
	expect((await admin.call('POST', '/plan/batch', { create })).status).toBe(201);
	await signIn('crew');
	await page.goto(`/plan?by=positions&lane=${positionId}`);
	const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
	const gate = lane(page, 'Gate Nord');
	const together = gate.getByTitle(/^4\d points, Sa 22\.08\. 18:\d\d to /);
	const each = gate.getByRole('link', { name: /Check-in.*18:10/ });
	await expect(shown).toHaveText('6 h');
	await expect(each.nth(5)).toBeVisible();
	for (const hours of ['8 h', '12 h', '24 h', '48 h']) {
		await page.getByRole('button', { name: 'Show more time' }).click();
		await expect(shown).toHaveText(hours);
	}
	await expect(together).toBeVisible();
	expect(await gate.locator('[data-block]').count()).toBeLessThanOrEqual(1);
	await timeLine(page).locator('[data-block][tabindex="0"]').focus();
	const focused = gate.locator('[data-block]:focus');
	await expect(async () => {
		if ((await focused.count()) === 0) await page.keyboard.press('ArrowDown');
		await expect(focused).toBeVisible({ timeout: 200 });
	}).toPass({ intervals: [0] });
	const before = await focused.getAttribute('data-block');
	await page.keyboard.press('ArrowRight');
	await expect(focused).not.toHaveAttribute('data-block', before ?? '');
	await expect(focused).toHaveAccessibleName(/Gate Nord, /);
	for (const hours of ['24 h', '12 h', '8 h', '6 h']) {
		await together.first().click();
		await expect(shown).toHaveText(hours);
	}
	await expect(each.nth(5)).toBeVisible();
	await expect(together).toHaveCount(0);
});

test('BRD-01 60 at one time in one lane stand on lines of their own, with any name and length', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const positionId = await positionNamed(admin, 'Backline store');
	const names = ['م'.repeat(200), `🎸🥁 ${'Ω'.repeat(60)}`, 'x'.repeat(200)];
	const [stage] = (await admin.call<{ id: number }[]>('GET', '/stages')).body;
	const made = await Promise.all(names.map((name) => admin.call<Band>('POST', '/band', { name, stage: stage?.id })));
	expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
	const bands = made.map(({ body }) => body.id);
	const create = Array.from({ length: 60 }, (_, place) => ({
		activityTypeId: 'parking',
		bandId: bands[place % bands.length],
		positionId,
		...(place < 2
			? { planned_start: '2026-08-16T17:40:00+02:00', planned_end: '2026-08-30T17:40:00+02:00' }
			: planned('17:40', place < 4 ? '17:40' : '18:10')),
	}));
	expect((await admin.call('POST', '/plan/batch', { create })).status).toBe(201);
	await signIn('crew');
	await page.goto(`/plan?by=positions&lane=${positionId}`);
	const blocks = lane(page, 'Backline store').locator('[data-block]');
	await expect(blocks.filter({ hasText: '🎸🥁' }).first()).toHaveAccessibleName(/Parking, 🎸🥁/);
	// Only those near the window are in the page: from its top to its bottom all are.
	const boxes = new Map<string, { top: number; left: number; right: number }>();
	await expect(async () => {
		const near = await blocks.evaluateAll((all) =>
			all.map((one) => ({ id: one.dataset['block'] ?? '', box: one.getBoundingClientRect().toJSON() })),
		);
		const scrolled = await timeLine(page).evaluate((element) => element.scrollTop);
		for (const { id, box } of near) boxes.set(id, { ...box, top: box.top + scrolled });
		await timeLine(page).evaluate((element) => element.scrollBy(0, element.clientHeight / 2));
		expect(boxes.size).toBe(60);
	}).toPass({ intervals: [100] });
	const stands = [...boxes.values()];
	const overlapping = stands.filter((one, place) =>
		stands.slice(place + 1).some((two) => one.top === two.top && one.left < two.right - 1 && two.left < one.right - 1),
	);
	expect(overlapping).toEqual([]);
});

test.describe('at 200 % page zoom', () => {
	test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

	test('BRD-06 the board is whole and nothing is pushed out of the page', async ({ page, signIn }) => {
		await signIn('crew');
		await page.goto('/plan?by=stages');
		await expect(block(page, /Show, Saint Ravine/)).toBeVisible();
		const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(beside).toBeLessThanOrEqual(0);
	});
});

test.describe('in New York', () => {
	test.use({ timezoneId: 'America/New_York' });

	test('BRD-02 the time line shows festival time', async ({ page, signIn }) => {
		await signIn('crew');
		await page.goto('/plan?by=stages');
		await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Sa 22\.08\. 15:\d\d to Sa 22\.08\. 21:/);
		await expect(block(page, /Show, Saint Ravine, 18:10–18:55/)).toBeVisible();
	});
});

test('BRD-02 T goes back to now, and Ctrl with the wheel zooms around the pointer', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = block(page, /Show, Saint Ravine/);
	const before = await show.boundingBox();
	if (!before) throw new Error('The show is not drawn');
	await page.mouse.move(before.x + 1, before.y + 10);
	await page.keyboard.down('Control');
	await page.mouse.wheel(0, -100);
	await page.keyboard.up('Control');
	await expect(page.getByText('4 h', { exact: true })).toBeVisible();
	await expect.poll(async () => Math.abs(((await show.boundingBox())?.x ?? 0) - before.x)).toBeLessThan(4);
	await page.keyboard.press('Tab');
	await timeLine(page).evaluate((element) => {
		element.scrollLeft = 0;
	});
	await timeLine(page).locator('a[tabindex="0"]').focus();
	await page.keyboard.press('t');
	await expect(show).toBeInViewport();
});

test('BRD-02 what is under the pointer stays there, although an event of scrolling comes before the zoom is drawn', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = block(page, /Show, Saint Ravine/);
	const before = await show.boundingBox();
	if (!before) throw new Error('The show is not drawn');
	await timeLine(page).evaluate((element, clientX) => {
		element.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, clientX, cancelable: true }));
		element.dispatchEvent(new Event('scroll'));
	}, before.x + 1);
	await expect(page.getByText('4 h', { exact: true })).toBeVisible();
	await expect.poll(async () => Math.abs(((await show.boundingBox())?.x ?? 0) - before.x)).toBeLessThan(4);
});

test('BRD-02 a day is chosen, and what is late before what is in sight is a tap away', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	const days = page.getByRole('radiogroup', { name: 'Day' });
	await expect(days.getByRole('radio', { name: 'All days' })).toBeChecked();
	await days.getByText('Sa 22.', { exact: true }).click();
	await expect(days.getByRole('radio', { name: 'Sa 22.' })).toBeChecked();
	await expect(page.getByText('Whole day')).toBeVisible();
	const groups = timeLine(page).getByRole('button', { name: /^Docks/ });
	await groups.click();
	await expect(groups).toHaveAttribute('aria-expanded', 'false');
	await expect(lane(page, 'Dock Sternen B').getByRole('link')).toHaveCount(0);
	await groups.click();
	await expect(lane(page, 'Dock Sternen B').getByRole('link').first()).toBeAttached();
});

/** Pixels of the time line, below the times, in which no lane stands. */
const withoutLane = (element: Element) => {
	const { top, bottom } = element.getBoundingClientRect();
	const lanes = [...element.querySelectorAll('[data-lane]')].map((each) => each.getBoundingClientRect());
	const first = Math.min(bottom, ...lanes.filter((each) => each.bottom > top).map((each) => each.top));
	const last = Math.max(top, ...lanes.map((each) => Math.min(bottom, each.bottom)));
	// The times take 28 px; where the lanes end nothing follows.
	const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
	return Math.max(0, first - top - 29) + (isAtEnd ? 0 : bottom - last);
};

test('BRD-08 wherever one scrolls to, lanes stand: there are more than a window shows', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=vehicles');
	await expect(timeLine(page).getByRole('listitem').first()).toBeVisible();
	await expect.poll(() => timeLine(page).evaluate(withoutLane)).toBeLessThanOrEqual(2);
	for (const top of [40, 120, 300, 700, 2_000, 4_000, 1_000_000, 900, 0]) {
		await timeLine(page).evaluate((element, to) => element.scrollTo(element.scrollLeft, to), top);
		await expect.poll(() => timeLine(page).evaluate(withoutLane), `${top}`).toBeLessThanOrEqual(2);
	}
});
