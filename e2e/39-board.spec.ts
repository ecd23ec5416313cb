import type { Activity, Band, Vehicle } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { block, expectAtRest, lane, planOf, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** Pixels of the page that lie below the window. */
const belowWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('BRD-01 BRD-03 the board shows lanes of each kind, and its blocks open the activity', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.getByRole('link', { name: 'Plan', exact: true }).click();
	const show = lane(page, 'Plaza').getByRole('link', { name: /^Plaza, Show, .*, Running(, |$)/ });
	await expect(show).toBeVisible();
	await page.getByText('Positions', { exact: true }).last().click();
	await expect(page).toHaveURL(/by=positions/);
	await expect(lane(page, 'Plaza')).toHaveCount(0);
	await page.goBack();
	await page.goto('/plan?by=stages');
	await show.click();
	await expect(page.getByRole('dialog')).toContainText('Show');
});

test('BRD-08 the first board of a visit places its blocks once', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.evaluate(() => {
		const placed: string[] = [];
		const placedAgain: string[] = [];
		Object.assign(window, { placed, placedAgain });
		const blocks = (nodes: NodeList) =>
			[...nodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('[data-block]')] : []));
		const observer = new MutationObserver((records) => {
			for (const { type, target, addedNodes, oldValue } of records) {
				if (type === 'childList') placed.push(...blocks(addedNodes).map((block) => block.outerHTML));
				else if (target instanceof HTMLElement && target.matches('[data-block]')) {
					if (placeOf(target) !== placeOf(withStyle(oldValue))) placedAgain.push(target.outerHTML);
				}
			}
		});
		// When it is expected instead comes later, and places nothing.
		const placeOf = ({ style: { left, top, width, height } }: HTMLElement) => [left, top, width, height].join();
		const withStyle = (style: string | null) => {
			const element = document.createElement('span');
			element.setAttribute('style', style ?? '');
			return element;
		};
		const observed = { subtree: true, childList: true, attributeFilter: ['style'], attributeOldValue: true };
		observer.observe(document.body, observed);
	});
	await page.getByRole('link', { name: 'Plan', exact: true }).click();
	await expect(timeLine(page).locator('[data-block]').first()).toBeVisible();
	await expectAtRest(timeLine(page));
	const [placed, placedAgain] = await page.evaluate(() => {
		const seen = window as unknown as { placed: string[]; placedAgain: string[] };
		return [seen.placed, seen.placedAgain];
	});
	expect(placed.length).toBeGreaterThan(10);
	expect(placedAgain).toEqual([]);
});

test('BRD-01 BRD-02 an address opens the board at an activity, marked and with the focus', async ({
	page,
	signIn,
	api,
}) => {
	const { body } = await (await api('crew')).call<Activity[]>('GET', '/activities');
	const show = body.find(({ activityType, band }) => activityType.id === 'show' && band?.name === 'Zimmer 48');
	await signIn('crew');
	await page.goto(`/plan?by=stages&block=${show?.id}`);
	const zimmer = block(page, /Show, Zimmer 48/);
	await expect(zimmer).toBeFocused();
	await expect(zimmer).toBeInViewport();
	await expect(zimmer).toHaveAttribute('data-marked');
});

test('BRD-01 a band, a search and an activity lead to the board', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.getByRole('button', { name: /^Search/ }).click();
	await page.getByRole('combobox').fill('Saint Ravine');
	await expect(page.getByRole('option', { name: /Saint Ravine/ }).first()).toBeVisible();
	await page.keyboard.press('Alt+Enter');
	await expect(page).toHaveURL(/by=bands/);
	const marked = timeLine(page).locator('[data-marked]');
	await expect(marked).toBeFocused();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByRole('link', { name: 'Saint Ravine' }).click();
	await page.getByRole('link', { name: 'Open on the board' }).click();
	await expect(marked).toBeFocused();
	await expect(marked).toBeInViewport();
});

test('BRD-01 another address opens the board from its start, however far the one before was scrolled', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=bands');
	const first = (await timeLine(page).getByRole('listitem').first().getAttribute('aria-label')) ?? '';
	const scrolled = () => timeLine(page).evaluate((element) => element.scrollTop);
	await timeLine(page).getByRole('link').first().hover();
	await page.mouse.wheel(0, 10_000);
	await expect.poll(scrolled).toBeGreaterThan(500);
	await page.keyboard.press('/');
	await page.getByRole('combobox', { name: 'Search everything' }).fill(first);
	await expect(page.getByRole('option', { name: first }).first()).toBeVisible();
	await page.keyboard.press('Alt+Enter');
	const marked = timeLine(page).locator('[data-marked]');
	await expect(marked).toBeFocused();
	await expectAtRest(timeLine(page));
	await expect(marked).toBeInViewport();
});

test('BRD-02 less and more time is shown by buttons and by + and -', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan');
	const shown = page.getByRole('status').filter({ hasText: /^\d+ h$/ });
	await expect(shown).toHaveText('6 h');
	await page.getByRole('button', { name: 'Show more time' }).click();
	await expect(shown).toHaveText('8 h');
	await timeLine(page).getByRole('link').first().focus();
	await page.keyboard.press('+');
	await page.keyboard.press('+');
	await expect(shown).toHaveText('4 h');
});

test('BRD-02 + and - are heard as soon as the board is there, not while something is typed', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan');
	const shown = page.getByRole('status').filter({ hasText: /^\d+ h$/ });
	await expect(shown).toHaveText('6 h');
	await page.keyboard.press('-');
	await expect(shown).toHaveText('8 h');
	await page.getByRole('button', { name: 'Filters' }).click();
	const name = page.getByRole('dialog').getByRole('textbox').last();
	await name.pressSequentially('+');
	await expect(name).toHaveValue('+');
	await expect(shown).toHaveText('8 h');
});

test('BRD-01 BRD-03 a vehicle’s lane says its plate and its band, a stage’s what its show means now', async ({
	page,
	signIn,
	api,
}) => {
	const { body } = await (await api('crew')).call<Vehicle[]>('GET', '/vehicles');
	const vehicle = body.find(({ licence_plate, band }) => licence_plate !== null && band.name === 'Alma Fjordstad');
	await signIn('crew');
	await page.goto('/plan?by=vehicles');
	const name = `${vehicle?.name} ${vehicle?.licence_plate}, Alma Fjordstad`;
	await expect(timeLine(page).getByRole('listitem', { name, exact: true })).toBeVisible();
	await page.goto('/plan?by=stages');
	await expect(timeLine(page).getByRole('listitem', { name: 'Plaza' })).toContainText(/\d+ min (left|over)/);
});

test('BRD-01 the board and what it says stand in the window, however many lines its tools take', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/plan');
	for (const [width, height] of [
		[1440, 900],
		[1366, 768],
		[820, 1180],
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(timeLine(page)).toBeInViewport({ ratio: 1 });
		await expect(page.getByText(/^Drag a block/)).toBeInViewport({ ratio: 1 });
		await expect.poll(() => belowWindow(page)).toBe(0);
	}
});

test('BRD-01 the board makes room for what the page says above it', async ({
	page,
	signIn,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await signIn('admin');
	await page.goto('/plan');
	const height = async () => (await timeLine(page).boundingBox())?.height ?? 0;
	await expect(page.getByText(/^Drag a block/)).toBeInViewport({ ratio: 1 });
	const online = await height();
	await context.setOffline(true);
	await expect(page.getByText(/^Offline, data from/)).toBeVisible();
	await expect.poll(height).toBeLessThan(online);
	await expect(timeLine(page)).toBeInViewport({ ratio: 1 });
	expect(await belowWindow(page)).toBe(0);
});

test('BRD-02 no word of the axis stands over another, whatever the time in the window', async ({ page, signIn }) => {
	await signIn('crew');
	await page.setViewportSize({ width: 820, height: 1180 });
	await page.goto('/plan');
	const zoom = page.getByRole('button', { name: 'Show more time' });
	const words = timeLine(page)
		.locator('[aria-hidden]')
		.first()
		.locator('> span')
		.filter({ hasText: /^\d\d:\d\d$|^[A-Z][a-z] \d\d\.\d\d\.$/ });
	/** Pixels between the two words that are nearest to each other. */
	const nearest = () =>
		words.evaluateAll((found) => {
			const boxes = found
				.map((word) => {
					const text = document.createRange();
					text.selectNodeContents(word);
					return text.getBoundingClientRect();
				})
				.toSorted((one, other) => one.left - other.left);
			return Math.min(...boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? 0)));
		});
	for (const hours of ['6 h', '8 h', '12 h', '24 h', '48 h']) {
		await expect(page.getByText(hours, { exact: true })).toBeVisible();
		await expect(words).not.toHaveCount(0);
		await expect.poll(nearest).toBeGreaterThan(5);
		await zoom.click();
	}
});

test('BRD-05 arrows go from block to block, Enter opens', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan');
	await timeLine(page).locator('a[tabindex="0"]').focus();
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
	const first = await focused();
	await page.keyboard.press('ArrowRight');
	await expect.poll(focused).not.toBe(first);
	await page.keyboard.press('ArrowDown');
	await expect.poll(focused).toMatch(/^Sitterb/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('BRD-05 what the arrows lead to stands beside the names of the lanes, not under them', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = timeLine(page).getByRole('link', { name: /Show, Saint Ravine/ });
	await show.focus();
	const name = await lane(page, 'Plaza').locator('> *').first().boundingBox();
	const edge = (name?.x ?? 0) + (name?.width ?? 0);
	const { x } = (await planOf(show).boundingBox()) ?? { x: 0 };
	await timeLine(page).evaluate((element, by) => element.scrollBy(by, 0), x - edge - 4);
	await expect.poll(async () => (await planOf(show).boundingBox())?.x).toBeLessThan(edge + 6);
	await page.keyboard.press('ArrowLeft');
	await expect(show).not.toBeFocused();
	const focused = planOf(timeLine(page).locator('[data-block]:focus'));
	await expect.poll(async () => (await focused.boundingBox())?.x).toBeGreaterThanOrEqual(edge - 1);
});

test('BRD-07 what someone else moves is rendered again', async ({ page, signIn, api }) => {
	await signIn('crew');
	await page.goto('/plan');
	const admin = await api('admin');
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	const show = body.find(({ activityType, band }) => activityType.id === 'show' && band?.name === 'Saint Ravine');
	await expect(block(page, /Show, Saint Ravine ?, 18:10–18:55/)).toBeVisible();
	const planned = { planned_start: '2026-08-22T18:20:00+02:00', planned_end: '2026-08-22T19:05:00+02:00' };
	await admin.call('PUT', `/activity/${show?.id}`, planned);
	await expect(block(page, /Show, Saint Ravine ?, 18:20–19:05/)).toBeVisible();
	await expect(block(page, /Saint Ravine ?, 18:10–18:55/)).toHaveCount(0);
});

test('BRD-03 what cannot work marks its blocks and is heard', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	const show = body.find(({ activityType, band }) => activityType.id === 'show' && band?.name === 'Saint Ravine');
	await signIn('crew');
	await page.goto('/plan');
	const saint = block(page, /Show, Saint Ravine/);
	await expect(saint).toBeVisible();
	await expect(saint).not.toHaveAccessibleName(/Impossible/);
	// Onto the show before it.
	const planned = { planned_start: '2026-08-22T17:25:00+02:00', planned_end: '2026-08-22T18:10:00+02:00' };
	await admin.call('PUT', `/activity/${show?.id}`, planned);
	await expect(saint).toHaveAccessibleName(/17:25–18:10, .*, Impossible: /);
	await expect(saint).toHaveAttribute('data-severity', 'impossible');
});

test('BRD-06 a phone shows one lane at a time @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan');
	await expect(timeLine(page)).toHaveAccessibleName('Time line, Plaza');
	await expect(timeLine(page).getByRole('link', { name: /^Plaza, Show, .*, Running(, |$)/ })).toBeInViewport();
});

for (const theme of ['dark', 'light']) {
	test(`BRD-05 axe finds nothing wrong on the board in ${theme} @everywhere`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('crew');
		await page.goto('/plan');
		await expect(timeLine(page)).toBeVisible();
		expect(await axeViolations(page, { theme })).toEqual([]);
	});
}

test('BRD-03 a name that is written from the right begins in sight, in its lane and in its block', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const name = 'فرقة الموسيقى العربية الكبرى للحفلات الصيفية في مهرجان المدينة';
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const { body: band } = await admin.call<Band>('POST', '/band', { name, stage: bands[0]?.stage.id });
	const load = { activityTypeId: 'loadin', bandId: band.id };
	const times = { planned_start: '2026-08-22T17:10:00+02:00', planned_end: '2026-08-22T18:10:00+02:00' };
	await admin.call('POST', '/activity', { ...load, ...times });
	const later = { planned_start: '2026-08-22T18:20:00+02:00', planned_end: '2026-08-22T20:10:00+02:00' };
	const { body: planned } = await admin.call<Activity>('POST', '/activity', { ...load, ...later });
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band.id}`);
	const own = lane(page, name);
	for (const part of [own.locator('[class*="headName"]'), own.locator('[data-block] > span[aria-hidden]').first()]) {
		await expect(part).toContainText(name);
		expect(await firstLetter(part, name)).toBe('within');
	}
	const block = page.locator(`[data-block="${planned.id}"]`);
	const [start, end] = await Promise.all(['18:20', '20:10'].map((clock) => leftOf(block, clock)));
	expect(start).toBeLessThan(end ?? 0);
});

/** Pixels from the window's left edge to where a text is drawn. */
async function leftOf(within: Locator, text: string): Promise<number> {
	return within.evaluate((element, sought) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		let node = walker.nextNode();
		while (node && !node.textContent?.includes(sought)) node = walker.nextNode();
		const at = node?.textContent?.indexOf(sought) ?? -1;
		if (!node || at < 0) return Number.NaN;
		const range = document.createRange();
		range.setStart(node, at);
		range.setEnd(node, at + sought.length);
		return range.getBoundingClientRect().left;
	}, text);
}

/** Whether the first letter of a text stands within the part that shows it, which may be too narrow for all of it. */
async function firstLetter(part: Locator, name: string): Promise<string> {
	return part.evaluate((element, text) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		let node = walker.nextNode();
		while (node && !node.textContent?.includes(text)) node = walker.nextNode();
		const at = node?.textContent?.indexOf(text) ?? -1;
		if (!node || at < 0) return 'no such text';
		const range = document.createRange();
		range.setStart(node, at);
		range.setEnd(node, at + 1);
		const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
		return letter.left >= box.left - 1 && letter.right <= box.right + 1 ? 'within' : `${letter.x}, ${box.right}`;
	}, name);
}

test('BRD-03 vehicles stand within their blocks, also where these are short @tablet', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	for (const hours of ['6 h', '8 h']) {
		await expect(page.getByRole('status').filter({ hasText: hours })).toBeVisible();
		const chips = timeLine(page).locator('[data-plan] > [data-narrow]');
		await expect(chips.first()).toBeVisible();
		const outside = await chips.evaluateAll((all) =>
			all
				.map((chip) => [chip.getBoundingClientRect(), chip.parentElement?.getBoundingClientRect()] as const)
				.map(([chip, plan]) => Math.round(chip.right - (plan?.right ?? 0)))
				.filter((over) => over > 0),
		);
		expect(outside).toEqual([]);
		await page.getByRole('button', { name: 'Show more time' }).tap();
	}
});

test('BRD-05 taking back keeps its place when the findings arrive', async ({ page, signIn }) => {
	await signIn('lead');
	await page.addInitScript(() => {
		const places = new Set<number>();
		Object.assign(window, { places });
		const look = () => {
			const button = document.querySelector('[aria-keyshortcuts="Control+Z"]');
			if (button) places.add(button.getBoundingClientRect().x);
			requestAnimationFrame(look);
		};
		look();
	});
	await page.goto('/plan?by=stages');
	await expect(page.getByRole('main').getByRole('link', { name: /impossible/ })).toBeVisible();
	await expectAtRest(timeLine(page));
	const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
	expect(places).toHaveLength(1);
});
