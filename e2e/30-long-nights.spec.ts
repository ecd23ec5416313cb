import type { Activity, Band, Stage, Vehicle } from '@crossload/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { choose, headers, LOADS, panel, rows } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const folded = (page: Page) => panel(page, LOADS).getByRole('button', { name: /late since/ });

/** Time passes and nobody taps: without a network the device's own clock counts. */
async function letPass(page: Page, context: BrowserContext, time: string): Promise<void> {
	await context.setOffline(true);
	await page.clock.fastForward(time);
}

/** How many rows of the loads that are to come stand whole in the window, under no bar. */
function comingInSight(page: Page): Promise<number> {
	return rows(panel(page, LOADS)).evaluateAll(
		(elements) =>
			elements.filter((element) => {
				const { left, top, bottom } = element.getBoundingClientRect();
				const isToCome = !/late|running/.test(element.getAttribute('data-tone') ?? '');
				return (
					isToCome && [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 20, y)))
				);
			}).length,
	);
}

test('USE-03 half an hour after the last tap three rows that are to come are in sight @everywhere', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.clock.install();
	await signIn('crew');
	await page.goto('/');
	await expect(folded(page)).toContainText('1 late since 14:25');
	await expect.poll(() => comingInSight(page)).toBeGreaterThanOrEqual(3);
	await letPass(page, context, '30:00');
	await expect(rows(panel(page, LOADS), /\d+ min late/).first()).toBeVisible();
	await expect.poll(() => comingInSight(page)).toBeGreaterThanOrEqual(3);
});

test('USE-03 what is late by more than an hour is one line, which the keyboard opens in place and closes', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.clock.install();
	await signIn('crew');
	await page.goto('/');
	const late = rows(panel(page, LOADS), '14:25–14:50');
	await expect(folded(page)).toHaveText('1 late since 14:25');
	await expect(late).toHaveCount(0);
	await folded(page).focus();
	await page.keyboard.press('Enter');
	await expect(folded(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(late).toContainText('3 h');
	await page.keyboard.press('Enter');
	await expect(late).toHaveCount(0);
	await letPass(page, context, '01:00:00');
	await expect(folded(page)).toHaveText('3 late since 14:25, 4 running');
});

test('USE-03 so many late ones that they would fill the page scroll within their card', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const create = Array.from({ length: 50 }, (_, place) => ({
		activityTypeId: 'loadin',
		bandId: bands[place % bands.length]?.id,
		planned_start: '2026-08-22T13:00:00+02:00',
		planned_end: '2026-08-22T13:20:00+02:00',
	}));
	expect((await admin.call('POST', '/plan/batch', { create })).status).toBe(201);
	await signIn('crew');
	await page.goto('/');
	const card = panel(page, LOADS);
	const loads = rows(card, '13:00–13:20');
	await folded(page).click();
	await expect(loads).toHaveCount(50);
	expect((await card.boundingBox())?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
	await expect(loads.first()).toBeInViewport();
	await expect(rows(card).last()).not.toBeInViewport();
	await loads.first().hover();
	await page.mouse.wheel(0, 10_000);
	await expect(rows(card).last()).toBeInViewport();
});

test('USE-03 the dock stands in the row beside the stage', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await expect(rows(panel(page, LOADS), 'Elio Tamaro')).toContainText('Dock Sitter A');
});

test('USE-03 of more stages than fit the fifth is cut by the edge, and the keyboard reaches the last @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	for (const name of ['Waldbühne', 'Zelt', 'Seebühne']) {
		const { body: stage } = await admin.call<Stage>('POST', '/stages', { name, color: '#88ccaa' });
		const times = { planned_start: '2026-08-22T19:00:00+02:00', planned_end: '2026-08-22T20:00:00+02:00' };
		const show = { activityTypeId: 'show', bandId: 1, stageId: stage.id, ...times };
		expect((await admin.call('POST', '/activity', show)).status).toBe(201);
	}
	await signIn('crew');
	await page.goto('/');
	const stages = page.getByRole('region', { name: 'On stage' }).getByRole('listitem');
	await expect(stages).toHaveCount(6);
	await expect(stages.nth(3)).toBeInViewport({ ratio: 0.95 });
	await expect(stages.nth(4)).toBeInViewport({ ratio: 0.1 });
	await expect(stages.nth(4)).not.toBeInViewport({ ratio: 0.95 });
	await stages.last().getByRole('link').last().focus();
	await expect(stages.last()).toBeInViewport({ ratio: 0.5 });
});

test('USE-03 DASH-03 who is in charge is a tap away on the first screen of a phone @phone', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	const call = panel(page, 'In Charge').getByRole('link', { name: 'Lea Brandt' });
	await expect(call).toBeInViewport({ ratio: 1 });
	await expect(call).toHaveAttribute('href', 'tel:+491515559097');
});

for (const [role, isTelShown] of [
	['lead', true],
	['crew', false],
] as const) {
	test(`USE-03 AUTH-09 ${role} ${isTelShown ? 'sees' : 'does not see'} the numbers of who is in charge`, async ({
		page,
		signIn,
	}) => {
		await signIn(role);
		await page.goto('/');
		await expect(panel(page, 'In Charge')).toContainText('Lea Brandt');
		await expect(panel(page, 'In Charge').getByText('+49 151 555 9097')).toHaveCount(isTelShown ? 1 : 0);
	});
}

test('USE-04 the stage of a band, and of a crossload, leads to its activities', async ({ page, signIn, api }) => {
	const crew = await api('crew');
	const { body: bands } = await crew.call<Band[]>('GET', '/bands');
	const { body: activities } = await crew.call<Activity[]>('GET', '/activities');
	const crossload = activities.find(({ activityType, stage, position }) => {
		return activityType.id === 'crossload' && stage && position;
	});
	await signIn('crew');
	await page.goto('/');
	for (const [path, stage, within] of [
		[`/band/${bands[0]?.id}`, bands[0]?.stage, page.getByRole('main')],
		[`/activities?activity=${crossload?.id}`, crossload?.stage, page.getByRole('dialog')],
	] as const) {
		await page.goto(path);
		await within.getByRole('link', { name: stage?.name ?? '', exact: true }).click();
		await expect(page).toHaveURL(`/activities?stage=${stage?.id}`);
	}
});

test('USE-04 a stage on the dashboard leads to its activities', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.getByRole('region', { name: 'On stage' }).getByRole('link', { name: 'Plaza', exact: true }).click();
	await expect(page).toHaveURL(/\/activities\?stage=3$/);
});

test('USE-04 ACT-02 activities are narrowed to a stage, which is kept, and by keyboard all are shown again @everywhere', async ({
	page,
	signIn,
	isMobile,
}) => {
	await signIn('lead');
	await page.goto('/activities');
	const stage = page.getByRole('combobox', { name: 'Stage' });
	const openFilters = () => page.getByRole('button', { name: 'Filters' }).click();
	if (isMobile) await openFilters();
	await choose(page, stage, 'Plaza');
	if (isMobile) await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(rows(page, 'Moth Parade').first()).toBeVisible();
	await expect(rows(page, 'Zimmer 48')).toHaveCount(0);
	await page.reload();
	await expect(rows(page, 'Moth Parade').first()).toBeVisible();
	await expect(rows(page, 'Zimmer 48')).toHaveCount(0);
	if (isMobile) await openFilters();
	await expect(stage).toHaveValue('Plaza');
	await stage.focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Remove filter: Plaza' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(stage).toHaveValue('');
});

test('USE-04 a stage that the address names comes before the one that is kept', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/activities');
	await choose(page, page.getByRole('combobox', { name: 'Stage' }), 'Plaza');
	await page.goto('/activities?stage=1');
	await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveValue('Sitterbühne');
	await choose(page, page.getByRole('combobox', { name: 'Stage' }), 'Sternenbühne');
	await expect(page).toHaveURL(/\/activities$/);
	await expect(rows(page, 'Zimmer 48').first()).toBeVisible();
});

test('USE-04 ACT-01 a wide window shows every column until columns are chosen', async ({ page, signIn }) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await signIn('crew');
	await page.goto('/activities');
	const all = ['Planned Time', 'Now', 'Type', 'Status', 'Band', 'Stage', 'Position', 'Vehicle'];
	await expect(headers(page)).toHaveText(all);
	await page.getByRole('button', { name: 'Columns' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Stage' }).click();
	await expect(headers(page)).toHaveText(all.filter((name) => name !== 'Stage'));
	await page.reload();
	await expect(headers(page)).toHaveText(all.filter((name) => name !== 'Stage'));
});

test('USE-03 plates stand in the list of vehicles and in a band’s @everywhere', async ({ page, signIn, api }) => {
	const { body: vehicles } = await (await api('crew')).call<Vehicle[]>('GET', '/vehicles');
	const plated = vehicles.find(({ licence_plate, band }) => licence_plate !== null && band.id === 40);
	await signIn('crew');
	await page.goto('/band/40');
	await expect(panel(page, 'Vehicles')).toContainText(plated?.licence_plate ?? 'no plate');
	await page.goto('/vehicles');
	await expect(
		rows(page, vehicles.find(({ licence_plate }) => licence_plate !== null)?.licence_plate ?? 'none'),
	).toHaveCount(1);
});

test('USE-03 selects that are not searched choose by their first letters', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/band/40');
	const status = page.getByRole('combobox', { name: 'Status' });
	await status.focus();
	await page.keyboard.type('v');
	await expect(status).toHaveValue(/Vor Ort/);
	await page.goto('/vehicle/add');
	await page.getByRole('combobox', { name: 'Vehicle Type' }).focus();
	await page.keyboard.type('ni');
	await expect(page.getByRole('combobox', { name: 'Vehicle Type' })).toHaveValue(/^Nightliner/);
	await page.goto('/position/add');
	await page.getByRole('combobox', { name: 'Tag' }).focus();
	await page.keyboard.type('so');
	await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('Sonstige');
});

test('USE-03 a dialog that cannot be saved without a network says so', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await signIn('admin');
	await page.goto('/stages');
	await page.getByRole('button', { name: 'Add' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('textbox').first()).toBeVisible();
	await expect(dialog.getByText(/^Offline/)).toHaveCount(0);
	await context.setOffline(true);
	await expect(dialog.getByText('Offline: this can be saved once the network is back.')).toBeVisible();
});
