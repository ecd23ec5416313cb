import type { Vehicle } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { choose, field, headers, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const typeFilter = (page: Page) => page.getByRole('combobox', { name: 'Vehicle Type' });
const fact = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

/** Ids of Tin Harbour, who come tomorrow, and of Kiesgrube. */
const BAND = { tomorrow: 50, plaza: 38 };

async function addVehicle(api: Api, name: string): Promise<number> {
	const facts = {
		licence_plate: 'SG 40 118',
		driver: 'Uwe Kern',
		driver_tel: '+49 151 555 0101',
		comment: 'Low bridge',
	};
	const references = {
		band: { id: BAND.plaza },
		type: { id: 'sprinter' },
		subVehicle: 'Box',
		subVehicleConnected: true,
	};
	const { status, body } = await api.call<{ id: number }>('POST', '/vehicle', { name, ...facts, ...references });
	expect(status).toBe(201);
	return body.id;
}

test('VEH-01 VEH-02 the vehicle list, its filter, columns and order', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/vehicles');
	await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
	const columns = ['Band', 'Name', 'Vehicle Type', 'Position', 'Next Activity', 'Driver', 'Driver Tel'];
	await expect(headers(page)).toContainText(columns);
	await expect(rows(page).first()).toContainText('Alma Fjordstad');
	await choose(page, typeFilter(page), 'Shuttle');
	await expect(rows(page)).toHaveCount(4);
	await expect(rows(page).first()).toContainText('Shuttle 1');
	await expect(rows(page).first().locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+?\d+$/);
	await page.getByRole('button', { name: 'Columns' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Position' }).click();
	await page.keyboard.press('Escape');
	await headers(page).getByRole('button', { name: /^Name/ }).click();
	await expect(rows(page).first()).toContainText('Shuttle 4');
	await page.reload();
	await expect(rows(page).first()).toContainText('Shuttle 4');
	await expect(headers(page)).toContainText(columns.filter((name) => name !== 'Position'));
	expect(await page.evaluate(() => localStorage.getItem('selectedVehicleColumns'))).not.toContain('position');
	expect(await page.evaluate(() => localStorage.getItem('vehicleFilters'))).toContain('"type":"shuttle"');
	await choose(page, typeFilter(page), 'All Types');
	await expect(rows(page).nth(9)).toBeVisible();
	await page.getByRole('link', { name: 'Add' }).click();
	await expect(page).toHaveURL('/vehicle/add');
});

test('VEH-02 a point that comes next shows its time alone; a row opens the vehicle', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/vehicles');
	await choose(page, typeFilter(page), 'Sprinter');
	await headers(page).getByRole('button', { name: 'Band' }).click();
	await headers(page).getByRole('button', { name: 'Band' }).click();
	const row = rows(page, 'Tin Harbour');
	await expect(row).toContainText('So 14:40');
	await expect(row.getByRole('img', { name: 'Irgendwo in der grossen weiten Welt' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Add' })).toHaveCount(0);
	await row.click();
	await expect(page).toHaveURL(/\/vehicle\/\d+$/);
	await expect(page.getByText('Tin Harbour').first()).toBeVisible();
});

test('VEH-03 a vehicle’s page shows where it was, is and will be, and what is known of it', async ({
	page,
	signIn,
	api,
}) => {
	const id = await addVehicle(await api('admin'), 'Sprinter blue');
	await signIn('lead');
	await page.goto(`/vehicle/${id}`);
	await expect(page.getByRole('heading', { name: 'Sprinter blue', level: 1 })).toBeVisible();
	const line = page.getByRole('list', { name: 'Positions' });
	await expect(line.getByRole('listitem').filter({ hasText: 'Current Position' })).toContainText('N/A');
	await expect(line.getByRole('listitem').filter({ hasText: 'Next Position' })).toContainText('N/A');
	await expect(fact(page, 'Type')).toContainText('Sprinter');
	await expect(fact(page, 'License Plate')).toHaveText('SG 40 118');
	await expect(fact(page, 'Driver')).toContainText('Uwe Kern');
	await expect(fact(page, 'Driver').getByRole('link')).toHaveAttribute('href', 'tel:+491515550101');
	await expect(fact(page, 'Comment')).toHaveText('Low bridge');
	await expect(fact(page, 'Sub Vehicle')).toHaveText('Box (Connected: yes)');
	await expect(panel(page, 'Activities')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
	await fact(page, 'Band').getByRole('link', { name: 'Kiesgrube' }).click();
	await expect(page).toHaveURL(`/band/${BAND.plaza}`);
});

test('VEH-06 vehicles are tagged by their band’s stage', async ({ page, signIn }) => {
	await signIn('crew');
	const colorOf = async (band: number) => {
		await page.goto(`/band/${band}`);
		await rows(panel(page, 'Vehicles')).first().click();
		const chip = fact(page, 'Band').getByRole('link').locator('> *').first();
		return await chip.evaluate((element) => getComputedStyle(element).backgroundColor);
	};
	expect(await colorOf(43)).toBe('rgb(91, 192, 235)');
	expect(await colorOf(50)).toBe('rgb(245, 158, 46)');
});

test('VEH-04 VEH-05 a vehicle is added to a band, then changed', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/409/);
	await signIn('admin');
	await page.goto(`/vehicle/add/${BAND.plaza}`);
	await expect(page.getByRole('heading', { name: 'Add New Vehicle' })).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Band' })).toHaveValue('Kiesgrube');
	await page.getByRole('button', { name: 'Add Vehicle' }).click();
	await expect(page.getByText('Required', { exact: true })).toHaveCount(2);
	// Chosen again, it stays chosen.
	for (const _ of ['once', 'again']) await choose(page, typeFilter(page), /^Van/);
	await choose(page, page.getByRole('combobox', { name: 'Band' }), 'Kiesgrube');
	await field(page, 'Vehicle Name').fill('Van of the choir');
	await field(page, 'License Plate').fill('SG 1');
	await field(page, 'Driver Telephone').fill('+41 79 555 01 02');
	await page.getByRole('button', { name: 'Add Vehicle' }).click();
	await expect(snackbar(page, 'Vehicle added successfully!')).toBeVisible();
	await expect(page).toHaveURL(/\/vehicle\/\d+$/);
	await expect(page.getByRole('heading', { name: 'Van of the choir' })).toBeVisible();

	await page.getByRole('link', { name: 'Edit' }).click();
	await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
	await field(page, 'Sub Vehicle').fill('Bike rack');
	await choose(page, page.getByRole('combobox', { name: 'Connected' }), 'no');
	await page.getByRole('button', { name: 'Update Vehicle' }).click();
	await expect(snackbar(page, 'Vehicle updated successfully!')).toBeVisible();
	await expect(fact(page, 'Sub Vehicle')).toHaveText('Bike rack (Connected: no)');

	await page.getByRole('link', { name: 'Edit' }).click();
	await page.route('**/api/vehicle/*', (route) => route.fulfill({ status: 409, json: { message: 'No room for it' } }));
	await field(page, 'Vehicle Name').fill('Van of the band');
	await page.getByRole('button', { name: 'Update Vehicle' }).click();
	await expect(snackbar(page, 'The vehicle could not be saved.')).toBeVisible();
	await expect(page.getByText('No room for it'), 'shown once').toBeVisible();
	await expect(field(page, 'Vehicle Name')).toHaveValue('Van of the band');
});

test('ADM-08 a vehicle is deleted after a question that counts its activities', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const id = await addVehicle(admin, 'Sprinter grey');
	const planned = { planned_start: '2026-08-23T05:00:00+02:00', planned_end: '2026-08-23T06:00:00+02:00' };
	await admin.call('POST', '/activity', {
		activityTypeId: 'parking',
		bandId: BAND.plaza,
		vehicleIds: [id],
		...planned,
	});
	await signIn('admin');
	await page.goto(`/vehicle/${id}`);
	await page.getByRole('button', { name: 'Delete vehicle' }).click();
	const question = page.getByRole('dialog', { name: 'Delete vehicle' });
	await expect(question).toContainText('Sprinter grey, Kiesgrube will be deleted, and taken out of 1 activity.');
	await question.getByRole('button', { name: 'Delete' }).click();
	await expect(page).toHaveURL('/vehicles');
	expect((await admin.call('GET', `/vehicle/${id}`)).status).toBe(404);
});

test('USE-07 the list shows where a vehicle was last seen in full', async ({ page, signIn, api }) => {
	const { body: vehicles } = await (await api('crew')).call<Vehicle[]>('GET', '/vehicles');
	const lost = vehicles.find(
		({ position_status, previous_position }) => position_status === 'unknown' && previous_position,
	);
	const place = lost?.previous_position?.name ?? '';
	await signIn('lead');
	await page.goto('/vehicles');
	const seen = page.getByRole('cell', { name: `last seen ${place}` }).first();
	await seen.scrollIntoViewIfNeeded();
	const cut = await seen
		.locator('span')
		.filter({ hasText: place })
		.evaluateAll((spans) => spans.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
	expect(cut).toBe(0);
	await seen.locator('[data-tooltip]').hover();
	await expect(page.getByRole('tooltip')).toHaveText(new RegExp(`last seen ${place} .*\\d\\d:\\d\\d`));
});

test('VEH-03 on a phone a long name has the width of the page @phone', async ({ page, signIn, api }) => {
	const name = 'Nightliner of the Danube steamship electricity works';
	const id = await addVehicle(await api('admin'), name);
	await signIn('lead');
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto(`/vehicle/${id}`);
	const title = page.getByRole('heading', { name, level: 1 });
	await expect(title).toBeVisible();
	const back = await page.getByRole('link', { name: 'Back to Vehicles' }).boundingBox();
	const box = await title.boundingBox();
	expect(box?.width).toBeGreaterThan(240);
	expect(box?.height).toBeLessThan(120);
	expect(back?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
});
