import type { Activity, Position, Vehicle } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const PLATE = 'ZZ 984 SPARE';
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;
const card = (page: Page) => page.getByRole('region', { name: PLATE });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const strip = (page: Page) => page.getByRole('button', { name: /unsent/ });

/** A vehicle that nobody expects, and a way to read its activities. */
async function spareVehicle(admin: Api) {
	const { body: bands } = await admin.call<{ id: number }[]>('GET', '/bands');
	const { body: made } = await admin.call<{ id: number }>('POST', '/vehicle', {
		name: 'Spare',
		band: { id: bands[0]?.id },
		type: { id: 'van' },
		licence_plate: PLATE,
	});
	const activities = async () => {
		const { body } = await admin.call<Vehicle>('GET', `/vehicle/${made.id}`);
		return body.activities.map(({ activityType, end, cancelled }) => ({
			type: activityType.id,
			isDone: end !== null,
			isCancelled: cancelled !== null,
		}));
	};
	return { id: made.id, activities };
}

/** Opens the vehicle's card at a gate. */
async function openCard(page: Page, admin: Api, id: number) {
	const { body: positions } = await admin.call<Position[]>('GET', '/positions');
	await page.goto('/gate');
	await page.getByRole('combobox', { name: 'Gate' }).click();
	await page.getByRole('option', { name: positions[0]?.name ?? '', exact: true }).click();
	await page.goto(`/gate?vehicle=${id}`);
	await expect(button(page, 'Take in')).toBeVisible();
}

/** A lead has the card of a vehicle open that nobody expects. */
async function vehicleAtGate(page: Page, signIn: (role: 'lead') => Promise<void>, admin: Api) {
	const vehicle = await spareVehicle(admin);
	await signIn('lead');
	await openCard(page, admin, vehicle.id);
	return vehicle;
}

test('GATE-05 who may not remove activities takes a vehicle in and takes that back: its check-in stays as cancelled @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const vehicle = await vehicleAtGate(page, signIn, await api('admin'));
	await button(page, 'Take in').click();
	await expect(card(page)).toContainText(/Check-in \d\d:\d\d/);
	await snackbar(page, 'Taken in').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(button(page, 'Take in')).toBeVisible();
	await expect.poll(vehicle.activities).toEqual([{ type: 'checkin', isDone: false, isCancelled: true }]);
});

test('GATE-05 a vehicle of which only the departure is planned can be taken in too @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const vehicle = await spareVehicle(admin);
	const { body: bands } = await admin.call<{ id: number }[]>('GET', '/bands');
	await admin.call('POST', '/activity', {
		activityTypeId: 'departure',
		bandId: bands[0]?.id,
		vehicleIds: [vehicle.id],
		planned_end: '2026-08-22T23:00:00+02:00',
	});
	await signIn('lead');
	await openCard(page, admin, vehicle.id);
	await expect(card(page)).toContainText('No arrival or check-in is planned.');
	await expect(button(page, 'Departed')).toBeVisible();
	await button(page, 'Take in').click();
	await expect(card(page)).toContainText(/Check-in \d\d:\d\d/);
	await expect(button(page, 'Take in')).toHaveCount(0);
	await expect(button(page, 'Departed')).toBeVisible();
});

test('GATE-05 without a network a vehicle is taken in and leaves, and both are sent once when it is back @everywhere', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(WITHOUT_NETWORK);
	const vehicle = await vehicleAtGate(page, signIn, await api('admin'));
	await context.setOffline(true);
	await button(page, 'Take in').click();
	await expect(snackbar(page, 'Noted, not sent yet')).toBeVisible();
	await expect(card(page)).toContainText(/Check-in \d\d:\d\d/);
	await expect(button(page, 'Take in')).toHaveCount(0);
	await button(page, 'Departed').click();
	await expect(card(page)).toContainText(/Departure \d\d:\d\d/);
	await expect(button(page, 'Take in')).toBeVisible();
	await strip(page).click();
	await expect(page.getByRole('button', { name: `Undo: Take in ${PLATE}` })).toBeVisible();
	await expect(page.getByRole('button', { name: `Undo: Departed ${PLATE}` })).toBeVisible();
	await context.setOffline(false);
	await expect(strip(page)).toHaveCount(0);
	await expect(card(page)).toContainText(/Departure \d\d:\d\d/);
	const done = (type: string) => ({ type, isDone: true, isCancelled: false });
	expect((await vehicle.activities()).sort((a, b) => a.type.localeCompare(b.type))).toEqual([
		done('checkin'),
		done('departure'),
	]);
});

test('GATE-05 what was taken in without a network and taken back is never sent', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(WITHOUT_NETWORK);
	const vehicle = await vehicleAtGate(page, signIn, await api('admin'));
	await context.setOffline(true);
	await button(page, 'Take in').click();
	await snackbar(page, 'Noted, not sent yet').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(button(page, 'Take in')).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
	expect(await vehicle.activities()).toEqual([]);
});

test('GATE-05 what the server got though its response was lost is taken back there', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_FAILED/);
	const admin = await api('admin');
	const vehicle = await vehicleAtGate(page, signIn, admin);
	let isLost = true;
	await page.route('**/api/plan/batch', async (route) => {
		if (!isLost) return route.continue();
		await route.fetch();
		await route.abort();
	});
	await button(page, 'Take in').click();
	const message = snackbar(page, 'Noted, not sent yet');
	await expect(message).toBeVisible();
	isLost = false;
	await message.getByRole('button', { name: 'Undo' }).click();
	await expect(button(page, 'Take in')).toBeVisible();
	await expect.poll(vehicle.activities).toEqual([{ type: 'checkin', isDone: false, isCancelled: true }]);
	const { body: all } = await admin.call<Activity[]>('GET', '/activities');
	expect(all.filter(({ vehicles }) => vehicles.some(({ id }) => id === vehicle.id))).toHaveLength(1);
});
