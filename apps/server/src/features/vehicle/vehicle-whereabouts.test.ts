import { activityCalls, bandCalls, positionCalls, vehicleCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { at, from } from '../../testing/times.ts';

/** A bus with a day before it: arrival at the gate, parking, load-in at the dock, departure from the gate. */
async function busDay(app: TestApp) {
	const make = makerOf(app);
	const band = await make.band({ name: 'Nova' });
	const bus = await make.vehicle(band, { name: 'Bus' });
	const gate = await make.position({ name: 'Gate' });
	const yard = await make.position({ name: 'Yard' });
	const dock = await make.position({ name: 'Dock' });
	const plan = (activityTypeId: string, positionId: number | null, times: object) =>
		make.activity({ activityTypeId, positionId, bandId: band, vehicleIds: [bus], ...times });
	return {
		bus,
		band,
		plan,
		arrival: await plan('arrival', gate, { planned_end: at('18:00') }),
		parking: await plan('parking', yard, from('18:15', '23:00')),
		loadin: await plan('loadin', dock, from('19:00', '20:00')),
		departure: await plan('departure', gate, { planned_end: at('23:30') }),
	};
}

/** Where a vehicle was, is and will be, in names. */
async function whereabouts(app: TestApp, id: number) {
	const vehicle = await app.ask(vehicleCalls.get, { id });
	const { current_position, next_position, previous_position, next_activity } = vehicle;
	return {
		was: previous_position?.name ?? null,
		is: current_position?.name ?? vehicle.position_status,
		next: next_position?.name ?? null,
		does: next_activity?.activityType.id ?? null,
	};
}

/** Which vehicles stand where, as in the overview of positions. */
async function security(app: TestApp): Promise<Record<string, string[]>> {
	const positions: { name: string; vehicles: { name: string }[] }[] = await app.ask(positionCalls.listWithVehicles);
	return Object.fromEntries(positions.map(({ name, vehicles }) => [name, vehicles.map((vehicle) => vehicle.name)]));
}

test('VEH-07 API-18 POS-02 a vehicle moves through its day as activities start and end', async () => {
	const app = await testApp();
	const { bus, arrival, parking, loadin, departure } = await busDay(app);
	const day: unknown[] = [];
	const note = async () => day.push([await whereabouts(app, bus), await security(app)]);
	const turn = async (call: typeof activityCalls.start | typeof activityCalls.end, id: number) => {
		app.clock.now += MINUTE;
		await app.ask(call, { as: 'lead', id });
		await note();
	};
	await note();
	await turn(activityCalls.end, arrival);
	await turn(activityCalls.start, parking);
	await turn(activityCalls.start, loadin);
	await turn(activityCalls.end, loadin);
	await turn(activityCalls.end, parking);
	await turn(activityCalls.end, departure);
	const [none, inYard, atDock] = [
		{ Dock: [], Gate: [], Yard: [] },
		{ Dock: [], Gate: [], Yard: ['Bus'] },
		{ Dock: ['Bus'], Gate: [], Yard: [] },
	];
	expect(day).toEqual([
		[{ was: null, is: 'unknown', next: 'Gate', does: 'arrival' }, none],
		[{ was: 'Gate', is: 'unknown', next: 'Dock', does: 'loadin' }, none],
		[{ was: 'Gate', is: 'Yard', next: 'Dock', does: 'loadin' }, inYard],
		[{ was: 'Gate', is: 'Dock', next: 'Gate', does: 'departure' }, atDock],
		[{ was: 'Dock', is: 'Yard', next: 'Gate', does: 'departure' }, inYard],
		[{ was: 'Yard', is: 'unknown', next: 'Gate', does: 'departure' }, none],
		[{ was: 'Yard', is: 'departed', next: null, does: null }, none],
	]);
});

test('VEH-07 of several running activities the latest started one with a position counts', async () => {
	const app = await testApp();
	const { bus, plan, parking, loadin } = await busDay(app);
	const nowhere = await plan('other', null, from('17:00', '18:00'));
	await app.ask(activityCalls.start, { id: loadin, body: { at: at('17:10') } });
	await app.ask(activityCalls.start, { id: parking, body: { at: at('17:05') } });
	await app.ask(activityCalls.start, { id: nowhere, body: { at: at('17:20') } });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'Dock' });
	await app.ask(activityCalls.end, { id: loadin });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'Yard', was: 'Dock' });
	await app.ask(activityCalls.end, { id: parking });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'unknown' });
});

test('VEH-07 a departure that is taken back brings the vehicle back', async () => {
	const app = await testApp();
	const { bus, parking, departure } = await busDay(app);
	await app.ask(activityCalls.start, { id: parking });
	await app.ask(activityCalls.end, { id: departure });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'departed' });
	await app.ask(activityCalls.update, { id: departure, body: { start: null, end: null } });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'Yard' });
	expect(await security(app)).toMatchObject({ Yard: ['Bus'] });
});

test('USE-07 POS-02 a departed vehicle that is taken in again stands where it is put', async () => {
	const app = await testApp();
	const { bus, band, arrival, departure, parking } = await busDay(app);
	await app.ask(activityCalls.end, { id: arrival });
	await app.ask(activityCalls.end, { id: departure });
	await app.ask(activityCalls.start, { id: parking });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'departed' });
	expect(await security(app)).toMatchObject({ Yard: [] });
	app.clock.now += MINUTE;
	const checkin = {
		activityTypeId: 'checkin',
		bandId: band,
		vehicleIds: [bus],
		positionId: null,
		planned_end: at('23:50'),
	};
	await app.ask(activityCalls.end, { id: (await app.ask(activityCalls.create, { body: checkin })).id });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'Yard' });
	expect(await security(app)).toMatchObject({ Yard: ['Bus'] });
});

test('VEH-07 an activity that moves elsewhere, or lets the vehicle go, moves the vehicle', async () => {
	const app = await testApp();
	const { bus, parking } = await busDay(app);
	await app.ask(activityCalls.start, { id: parking });
	const row = await makerOf(app).position({ name: 'Nightliner row' });
	await app.ask(activityCalls.update, { id: parking, body: { positionId: row } });
	expect(await security(app)).toMatchObject({ Yard: [], 'Nightliner row': ['Bus'] });
	await app.ask(activityCalls.update, { id: parking, body: { vehicleIds: [] } });
	expect(await security(app)).toMatchObject({ 'Nightliner row': [] });
	expect(await whereabouts(app, bus)).toMatchObject({ is: 'unknown' });
});

test('API-18 the list, the band and the vehicle itself show the same', async () => {
	const app = await testApp();
	const { bus, band, arrival, parking } = await busDay(app);
	await app.ask(activityCalls.end, { id: arrival });
	await app.ask(activityCalls.start, { id: parking });
	const { activities: _whole, ...alone } = await app.ask(vehicleCalls.get, { id: bus });
	const [listed] = await app.ask(vehicleCalls.list);
	const { vehicles } = await app.ask(bandCalls.get, { id: band });
	expect(alone).toMatchObject({ position_status: 'known', previous_position: { name: 'Gate' } });
	expect(listed).toMatchObject(alone);
	expect(vehicles).toEqual([listed]);
});

test('VEH-07 a vehicle follows its own activities, not those of its band', async () => {
	const app = await testApp();
	const { band, parking } = await busDay(app);
	const other = await makerOf(app).vehicle(band, { name: 'Car' });
	await app.ask(activityCalls.start, { id: parking });
	expect(await whereabouts(app, other)).toEqual({ was: null, is: 'unknown', next: null, does: null });
});
