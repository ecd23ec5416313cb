import { bandCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('VEH-04 API-02 a vehicle is added as the form sends it', async () => {
	const app = await testApp();
	const band = await makerOf(app).band({ name: 'Nova' });
	const own = {
		name: 'Bus',
		licence_plate: 'SG 123 456',
		driver: 'Ben',
		driver_tel: '+41 79 555 00 03',
		comment: 'Low\nbridge',
		subVehicle: 'Trailer',
		subVehicleConnected: true,
	};
	const response = await app.request(vehicleCalls.create, {
		body: { ...own, band: { id: band, name: 'as shown' }, type: { id: 'nightliner', slug: 'as shown' } },
	});
	expect(response.statusCode).toBe(201);
	expect(await app.ask(vehicleCalls.get, { id: response.json().id })).toMatchObject({
		...own,
		band: { id: band, name: 'Nova' },
		type: { id: 'nightliner', slug: 'NL', name: 'Nightliner' },
		version: 1,
	});
});

test('VEH-04 API-11 a changed vehicle is returned as it is now', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const other = await make.band({ name: 'Other' });
	const id = await make.vehicle(await make.band(), { driver: 'Ben', licence_plate: 'SG 1' });
	const body = { band: { id: other }, type: { id: 'car' }, driver: null, licence_plate: 'SG 2' };
	const changed = await app.ask(vehicleCalls.update, { id, body });
	expect(changed).toMatchObject({
		id,
		band: { id: other, name: 'Other' },
		type: { slug: 'CAR' },
		driver: null,
		licence_plate: 'SG 2',
		version: 2,
	});
	expect(await app.ask(vehicleCalls.get, { id })).toEqual(changed);
	expect(await app.ask(bandCalls.get, { id: other })).toMatchObject({ vehicles: [{ id }] });
});

test('API-18 VEH-03 what a vehicle tows is connected, not connected or nothing said', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.vehicle(await make.band());
	const said: unknown[] = [];
	for (const subVehicleConnected of [true, false, null]) {
		const changed = await app.ask(vehicleCalls.update, { id, body: { subVehicle: 'Trailer', subVehicleConnected } });
		said.push(changed.subVehicleConnected);
	}
	expect(said).toEqual([true, false, null]);
	const error = await app.refused(vehicleCalls.update, 400, { id, body: { subVehicleConnected: 1 } });
	expect(Object.keys(error.fields ?? {})).toEqual(['subVehicleConnected']);
});

test('API-05 VEH-04 missing fields and references to missing rows are named by their fields', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const missing = await app.refused(vehicleCalls.create, 400, { body: {} });
	expect(missing.fields).toEqual({ name: 'Required', band: 'Required', type: 'Required' });
	const body = { name: 'Bus', band: { id: 901 }, type: { id: 'spaceship' } };
	const fields = { 'band.id': 'There is no band with id 901', 'type.id': 'There is no such vehicle type' };
	expect((await app.refused(vehicleCalls.create, 400, { body })).fields).toEqual(fields);
	const id = await make.vehicle(await make.band());
	expect((await app.refused(vehicleCalls.update, 400, { id, body })).fields).toEqual(fields);
	const shapeless = await app.refused(vehicleCalls.create, 400, { body: { name: 'Bus', band: {}, type: {} } });
	expect(shapeless.fields).toEqual({ 'band.id': 'Required', 'type.id': 'Required' });
	expect(await app.ask(vehicleCalls.list)).toMatchObject([{ id, version: 1 }]);
});

test('API-15 names and plates of vehicles may repeat', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	await make.vehicle(band, { name: 'Bus', licence_plate: 'SG 1' });
	await make.vehicle(band, { name: 'Bus', licence_plate: 'SG 1' });
	expect(await app.ask(vehicleCalls.list)).toHaveLength(2);
});

test('API-23 the vehicle types are seeded, each in a colour of its own', async () => {
	const { ask } = await testApp();
	const types: { id: string; slug: string; name: string; color: string }[] = await ask(vehicleCalls.types, {
		as: 'crew',
	});
	expect(types.map(({ slug, name }) => [slug, name])).toEqual([
		['NL', 'Nightliner'],
		['40T', '40 t trailer'],
		['18T', '18 t truck'],
		['7.5T', '7.5 t truck'],
		['SPR', 'Sprinter'],
		['VAN', 'Van'],
		['CAR', 'Car'],
		['TRL', 'Trailer'],
		['SHU', 'Shuttle'],
	]);
	expect(types.map((type) => Object.keys(type))).toEqual(types.map(() => ['id', 'slug', 'name', 'color']));
	const colors = types.map(({ color }) => color).filter((color) => /^#[0-9a-f]{6}$/.test(color));
	expect(new Set(colors).size).toBe(9);
});

test('RIGHTS vehicle:write neither lead nor crew adds, changes or removes a vehicle', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.vehicle(await make.band());
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(vehicleCalls.create, 403, { as, body: {} });
		await app.refused(vehicleCalls.update, 403, { as, id, body: { comment: 'mine' } });
		await app.refused(vehicleCalls.remove, 403, { as, id });
	}
	expect(await app.ask(vehicleCalls.get, { id })).toMatchObject({ comment: null, version: 1 });
});
