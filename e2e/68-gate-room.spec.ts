import type { Activity, Position, Stage, Vehicle } from '@crossload/contract';
import { expectedAt } from '@crossload/domain';
import type { Api } from './support/api.ts';
import { gateField, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function made(api: Api, path: string, body: object): Promise<number> {
	const response = await api.call<{ id: number }>('POST', path, body);
	expect(response.status, path).toBeLessThan(300);
	return response.body.id;
}

/** A truck that is sent to a dock for one, where another band's truck comes before it is done; the dock beside it is free. */
async function crowdedDock(admin: Api) {
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const dock = (name: string, slug: string) =>
		made(admin, '/position', { name, slug, tag: 'GEO', capacity: 1, stageId: stages[0]?.id });
	const [first, beside] = [await dock('Dock Xaver', 'DX'), await dock('Dock Yves', 'DY')];
	const load = async (name: string, licence_plate: string, [from, to]: [string, string]) => {
		const bandId = await made(admin, '/band', { name, stage: stages[0]?.id });
		const vehicle = await made(admin, '/vehicle', {
			name: 'Truck',
			band: { id: bandId },
			type: { id: 'van' },
			licence_plate,
		});
		const times = { planned_start: `2026-08-22T${from}:00+02:00`, planned_end: `2026-08-22T${to}:00+02:00` };
		const vehicleIds = [vehicle];
		await made(admin, '/activity', { activityTypeId: 'loadin', bandId, vehicleIds, positionId: first, ...times });
		return vehicle;
	};
	const sent = await load('The Sent', 'QX 1 SENT', ['20:00', '21:00']);
	await load('The Others', 'QX 2 OTHER', ['20:30', '21:30']);
	return { sent, first, beside };
}

test('GATE-04 the card says that the dock is taken then, by whom, and sends the truck to the free one beside it @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { sent, first, beside } = await crowdedDock(admin);
	const placeOf = async () => (await admin.call<Vehicle>('GET', `/vehicle/${sent}`)).body.activities[0]?.position?.id;
	await signIn('lead');
	await page.goto(`/gate?vehicle=${sent}`);
	const card = page.getByRole('region', { name: 'QX 1 SENT' });
	await expect(card).toContainText('Dock Xaver');
	await expect(card).toContainText(/Taken\s*from 20:30 by The Others\. Free beside it: Dock Yves/);
	await card.getByRole('button', { name: 'Send to Dock Yves instead' }).click();
	const message = snackbar(page, 'It goes to Dock Yves');
	await expect(message).toBeVisible();
	await expect(card).not.toContainText('Taken');
	expect(await placeOf()).toBe(beside);
	await message.getByRole('button', { name: 'Undo' }).click();
	await expect(card.getByRole('button', { name: 'Send to Dock Yves instead' })).toBeVisible();
	expect(await placeOf()).toBe(first);
});

test('GATE-04 who only looks on reads that the dock is taken, and sends nobody elsewhere', async ({
	page,
	signIn,
	api,
}) => {
	const { sent } = await crowdedDock(await api('admin'));
	await signIn('crew');
	await page.goto(`/gate?vehicle=${sent}`);
	const card = page.getByRole('region', { name: 'QX 1 SENT' });
	await expect(card).toContainText('Free beside it: Dock Yves');
	await expect(card.getByRole('button', { name: /instead$/ })).toHaveCount(0);
});

for (const [button, text] of [
	['Supplier', 'QQ 88 is not expected. Taken in as a supplier.'],
	['Crew', 'QQ 88 is not expected. Taken in as crew.'],
	['Turned away', 'QQ 88 is not expected. Turned away.'],
] as const) {
	test(`GATE-05 an unknown plate is noted as ${button} with one tap @phone`, async ({ page, signIn, api }) => {
		await signIn('lead');
		await page.goto('/gate');
		await gateField(page).fill('QQ 88');
		await page.getByRole('button', { name: button, exact: true }).tap();
		await expect(snackbar(page, 'The office knows of QQ 88')).toBeVisible();
		const { body } = await (await api('crew')).call<{ text: string }[]>('GET', '/alerts');
		expect(body.map((alert) => alert.text)).toContain(text);
		await expect(page.getByRole('button', { name: 'The office knows' })).toBeDisabled();
		// The next truck is another one.
		await gateField(page).fill('QQ 89');
		await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
	});
}

test('GATE-05 admin adds an unknown vehicle to a band from the gate', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/gate');
	await gateField(page).fill('QQ 88');
	await page.getByRole('link', { name: 'Of a band' }).click();
	await expect(page).toHaveURL(/\/vehicle\/add/);
});

test('GATE-02 GATE-03 a check-in by plate takes three taps beside the typing @phone', async ({ page, signIn, api }) => {
	const lead = await api('lead');
	const { body: activities } = await lead.call<Activity[]>('GET', '/activities');
	const { body: vehicles } = await lead.call<Vehicle[]>('GET', '/vehicles');
	const { body: positions } = await lead.call<Position[]>('GET', '/positions/vehicles');
	const due = expectedAt(activities, null).find(
		({ activityType, vehicles: [first, ...others], position }) =>
			activityType.id === 'checkin' &&
			others.length === 0 &&
			positions.some(({ id }) => id === position?.id) &&
			vehicles.some(({ id, licence_plate }) => id === first?.id && licence_plate),
	);
	const plate = vehicles.find(({ id }) => id === due?.vehicles[0]?.id)?.licence_plate ?? '';
	await signIn('lead');
	await page.goto('/gate');
	await page.getByRole('button', { name: 'Type plate' }).waitFor();
	await page.evaluate(() => {
		const counted = window as unknown as { taps: number };
		counted.taps = 0;
		addEventListener('click', () => (counted.taps += 1), true);
	});
	await page.getByRole('button', { name: 'Type plate' }).tap();
	await expect(gateField(page)).toBeFocused();
	await page.keyboard.type(plate.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), { delay: 100 });
	const card = page.getByRole('region', { name: plate });
	await card.getByRole('button', { name: 'Check in' }).tap();
	await expect(snackbar(page, 'Check in')).toBeVisible();
	const { body: after } = await lead.call<Activity>('GET', `/activity/${due?.id}`);
	expect(after.end).not.toBeNull();
	expect(await page.evaluate(() => (window as unknown as { taps: number }).taps)).toBeLessThanOrEqual(3);
});

test('GATE-02 of very many that are expected the first stand there, more where they are asked for', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
	const [vehicle] = vehicles.filter(({ licence_plate }) => licence_plate !== null);
	const gate = await made(admin, '/position', { name: 'Gate West', slug: 'GW', tag: 'GEO' });
	const departure = {
		activityTypeId: 'departure',
		bandId: vehicle?.band.id,
		positionId: gate,
		vehicleIds: [vehicle?.id],
		planned_end: '2026-08-24T10:00:00+02:00',
	};
	const create = Array.from({ length: 230 }, () => departure);
	expect((await admin.call('POST', '/plan/batch', { create })).status).toBe(201);
	await signIn('admin');
	await page.goto('/gate');
	await page.getByRole('combobox', { name: 'Gate' }).click();
	await page.getByRole('option', { name: 'Gate West', exact: true }).click();
	const rows = page.getByRole('region', { name: 'Next' }).getByRole('listitem');
	await expect(rows).toHaveCount(100);
	await page.getByRole('button', { name: 'Show 100 more' }).click();
	await expect(rows).toHaveCount(200);
	await expect(rows.nth(100).locator(':focus'), 'goes on to the first new row').toHaveCount(1);
	await page.getByRole('button', { name: 'Show 30 more' }).press('Enter');
	await expect(rows).toHaveCount(230);
	await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
	await expect(rows.nth(200).locator(':focus'), 'though the button is gone').toHaveCount(1);
});
