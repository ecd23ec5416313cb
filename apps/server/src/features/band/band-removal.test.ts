import { activityCalls, bandCalls, stageCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { changesOf } from '../../db/change-log.store.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const CASCADE = { cascade: 'true' };

/** Nova with two vehicles, a show and a load-in; and a crossload of another band that takes one of them along. */
async function festival(app: TestApp) {
	const make = makerOf(app);
	const stage = await make.stage();
	const nova = await make.band({ name: 'Nova', stage });
	const other = await make.band({ name: 'Other', stage });
	const bus = await make.vehicle(nova, { name: 'Bus' });
	const truck = await make.vehicle(nova, { name: 'Truck' });
	const foreign = await make.vehicle(other, { name: 'Foreign' });
	const show = await make.activity({ activityTypeId: 'show', bandId: nova });
	const loadin = await make.activity({ bandId: nova, vehicleIds: [bus, foreign] });
	const crossload = await make.activity({ activityTypeId: 'crossload', bandId: other, vehicleIds: [truck, foreign] });
	return { nova, other, bus, truck, foreign, show, loadin, crossload };
}

/** The latest change of one entity in the change log. */
async function latestChange(app: TestApp, entity: 'activity' | 'band' | 'vehicle', id: number) {
	const [latest] = await changesOf(app.database.db, entity, id);
	return latest;
}

test('ADM-08 a band with vehicles and activities stays, and both are counted', async () => {
	const app = await testApp();
	const { nova } = await festival(app);
	for (const query of [{}, { cascade: 'false' }]) {
		const error = await app.refused(bandCalls.remove, 409, { id: nova, query });
		expect(error.message).toBe('The band Nova is in use by 2 vehicles and 2 activities.');
	}
	expect(await app.ask(bandCalls.list)).toHaveLength(2);
	expect(await app.ask(vehicleCalls.list)).toHaveLength(3);
	expect(await app.ask(activityCalls.list)).toHaveLength(3);
});

test('ADM-08 a band with one of them stays too', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band({ name: 'Nova' });
	const activity = await make.activity({ bandId: band });
	const one = await app.refused(bandCalls.remove, 409, { id: band });
	expect(one.message).toBe('The band Nova is in use by 1 activity.');
	await app.ask(activityCalls.remove, { id: activity });
	await make.vehicle(band);
	const other = await app.refused(bandCalls.remove, 409, { id: band });
	expect(other.message).toBe('The band Nova is in use by 1 vehicle.');
});

test('ADM-08 with cascade a band goes with its vehicles and activities, and with nothing else', async () => {
	const app = await testApp();
	const { nova, other, foreign, crossload } = await festival(app);
	const response = await app.request(bandCalls.remove, { id: nova, query: CASCADE });
	expect([response.statusCode, response.body]).toEqual([204, '']);
	expect(await app.ask(bandCalls.list)).toMatchObject([{ id: other, vehicles: [{ id: foreign }] }]);
	expect(await app.ask(vehicleCalls.list)).toMatchObject([{ id: foreign, activities: [{ id: crossload }] }]);
	expect(await app.ask(activityCalls.list)).toMatchObject([{ id: crossload }]);
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
	await app.refused(bandCalls.remove, 404, { id: nova, query: CASCADE });
});

test('ADM-08 vehicles of a band that goes leave the activities of others, which count it as a change', async () => {
	const app = await testApp();
	const { nova, truck, foreign, crossload } = await festival(app);
	await app.ask(bandCalls.remove, { id: nova, query: CASCADE });
	const left = await app.ask(activityCalls.get, { id: crossload });
	expect(left).toMatchObject({ vehicles: [{ id: foreign }], version: 2 });
	const [latest] = await app.ask(activityCalls.history, { id: crossload });
	expect(latest.changes).toEqual([{ field: 'vehicleIds', before: [truck, foreign], after: [foreign] }]);
});

test('ADM-08 everything that goes or changes with a band is logged under one revision', async () => {
	const app = await testApp();
	const { nova, bus, truck, show, loadin, crossload } = await festival(app);
	await app.ask(bandCalls.remove, { id: nova, query: CASCADE });
	const changes = [
		await latestChange(app, 'band', nova),
		await latestChange(app, 'vehicle', bus),
		await latestChange(app, 'vehicle', truck),
		await latestChange(app, 'activity', show),
		await latestChange(app, 'activity', loadin),
		await latestChange(app, 'activity', crossload),
	];
	const actions = changes.map((change) => change?.action);
	expect(actions).toEqual(['delete', 'delete', 'delete', 'delete', 'delete', 'update']);
	expect(new Set(changes.map((change) => change?.revision))).toEqual(new Set([changes[0]?.revision]));
	expect(changes.map((change) => change?.actor_name)).toEqual(changes.map(() => 'admin'));
	const logged = await app.database.db.selectFrom('change').select('entity').where('action', '=', 'delete').execute();
	expect(logged).toHaveLength(5);
	expect(JSON.parse(changes[1]?.before ?? '{}')).toMatchObject({ name: 'Bus', bandId: nova });
});

test('ADM-08 API-05 cascade is true or false', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	const error = await app.refused(bandCalls.remove, 400, { id, query: { cascade: 'yes' } });
	expect(error.fields).toHaveProperty('cascade');
	expect(await app.ask(bandCalls.list)).toHaveLength(1);
});

test('RIGHTS band:write neither lead nor crew removes a band', async () => {
	const app = await testApp();
	const { nova } = await festival(app);
	await app.refused(bandCalls.remove, 403, { as: 'lead', id: nova, query: CASCADE });
	await app.refused(bandCalls.remove, 403, { as: 'crew', id: nova, query: CASCADE });
	expect(await app.ask(bandCalls.list)).toHaveLength(2);
});
