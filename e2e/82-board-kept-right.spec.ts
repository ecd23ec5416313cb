import type { Activity, Band, Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { block, expectAtRest, timeLine } from './support/board.ts';
import { storedOn } from './support/on-device.ts';
import { expect, test } from './support/test.ts';

const planned = (from: string, to: string) => ({
	planned_start: `2026-08-22T${from}:00+02:00`,
	planned_end: `2026-08-22T${to}:00+02:00`,
});

const NOTHING = 'Nothing to show here.';

/** Types a name that nothing has, and takes it out again. */
async function filterAllAway(page: Page) {
	await page.getByRole('button', { name: 'Filters' }).click();
	const name = page.getByRole('textbox', { name: 'Band or vehicle' });
	await name.fill('zzzz');
	await expect(page.getByText(NOTHING)).toBeVisible();
	await name.fill('');
	await expect(page.getByText(NOTHING)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(name).toHaveCount(0);
}

test('BRD-01 BRD-02 after a filter that left nothing the board stands where it stood, and zooms by the wheel', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = block(page, /Show, Saint Ravine/).first();
	await expect(show).toBeInViewport();
	const scrolled = () => timeLine(page).evaluate((element) => element.scrollLeft);
	const before = await scrolled();
	expect(before).toBeGreaterThan(0);
	await filterAllAway(page);
	await expect(show).toBeInViewport();
	expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
	await show.hover();
	await page.keyboard.down('Control');
	await page.mouse.wheel(0, 120);
	await page.keyboard.up('Control');
	await expect(page.getByText('8 h', { exact: true })).toBeVisible();
});

test('BRD-02 a day that is chosen while the window shows more fills it, and zooms from there', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
	for (const hours of ['8 h', '12 h', '24 h', '48 h']) {
		await page.getByRole('button', { name: 'Show more time' }).click();
		await expect(shown).toHaveText(hours);
	}
	await page.getByText('Sa 22.', { exact: true }).click();
	await expect(shown).toHaveText('All');
	const lanes = await timeLine(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(lanes).toBeLessThanOrEqual(1);
	const inSight = page.getByRole('slider');
	const numberOf = async (name: string) => Number(await inSight.getAttribute(name));
	expect(await numberOf('aria-valuemin')).toBeLessThanOrEqual(await numberOf('aria-valuemax'));
	await expect(inSight).toHaveAttribute('aria-valuetext', 'Sa 22.08. 06:00 to So 23.08. 06:00, 24 hours');
	await page.getByRole('button', { name: 'Show less time' }).click();
	await expect(shown).toHaveText('12 h');
});

test('BRD-06 on a phone the board stands where it stood after a filter that left nothing @phone', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const scrolled = () => timeLine(page).evaluate((element) => element.scrollTop);
	const saintRavine = block(page, /Show, Saint Ravine/);
	await expect(saintRavine).toBeInViewport();
	const before = await scrolled();
	expect(before).toBeGreaterThan(0);
	const show = page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true });
	const name = page.getByRole('dialog').getByRole('textbox', { name: 'Band or vehicle' });
	for (const typed of ['zzzz', '']) {
		await page.getByRole('button', { name: 'What is shown' }).tap();
		await name.fill(typed);
		await show.tap();
		await expect(page.getByText(NOTHING)).toHaveCount(typed === '' ? 0 : 1);
	}
	expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
	await expect(saintRavine).toBeInViewport();
});

test('BRD-09 once it is printed the board stands where it stood', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=bands');
	const stands = () => timeLine(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
	await timeLine(page).evaluate((element) => element.scrollBy(-700, 400));
	await expectAtRest(timeLine(page));
	const before = await stands();
	expect(before[1]).toBe(400);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('region', { name: /^Bands, / }).first()).toBeVisible();
	await page.emulateMedia({ media: null });
	await expect(timeLine(page)).toBeVisible();
	expect(await stands()).toEqual(before);
});

const stageButton = (page: Page, name: RegExp) =>
	page.getByRole('group', { name: 'Stages' }).getByRole('button', { name });

/** Scrolls a phone's board down by pixels, and returns how far it is scrolled then. */
async function scrollDown(page: Page, by: number): Promise<number> {
	await timeLine(page).evaluate((element, pixels) => element.scrollBy(0, pixels), by);
	await expectAtRest(timeLine(page));
	return await timeLine(page).evaluate(({ scrollTop }) => scrollTop);
}

test('BRD-09 once it is printed a phone’s board shows the stage and the time that it showed @phone', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const other = stageButton(page, /^Sternen/);
	await other.tap();
	await expect(other).toHaveAttribute('aria-pressed', 'true');
	const before = await scrollDown(page, -700);
	expect(before).toBeGreaterThan(0);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('region', { name: /^Stages, / }).first()).toBeVisible();
	await page.emulateMedia({ media: null });
	await expect(other).toHaveAttribute('aria-pressed', 'true');
	expect(await timeLine(page).evaluate(({ scrollTop }) => scrollTop)).toBe(before);
});

test('BRD-06 a phone that is turned and turned back shows the stage and the time that it showed @phone', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const other = stageButton(page, /^Sternen/);
	await other.tap();
	const before = await scrollDown(page, -700);
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(other).toHaveCount(0);
	await expect(timeLine(page)).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(other).toHaveAttribute('aria-pressed', 'true');
	expect(await timeLine(page).evaluate(({ scrollTop }) => scrollTop)).toBe(before);
});

test('BRD-02 the overview shows what moves where it stands now, also where five stages play alike', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	for (const name of ['Waldbühne', 'Hainbühne']) await admin.call('POST', '/stages', { name, color: '#5bc0eb' });
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const shows: Activity[] = [];
	for (const { id } of stages) {
		const { body: band } = await admin.call<Band>('POST', '/band', { name: `Twin ${id}`, stage: id });
		const show = { activityTypeId: 'show', bandId: band.id, stageId: id, ...planned('19:00', '20:00') };
		shows.push((await admin.call<Activity>('POST', '/activity', show)).body);
	}
	expect(shows).toHaveLength(5);
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await page.getByRole('button', { name: 'Filters' }).click();
	await page.getByRole('textbox', { name: 'Band or vehicle' }).fill('Twin');
	const bars = page.getByRole('slider').locator('svg').first().locator('path');
	await expect(bars).toHaveCount(5);
	const [first] = shows.toSorted((a, b) => (a.stage?.id ?? 0) - (b.stage?.id ?? 0));
	await admin.call('PUT', `/activity/${first?.id}`, planned('20:30', '21:00'));
	await expect(block(page, /Twin.*20:30–21:00/)).toHaveCount(1);
	await expect(bars.and(page.locator('[d*="h30v"]'))).toHaveCount(1);
	await expect(bars).toHaveCount(5);
});

test('BRD-06 once a move is over, blocks lead to the board without it @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	await page
		.getByRole('group', { name: 'Stages' })
		.getByRole('button', { name: /^Sternen/ })
		.tap();
	const loadIn = block(page, /Load-in, Zimmer 48/);
	await loadIn.tap();
	await page.getByRole('dialog').getByRole('link', { name: 'Move' }).tap();
	await page.getByRole('button', { name: 'Put back' }).tap();
	await expect(page).not.toHaveURL(/move=/);
	await expect(loadIn).toHaveAttribute('href', /activity=/);
	await expect(timeLine(page).locator('a[href*="move="]')).toHaveCount(0);
});

test('BRD-05 Tab leads to a block, although others have taken away the one that had the focus', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const show = block(page, /Show, Saint Ravine/);
	const tabStop = timeLine(page).locator('[data-block][tabindex="0"]');
	await show.focus();
	await expect(show).toHaveAttribute('tabindex', '0');
	const id = await show.getAttribute('data-block');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const other = stages.find(({ name }) => name !== 'Plaza');
	await admin.call('PUT', `/activity/${id}`, { stageId: other?.id });
	await expect(block(page, new RegExp(`^${other?.name}, Show, Saint Ravine`))).toHaveCount(1);
	await expect(tabStop).toHaveCount(1);
	await expect(tabStop).toHaveAttribute('data-block', `${id}`);
	await admin.call('DELETE', `/activity/${id}`);
	await expect(show).toHaveCount(0);
	await expect(tabStop).toHaveCount(1);
});

test('BRD-01 a board opened at what others have only just made shows it once the device has heard of it', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const stage = stages.at(-1)?.id;
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const band = bands.find((each) => each.stage.id === stage);
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect.poll(async () => /queryKey[\\"]+:\[[\\"]+activities/.test(await storedOn(page))).toBe(true);
	await page.goto('about:blank');
	const show = { activityTypeId: 'show', bandId: band?.id, stageId: stage };
	const times = { planned_start: '2026-08-23T15:00:00+02:00', planned_end: '2026-08-23T15:45:00+02:00' };
	const { body: made } = await admin.call<Activity>('POST', '/activity', { ...show, ...times });
	await page.goto(`/plan?by=stages&block=${made.id}`);
	const opened = block(page, new RegExp(`Show, ${band?.name}.*15:00–15:45`));
	await expect(opened).toBeInViewport();
	await expect(opened).toBeFocused();
});
