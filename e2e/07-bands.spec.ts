import type { Page } from '@playwright/test';
import { choose, headers, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const names = (page: Page) => rows(page).getByRole('cell').nth(0);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });

/** Bands that the journeys below use. */
const BAND = { elsewhere: 50, loading: 41, here: 43, gone: 24, withoutShow: 56, forStatus: 38 };

test('BAND-01 BAND-02 BAND-04 bands are narrowed by day, stage and name, and that is kept', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/bands');
	await expect(headers(page)).toHaveText(['Name', 'Stage', 'Show', 'Next activity', 'Vehicles']);
	await page.getByRole('radiogroup', { name: 'Day' }).getByText('Sunday').click();
	await expect(rows(page)).toHaveCount(12);
	await expect(rows(page).first()).toContainText('Kite Arcade');
	await choose(page, page.getByRole('combobox', { name: 'Stage' }), 'Sternenbühne');
	await expect(rows(page)).toHaveCount(4);
	await search(page).fill('HARB');
	await expect(rows(page)).toHaveCount(1);
	await expect(rows(page)).toContainText('Tin Harbour');
	await expect(rows(page)).toContainText('So 20:40');
	await page.getByRole('button', { name: 'Columns' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Vehicles' }).click();
	await page.keyboard.press('Escape');

	await page.reload();
	await expect(rows(page)).toHaveCount(1);
	await expect(headers(page)).toHaveText(['Name', 'Stage', 'Show', 'Next activity']);
	const kept = await page.evaluate(() =>
		['selectedDay', 'selectedStage', 'searchString', 'selectedColumns'].map((key) => localStorage.getItem(key)),
	);
	expect(kept).toEqual(['Sunday', 'Sternenbühne', 'HARB', '["name","stage","show","next_activity"]']);
	await search(page).fill('no such band');
	await expect(page.getByText('No bands found matching your filters.')).toBeVisible();
	await page.getByRole('button', { name: 'Clear filters' }).click();
	await search(page).fill('tin');
	await rows(page, 'Tin Harbour').click();
	await expect(page).toHaveURL(`/band/${BAND.elsewhere}`);
});

test('BAND-03 the order has several columns; bands without a show come last either way', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/bands');
	const lastTwo = async () => {
		const list = page.locator('[data-scroll-restoration-id="bands"]');
		await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
		const shown = await rows(page).evaluateAll((all) =>
			all.map((row) => row.querySelector('[role="cell"]')?.textContent),
		);
		return shown.slice(-2);
	};
	await expect(names(page).first()).toBeVisible();
	await expect(rows(page).first()).toContainText('Bergamotte');
	// The crew plays none, and one act has cancelled.
	await expect.poll(lastTwo).toEqual(['Crew', 'Orbit Bakery']);
	await page.getByRole('button', { name: 'Sort' }).click();
	const dialog = page.getByRole('dialog', { name: 'Sort' });
	await expect(dialog.getByRole('combobox', { name: 'Column 1' })).toHaveValue('Show');
	await dialog.getByRole('radiogroup', { name: 'Direction of Show' }).getByText('Descending').click();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	// The crew plays none, and one act has cancelled.
	await expect.poll(lastTwo).toEqual(['Crew', 'Orbit Bakery']);

	await page.getByRole('button', { name: 'Sort' }).click();
	await choose(page, dialog.getByRole('combobox', { name: 'Column 1' }), 'Stage');
	await dialog.getByRole('button', { name: 'Add column' }).click();
	await choose(page, dialog.getByRole('combobox', { name: 'Column 2' }), 'Name');
	await dialog.getByRole('radiogroup', { name: 'Direction of Name' }).getByText('Descending').click();
	await page.keyboard.press('Escape');
	await page.locator('[data-scroll-restoration-id="bands"]').evaluate((element) => element.scrollTo(0, 0));
	// Descending by stage: the direction stays with the place in the order.
	await expect(rows(page).first()).toContainText('Zwölf Uhr Mittags');
});

test('BAND-04 only admin adds a band', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/bands');
	await expect(rows(page).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Add' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Logout' }).click();
	await signIn('admin');
	await page.goto('/bands');
	await page.getByRole('link', { name: 'Add' }).click();
	await expect(page).toHaveURL('/band/add');
});

test('BAND-05 BAND-09 lead sets a band’s status, crew reads it', async ({ page, signIn, browser, consoleErrors }) => {
	consoleErrors.expect(/400/);
	await signIn('lead');
	await page.goto(`/band/${BAND.forStatus}`);
	await status(page).click();
	await expect(page.getByRole('option')).toHaveText([
		/Noch nicht da$/,
		/Vor Ort$/,
		/Load in$/,
		/Load out done und weg$/,
	]);
	await page.getByRole('option', { name: 'Load in', exact: false }).first().click();
	await expect(snackbar(page, 'Status updated successfully')).toBeVisible();
	await page.route('**/api/band/*', (route) => route.fulfill({ status: 400, json: { message: 'Not now' } }));
	await choose(page, status(page), /Noch nicht da/);
	await expect(snackbar(page, 'Failed to update status')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

	const crew = await (await browser.newContext()).newPage();
	await signIn('crew', crew);
	await crew.goto(new URL(`/band/${BAND.forStatus}`, page.url()).href);
	await expect(crew.getByText('📦 Load in')).toBeVisible();
	await expect(status(crew)).toHaveCount(0);
	await crew.context().close();
});

test('BAND-05 BAND-06 BAND-07 a band’s page shows what is known of it, by right', async ({ page, signIn, api }) => {
	type Facts = { production: { name: string; tel: string } | null; touringParty: string };
	const { body } = await (await api('lead')).call<Facts>('GET', `/band/${BAND.here}`);
	const production = body.production ?? { name: '', tel: '' };
	await signIn('lead');
	await page.goto(`/band/${BAND.here}`);
	const fact = (label: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
	await expect(fact('Stage')).toHaveText('Sitterbühne');
	await expect(fact('Show')).toContainText('23:10');
	await expect(fact('Production')).toContainText(production.name);
	await expect(fact('Production').getByRole('link')).toHaveAttribute(
		'href',
		`tel:${production.tel.replace(/[^+\d]/g, '')}`,
	);
	await expect(fact('Touring Party')).toHaveText(body.touringParty);
	await expect(panel(page, 'Activities').getByRole('columnheader')).toContainText(['Position', 'Vehicles']);
	const vehicles = panel(page, 'Vehicles');
	await expect(vehicles.getByRole('link', { name: 'Add' })).toHaveCount(0);
	await expect(rows(vehicles)).toHaveCount(10);
	await expect(rows(vehicles).first()).toContainText('Car 1');
	await expect(rows(vehicles).last()).toContainText('Truck 4');

	await page.goto(`/band/${BAND.loading}`);
	await expect(rows(vehicles, 'Truck')).toContainText('RunningLoad-in');
	await page.goto(`/band/${BAND.gone}`);
	await expect(rows(vehicles).getByRole('cell').last()).toHaveText('–');
	await page.goto(`/band/${BAND.withoutShow}`);
	await expect(fact('Show')).toHaveText('t.b.d.');
	await page.goto(`/band/${BAND.here}`);
	await rows(panel(page, 'Vehicles'), 'Truck 4').click();
	await expect(page).toHaveURL(/\/vehicle\/\d+$/);
});

test('BAND-06 the show is shown also where the activities cannot be loaded', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	await signIn('crew');
	await page.goto('/');
	await page.route('**/api/activities', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	await page.goto(`/band/${BAND.loading}`);
	await expect(panel(page, 'Activities').getByRole('alert')).toBeVisible();
	await expect(page.getByRole('main')).not.toContainText('t.b.d.');
});

test('BAND-06 AUTH-09 crew does not learn of the production', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto(`/band/${BAND.here}`);
	await expect(page.getByText('Sitterbühne').first()).toBeVisible();
	await expect(page.getByText('Production')).toHaveCount(0);
	await expect(page.locator('[href^="tel:"]')).toHaveCount(0);
});

for (const { where, band, icon } of [
	{ where: 'departed', band: BAND.gone, icon: 'Ciao' },
	{ where: 'nobody knows where', band: BAND.elsewhere, icon: 'Irgendwo in der grossen weiten Welt' },
]) {
	test(`BAND-08 a vehicle that is ${where} has an icon with words`, async ({ page, signIn }) => {
		await signIn('crew');
		await page.goto(`/band/${band}`);
		const shown = panel(page, 'Vehicles').getByRole('img', { name: icon }).first();
		await shown.hover();
		await expect(page.getByRole('tooltip', { name: icon })).toBeVisible();
	});
}

test('BAND-08 a vehicle at a position names it', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto(`/band/${BAND.here}`);
	await expect(rows(panel(page, 'Vehicles'), 'Nightliner 1')).toContainText('GEO Nightliner row');
	await expect(panel(page, 'Vehicles').getByRole('img', { name: 'Ciao' })).toHaveCount(0);
});

test('SHELL-05 a phone in New York shows festival time @phone', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/bands');
	await search(page)
		.or(page.getByRole('button', { name: 'Filters' }))
		.first()
		.click();
	await page.getByRole('searchbox', { name: 'Search by name' }).fill('Harbour');
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(rows(page)).toHaveCount(1);
	await expect(rows(page)).toContainText('So 20:40');
	await expect(page.locator('header time')).toHaveText(/1[78]:\d\d/);
	await rows(page).getByRole('link').click();
	await expect(page.getByRole('heading', { name: 'Tin Harbour' })).toBeVisible();
	await page.goto('/activity/new');
	await expect(page.locator('thead th').first()).toHaveText('Mo');
});

test('BAND-01 the names of stages stand there whole as long as there is room', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('crew')).call<{ stage: object }[]>('GET', '/bands');
	const renamed = bands.map((band) => ({ ...band, stage: { ...band.stage, name: 'Headbangers Stage' } }));
	await page.route('**/api/bands', (route) => route.fulfill({ json: renamed }));
	await signIn('crew');
	await page.goto('/bands');
	const chip = rows(page).first().getByText('Headbangers Stage');
	await expect(chip).toBeVisible();
	expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('BAND-01 BAND-05 no chip of a vehicle is cut: what has no room is counted, and named on pointing', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	for (const path of ['/', '/bands', `/band/${BAND.here}`]) {
		await page.goto(path);
		await expect(rows(page).first()).toBeVisible();
		const cut = await page.locator('td').evaluateAll((cells) =>
			cells.filter((cell) => {
				const { right } = cell.getBoundingClientRect();
				return [...cell.querySelectorAll('[data-above]')].some(
					(chip) => chip.getBoundingClientRect().right > right + 1,
				);
			}),
		);
		expect(cut, path).toEqual([]);
	}
	const more = rows(panel(page, 'Activities'), 'Arrival').getByText('+8');
	await more.hover();
	await expect(page.getByRole('tooltip')).toContainText('Car 1');
});

test('BAND-05 the tooltip of what the pointer rests on shows as soon as the code of tooltips has come', async ({
	page,
	signIn,
}) => {
	const coming = Promise.withResolvers<void>();
	await page.route('**/assets/tooltip-layer-*.js', async (route) => {
		await coming.promise;
		await route.continue();
	});
	await signIn('crew');
	const asked = page.waitForRequest('**/assets/tooltip-layer-*.js');
	await page.goto(`/band/${BAND.here}`);
	await rows(panel(page, 'Activities'), 'Arrival').getByText('+8').hover();
	await asked;
	await expect(page.getByRole('tooltip')).toHaveCount(0);
	coming.resolve();
	await expect(page.getByRole('tooltip')).toContainText('Car 1');
});
