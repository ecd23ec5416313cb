import type { Activity, Position, Vehicle } from '@crossload/contract';
import { expectedAt, gateStateOf } from '@crossload/domain';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { gateField, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name });

/** A vehicle with a plate whose check-in is due, and its check-in. */
async function dueCheckin(api: Api) {
	const { body: activities } = await api.call<Activity[]>('GET', '/activities');
	const { body: vehicles } = await api.call<Vehicle[]>('GET', '/vehicles');
	const plates = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
	for (const due of expectedAt(activities, null)) {
		const vehicle = plates.get(due.vehicles[0]?.id ?? 0);
		if (due.activityType.id !== 'checkin' || !vehicle?.licence_plate || due.vehicles.length !== 1) continue;
		return { due, vehicle, plate: vehicle.licence_plate };
	}
	throw new Error('The demo expects no vehicle');
}

async function chooseGate(page: Page, name: string) {
	await page.getByRole('combobox', { name: 'Gate' }).click();
	await page.getByRole('option', { name, exact: true }).click();
}

test('GATE-01 GATE-02 a gate is chosen once; what is late comes first, and one tap checks it in @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const { due, plate } = await dueCheckin(await api('lead'));
	await signIn('lead');
	await page.goto('/gate');
	await chooseGate(page, due.position?.name ?? '');
	await page.reload();
	await expect(page.getByRole('combobox', { name: 'Gate' })).toHaveValue(due.position?.name ?? '');
	await page.getByRole('button', { name: new RegExp(`^Check in: ${plate}`) }).click();
	const message = snackbar(page, `Check in: ${due.activityType.name}`);
	await expect(message).toBeVisible();
	await expect(group(page, 'Just now')).toContainText(plate);
	await message.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('button', { name: new RegExp(`^Check in: ${plate}`) })).toBeVisible();
});

test('USE-02 a gate is found without its accents', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/gate');
	const gate = page.getByRole('combobox', { name: 'Gate' });
	await gate.fill('gate sud');
	await gate.press('Enter');
	await expect(gate).toHaveValue('Gate Süd');
});

test('GATE-02 of two gates that check one truck in at once the later is shown when it was done, and nothing is counted twice', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const other = await api('admin');
	const { due, plate } = await dueCheckin(await api('lead'));
	await signIn('lead');
	await page.goto('/gate');
	const button = page.getByRole('button', { name: new RegExp(`^Check in: ${plate}`) });
	await expect(button).toBeVisible();
	// The other gate is faster by the time that a request takes.
	await page.route(`**/api/activity/${due.id}/end`, async (route) => {
		const { status } = await other.call('PUT', `/activity/${due.id}/end`, { at: '2026-08-22T17:25:00+02:00' });
		expect([200, 409]).toContain(status);
		await route.continue();
	});
	await button.click();
	await expect(page.getByText(/done already, since 17:25/).first()).toBeVisible();
	await expect(button).toHaveCount(0);
	const { body: history } = await other.call<{ actor: { name: string } | null }[]>(
		'GET',
		`/activity/${due.id}/history`,
	);
	expect(history[0]?.actor?.name).toBe('admin');
});

/** Whether something in the element reaches over its right edge. */
const sticksOut = (element: Locator) =>
	element.evaluate((outer) => {
		const { right } = outer.getBoundingClientRect();
		return [...outer.querySelectorAll('*')].some((inner) => inner.getBoundingClientRect().right > right);
	});

test('GATE-03 GATE-04 part of a plate finds the vehicle, Enter opens its card with where to send it @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const { vehicle, plate } = await dueCheckin(await api('lead'));
	await signIn('lead');
	await page.goto('/gate');
	await gateField(page).pressSequentially(plate.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
	const card = page.getByRole('region', { name: plate });
	await expect(card).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`vehicle=${vehicle.id}$`));
	await expect(card).toContainText(vehicle.band.name);
	await expect(card).toContainText('Send to');
	// Who taps twice means what was there at first, not the departure that comes in its place.
	await card.getByRole('button', { name: 'Check in' }).dblclick();
	const message = snackbar(page, 'Check in');
	await expect(message).toBeVisible();
	expect(await sticksOut(message), 'what the message offers stands in it').toBe(false);
	// Under a mouse that rests on it the message stays.
	await message.getByRole('button', { name: 'Close message' }).click();
	await expect(card).toContainText(/Check-in \d\d:\d\d/);
	await expect(card).toContainText('by lead');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(card).not.toContainText(/Departure \d\d:\d\d by/);
	await card.getByRole('button', { name: 'Back to the list' }).click();
	await expect(page).toHaveURL(/\/gate$/);
});

test('GATE-02 without a network a check-in is noted, and taken back', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	const { plate } = await dueCheckin(await api('lead'));
	await signIn('lead');
	await page.goto('/gate');
	const button = page.getByRole('button', { name: new RegExp(`^Check in: ${plate}`) });
	await expect(button).toBeVisible();
	await context.setOffline(true);
	await button.click();
	const message = snackbar(page, 'Noted, not sent yet');
	await expect(message).toBeVisible();
	await expect(button).toHaveCount(0);
	await message.getByRole('button', { name: 'Undo' }).click();
	await expect(button).toBeVisible();
});

test('GATE-08 a departure with an open load-out asks first and says why', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions/vehicles');
	const vehicle = vehicles.find(
		({ activities, licence_plate }) => gateStateOf(activities).kind === 'in' && licence_plate,
	);
	const gate = positions[0];
	if (!vehicle || !gate) throw new Error('The demo has no vehicle on site');
	const { body: made } = await admin.call<Activity>('POST', '/activity', {
		activityTypeId: 'loadout',
		bandId: vehicle.band.id,
		vehicleIds: [vehicle.id],
		positionId: gate.id,
		planned_start: '2026-08-22T23:00:00+02:00',
		planned_end: '2026-08-22T23:30:00+02:00',
	});
	expect(made.id).toBeGreaterThan(0);
	await admin.call('POST', '/activity', {
		activityTypeId: 'departure',
		bandId: vehicle.band.id,
		vehicleIds: [vehicle.id],
		positionId: gate.id,
		planned_end: '2026-08-22T17:31:00+02:00',
	});
	await signIn('lead');
	await page.goto('/gate');
	const button = page.getByRole('button', { name: new RegExp(`^Departed: ${vehicle.licence_plate}`) }).first();
	await button.click();
	const question = page.getByRole('dialog');
	await expect(question).toContainText('Still open');
	await question.getByRole('button', { name: 'Departed' }).click();
	await expect(snackbar(page, 'Departed')).toBeVisible();
	await expect(group(page, 'Just now')).toContainText(vehicle.licence_plate ?? '');
});

test('GATE-05 a vehicle without a check-in is taken in, and that is taken back', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	// Who made the check-in is asked for once more when it has gone.
	consoleErrors.expect(/404/);
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions/vehicles');
	const band = vehicles[0]?.band;
	const { body: made } = await admin.call<{ id: number }>('POST', '/vehicle', {
		name: 'Spare',
		band: { id: band?.id },
		type: { id: 'van' },
		licence_plate: 'ZZ 987 UNEXPECTED',
	});
	await signIn('admin');
	await page.goto('/gate');
	await chooseGate(page, positions[0]?.name ?? '');
	await gateField(page).fill('987unexp');
	const card = page.getByRole('region', { name: 'ZZ 987 UNEXPECTED' });
	await expect(card).toContainText('No arrival or check-in is planned.');
	await card.getByRole('button', { name: 'Take in' }).click();
	await expect(card).toContainText(/Check-in \d\d:\d\d/);
	const planned = async () => (await admin.call<Vehicle>('GET', `/vehicle/${made.id}`)).body.activities;
	// The card shows the check-in at once, before the server has it.
	await expect.poll(planned).toHaveLength(1);
	await snackbar(page, 'Taken in').getByRole('button', { name: 'Undo' }).click();
	await expect(card.getByRole('button', { name: 'Take in' })).toBeVisible();
	await expect.poll(planned).toHaveLength(0);
	await gateField(page).fill('ZZ 986 UNEXPECTED');
	await expect(page.getByText('No vehicle is known as')).toBeVisible();
	await group(page, 'Similar plates').getByRole('link', { name: 'ZZ 987 UNEXPECTED' }).click();
	await expect(card).toBeVisible();
	await expect(gateField(page)).toHaveValue('');
});

test('GATE-05 GATE-08 what was taken in leaves through the gate too, asked about what it leaves open', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions/vehicles');
	const { body: bands } = await admin.call<{ id: number }[]>('GET', '/bands');
	const bandId = bands[0]?.id;
	const { body: made } = await admin.call<{ id: number }>('POST', '/vehicle', {
		name: 'Spare',
		band: { id: bandId },
		type: { id: 'van' },
		licence_plate: 'ZZ 985 SPARE',
	});
	await signIn('lead');
	await page.goto('/gate');
	await chooseGate(page, positions[0]?.name ?? '');
	await gateField(page).fill('985spare');
	const card = page.getByRole('region', { name: 'ZZ 985 SPARE' });
	await card.getByRole('button', { name: 'Take in' }).click();
	await expect(card).toContainText(/Check-in \d\d:\d\d/);
	await admin.call('POST', '/activity', {
		activityTypeId: 'loadout',
		bandId,
		positionId: positions[1]?.id,
		vehicleIds: [made.id],
		planned_start: '2026-08-22T22:00:00+02:00',
		planned_end: '2026-08-22T23:00:00+02:00',
	});
	await expect(card).toContainText(positions[1]?.name ?? '');
	await card.getByRole('button', { name: 'Departed' }).click();
	const question = page.getByRole('dialog', { name: 'ZZ 985 SPARE' });
	await expect(question).toContainText(`Still open: Load-out ${positions[1]?.name}.`);
	await question.getByRole('button', { name: 'Departed' }).click();
	await expect(card).toContainText(/Departure \d\d:\d\d/);
	await expect(card.getByRole('button', { name: 'Take in' })).toBeVisible();
	const ended = async () => {
		const { body: vehicle } = await admin.call<Vehicle>('GET', `/vehicle/${made.id}`);
		return vehicle.activities.map(({ activityType, end }) => [activityType.id, end !== null]).sort();
	};
	await expect.poll(ended).toEqual([
		['checkin', true],
		['departure', true],
		['loadout', false],
	]);
});

test('GATE-04 a card whose button is about other vehicles too names them', async ({ page, signIn, api }) => {
	const { body: activities } = await (await api('lead')).call<Activity[]>('GET', '/activities');
	const due = activities.find(
		({ activityType, vehicles, end }) => activityType.id === 'departure' && vehicles.length > 1 && end === null,
	);
	const [first, second] = due?.vehicles ?? [];
	await signIn('lead');
	await page.goto(`/gate?vehicle=${first?.id}`);
	await expect(page.getByText(`One tap for all ${due?.vehicles.length} vehicles, also `)).toBeVisible();
	const { body: other } = await (await api('lead')).call<Vehicle>('GET', `/vehicle/${second?.id}`);
	await expect(page.getByText(/^One tap for all/)).toContainText(other.licence_plate ?? other.name);
});

test('GATE-06 GATE-07 a pass opens its vehicle; a void one is refused in words', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/404/);
	const lead = await api('lead');
	const { vehicle, plate } = await dueCheckin(lead);
	const { body: old } = await lead.call<{ code: string; url: string }>('POST', `/vehicle/${vehicle.id}/pass`);
	const { body: pass } = await lead.call<{ code: string; url: string }>('POST', `/vehicle/${vehicle.id}/pass`);
	await signIn('lead');
	await page.goto(pass.url);
	await expect(page.getByRole('region', { name: plate })).toBeVisible();
	await page.goto('/gate');
	await gateField(page).fill(pass.code);
	await expect(page.getByRole('region', { name: plate })).toBeVisible();
	await gateField(page).fill(old.code);
	await expect(page.getByRole('alert')).toContainText('This pass is not valid');
});

test('GATE-01 crew sees what is expected, and has no button to tap', async ({ page, signIn, api }) => {
	const { plate } = await dueCheckin(await api('lead'));
	await signIn('crew');
	await page.goto('/gate');
	await expect(page.getByText(plate).first()).toBeVisible();
	await expect(page.getByRole('button', { name: /^(Check in|Arrived|Departed):/ })).toHaveCount(0);
	await expect(page.getByRole('main')).not.toContainText(/\+\d{2}/);
});
