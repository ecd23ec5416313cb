import type { Locator, Page } from '@playwright/test';
import { select } from './support/activity-form.ts';
import { lateActivity } from './support/late-activity.ts';
import { addLongNames, LONG } from './support/long-names.ts';
import { cutTimes, LOADS, panel, rows, sidewaysScroll, snackbar } from './support/screen.ts';
import { settle, untilAnimationsEnd } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const heads = (page: Page, table: string) =>
	page.getByRole('table', { name: table, exact: true }).getByRole('columnheader');

async function expectWhole(page: Page): Promise<void> {
	await settle(page);
	await expect(rows(page).first()).toBeVisible();
	expect(await cutTimes(page), page.url()).toEqual([]);
	expect(await sidewaysScroll(page), page.url()).toBe(0);
}

/** So large is what a finger hits. */
async function expectTarget(target: Locator): Promise<void> {
	// It may be rendered again when its page has its data.
	const shorterSide = async () => {
		const box = await target.boundingBox();
		return Math.min(box?.width ?? 0, box?.height ?? 0);
	};
	await expect.poll(shorterSide).toBeGreaterThanOrEqual(44);
}

for (const width of [1200, 1280, 1366, 1920]) {
	test(`DASH-01 BAND-01 BAND-05 BAND-07 POS-04 VEH-02 VEH-03 a window of ${width} px has every column, and times whole`, async ({
		page,
		signIn,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await signIn('lead');
		await page.goto('/');
		await expectWhole(page);
		await expect(heads(page, LOADS)).toHaveText(['Planned', 'Now', 'Type', 'Band', 'Stage']);
		await expect(heads(page, 'Next Check-ins')).toHaveText(['Planned', 'Now', 'Position', 'Band']);
		await expect(heads(page, 'Next Arrivals')).toHaveText(['Planned', 'Now', 'Vehicles', 'Band']);
		await page.goto('/bands');
		await expectWhole(page);
		await expect(heads(page, 'Bands')).toHaveText(['Name', 'Stage', 'Show', 'Next activity', 'Vehicles']);
		await page.goto('/band/43');
		await expectWhole(page);
		await expect(heads(page, 'Activities')).toContainText(['Status', 'Position', 'Vehicles']);
		await expect(heads(page, 'Vehicles')).toHaveText(['Name', 'Type', 'Position', 'Next activity']);
		await page.goto('/position/11');
		await expectWhole(page);
		await expect(heads(page, 'Activities')).toContainText(['Band', 'Vehicle', 'Status']);
		await page.goto('/vehicle/26');
		await expectWhole(page);
		await expect(heads(page, 'Activities')).toContainText(['Status', 'Position', 'Stage']);
		await page.goto('/vehicles');
		await expectWhole(page);
		await expect(heads(page, 'Vehicles')).toContainText(['Next Activity', 'Driver', 'Driver Tel']);
	});
}

for (const [width, height] of [
	[768, 1024],
	[820, 1180],
	[1180, 820],
] as const) {
	test(`BAND-01 DASH-01 POS-04 a tablet of ${width} px shows times whole, and what comes next @tablet`, async ({
		page,
		signIn,
	}) => {
		await page.setViewportSize({ width, height });
		await signIn('lead');
		await page.goto('/');
		await expectWhole(page);
		await expect(heads(page, LOADS)).toContainText(['Band', 'Stage']);
		await page.goto('/bands');
		await expectWhole(page);
		await expect(heads(page, 'Bands')).toContainText(['Show', 'Next activity']);
		await page.goto('/position/11');
		await expectWhole(page);
		await expect(heads(page, 'Activities')).toContainText(['Band', 'Vehicle']);
	});
}

for (const width of [390, 360]) {
	test(`BAND-01 a phone of ${width} px shows what a band does next @phone`, async ({ page, signIn }) => {
		await page.setViewportSize({ width, height: 740 });
		await signIn('crew');
		for (const path of ['/bands', '/', '/activities', '/vehicles', '/band/43']) {
			await page.goto(path);
			await expectWhole(page);
		}
		await page.goto('/bands');
		const word = rows(page)
			.getByText(/^(Departure|Load-out|Crossload)$/)
			.first();
		// Both are rounded from fractions of a pixel.
		expect(await word.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
	});
}

test('ACT-05 VEH-03 DASH-01 long names leave a phone’s rows, sheet and pages in order @phone', async ({
	page,
	signIn,
	api,
}) => {
	const { vehicle, crossload } = await addLongNames(await api('admin'));
	await signIn('lead');
	await page.goto('/');
	const stages = page.getByRole('region', { name: 'On stage' });
	await expect(stages).toContainText('in 30 min');
	expect(await stages.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
	// What is running makes room for what comes next; its line opens it.
	await panel(page, LOADS)
		.getByRole('button', { name: /running/ })
		.click();
	const loadIn = rows(panel(page, LOADS), LONG.band).first().getByText('Load-in', { exact: true });
	expect((await loadIn.boundingBox())?.height).toBeLessThan(20);

	await page.goto(`/activities?activity=${crossload}`);
	const sheet = page.getByRole('dialog');
	const edge = (await sheet.boundingBox())?.width ?? 0;
	for (const name of [LONG.next, LONG.vehicle, LONG.plate]) {
		const box = await sheet.getByText(name).boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? edge), name).toBeLessThan(edge);
	}
	expect((await sheet.getByText(LONG.vehicle).boundingBox())?.height).toBeLessThan(44);

	await page.goto(`/vehicle/${vehicle}`);
	await expectWhole(page);
	// Which of a band's vehicles it is can be read beside the band's name.
	const byName = { type: 'sprinter', sorting: [{ id: 'name', desc: false }] };
	await page.evaluate((kept) => localStorage.setItem('vehicleFilters', JSON.stringify(kept)), byName);
	for (const path of ['/vehicles', '/positions']) {
		await page.goto(path);
		const widthOf = async () =>
			(await page.getByRole('main').getByText(LONG.vehicle, { exact: true }).boundingBox())?.width;
		await expect.poll(widthOf, path).toBeGreaterThan(100);
	}
	await page.goto('/activity/new');
	const [stage, position] = await Promise.all([
		select(page, 'Stage').boundingBox(),
		select(page, 'Position').boundingBox(),
	]);
	expect(position?.y).toBeGreaterThan(stage?.y ?? 0);
	await expect(select(page, 'Position')).toHaveCSS('text-overflow', 'ellipsis');
});

test('DASH-01 on a wide screen a long band’s name is whole beside the stage, on a tablet a position can be recognised', async ({
	page,
	signIn,
	api,
}) => {
	await addLongNames(await api('admin'));
	await page.setViewportSize({ width: 1920, height: 1080 });
	await signIn('lead');
	await page.goto('/');
	await settle(page);
	const crossload = rows(panel(page, LOADS), LONG.next);
	const cells = crossload.getByRole('cell').filter({ hasText: /Northern|Ladezone/ });
	await expect(cells).toHaveCount(2);
	const cut = cells.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(await cut).toBe(0);
	await page.setViewportSize({ width: 820, height: 1180 });
	const position = crossload.getByText(LONG.next);
	expect((await position.boundingBox())?.width).toBeGreaterThan(40);
	await expect(crossload.getByText(LONG.stage)).toBeInViewport({ ratio: 1 });
});

for (const { device, size } of [
	{ device: 'a tablet @tablet', size: { width: 820, height: 1180 } },
	{ device: 'a desktop', size: { width: 1280, height: 800 } },
]) {
	test(`VEH-03 a vehicle’s time line has even steps and its details are whole, on ${device}`, async ({
		page,
		signIn,
		api,
	}) => {
		const { vehicle } = await addLongNames(await api('admin'));
		await page.setViewportSize(size);
		await signIn('lead');
		await page.goto(`/vehicle/${vehicle}`);
		await settle(page);
		const steps = page.getByRole('list', { name: 'Positions' }).getByRole('listitem');
		const [before, current, next] = await Promise.all([0, 1, 2].map((at) => steps.nth(at).boundingBox()));
		expect(before?.width).toBeCloseTo(current?.width ?? 0, 0);
		expect(next?.width).toBeGreaterThan(180);
		expect(next?.width).toBeLessThan(before?.width ?? 0);
		expect(await sidewaysScroll(page)).toBe(0);
		const facts = page.getByRole('definition');
		await expect(facts.filter({ hasText: LONG.driver })).toBeVisible();
		const cut = await facts.evaluateAll((all) => all.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
		expect(cut).toBe(0);
	});
}

test('SHELL-08 a finger hits what is small on a phone @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await settle(page);
	await expectTarget(page.getByRole('region', { name: 'On stage' }).locator('a[href^="/band/"]').first());
	await expectTarget(page.getByRole('link', { name: 'All', exact: true }));
	await page.goto('/band/43');
	await rows(panel(page, 'Vehicles'), 'Nightliner 1').getByRole('link').tap();
	await settle(page);
	await expectTarget(page.locator('header a[href^="/band/"]'));
	await expectTarget(page.getByRole('list', { name: 'Positions' }).getByRole('link').first());
});

test('SHELL-08 a finger hits the way back and the options of a select on a tablet @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/band/43');
	await expectTarget(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link'));
	await page.goto('/activity/new/band/43');
	const options = page.getByRole('option').filter({ visible: true });
	await select(page, 'Activity Type').tap();
	await expectTarget(options.first());
	await page.keyboard.press('Escape');
	await expect(options).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Vehicles' }).tap();
	await expectTarget(options.first());
});

test('ACT-06 a message leaves a phone’s tool row free @phone', async ({ page, server, signIn }) => {
	const late = await lateActivity(server.url);
	await signIn('lead');
	await page.goto(`/activities?activity=${late.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Start' }).tap();
	const message = snackbar(page, 'Activity started successfully');
	await expect(message).toBeVisible();
	await untilAnimationsEnd(page);
	const [shown, tool] = [
		await message.boundingBox(),
		await page.getByRole('button', { name: 'Filters' }).boundingBox(),
	];
	expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(tool?.y ?? 0);
	await page.getByRole('button', { name: 'Filters' }).tap();
	await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});
