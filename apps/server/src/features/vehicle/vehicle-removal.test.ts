import { activityCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { changesOf } from '../../db/change-log.store.ts';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('ADM-08 a vehicle with activities stays, and they are counted', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band(), { name: 'Bus' });
	const first = await make.activity({ vehicleIds: [bus] });
	await make.activity({ vehicleIds: [bus] });
	const two = await app.refused(vehicleCalls.remove, 409, { id: bus });
	expect(two.message).toBe('The vehicle Bus is in use by 2 activities.');
	await app.ask(activityCalls.remove, { id: first });
	const one = await app.refused(vehicleCalls.remove, 409, { id: bus, query: { cascade: 'false' } });
	expect(one.message).toBe('The vehicle Bus is in use by 1 activity.');
	expect(await app.ask(vehicleCalls.list)).toHaveLength(1);
});

test('ADM-08 with cascade a vehicle leaves its activities, which stay, and everything is one revision', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const bus = await make.vehicle(band, { name: 'Bus' });
	const truck = await make.vehicle(band, { name: 'Truck' });
	const alone = await make.activity({ vehicleIds: [bus] });
	const both = await make.activity({ vehicleIds: [truck, bus] });
	const untouched = await make.activity({ vehicleIds: [truck] });
	await app.ask(vehicleCalls.remove, { id: bus, query: { cascade: 'true' } });
	expect(await app.ask(activityCalls.list)).toMatchObject([
		{ id: alone, vehicles: [], version: 2 },
		{ id: both, vehicles: [{ id: truck }], version: 2 },
		{ id: untouched, vehicles: [{ id: truck }], version: 1 },
	]);
	expect(await app.ask(vehicleCalls.list)).toMatchObject([{ id: truck }]);
	const { db } = app.database;
	const [removed] = await changesOf(db, 'vehicle', bus);
	const [left] = await changesOf(db, 'activity', alone);
	const [leftToo] = await changesOf(db, 'activity', both);
	expect([removed?.action, left?.action, leftToo?.action]).toEqual(['delete', 'update', 'update']);
	expect([left?.revision, leftToo?.revision]).toEqual([removed?.revision, removed?.revision]);
	expect(JSON.parse(left?.after ?? '{}')).toMatchObject({ vehicleIds: [], version: 2 });
	expect(await changesOf(db, 'activity', untouched)).toHaveLength(1);
});

test('ADM-08 API-12 an activity that a vehicle has left refuses a change from before', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band());
	const id = await make.activity({ vehicleIds: [bus] });
	await app.ask(vehicleCalls.remove, { id: bus, query: { cascade: 'true' } });
	const error = await app.refused(activityCalls.update, 409, { id, body: { info: 'Rain', version: 1 } });
	expect(error.current).toMatchObject({ id, vehicles: [], version: 2 });
});
