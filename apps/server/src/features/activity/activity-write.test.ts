import { activityCalls, bandCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };

/** A band with its stage and two vehicles, and a position. */
async function festival(app: TestApp) {
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ name: 'Nova', stage });
	const vehicles = [await make.vehicle(band, { name: 'Bus' }), await make.vehicle(band, { name: 'Truck' })];
	return { stage, band, vehicles, position: await make.position({ name: 'Dock' }) };
}

test('ACT-18 API-02 the write payload of the specification makes a whole activity', async () => {
	const app = await testApp();
	const { stage, band, vehicles, position } = await festival(app);
	const response = await app.request(activityCalls.create, {
		as: 'lead',
		body: {
			activityTypeId: 'crossload',
			bandId: band,
			stageId: stage,
			positionId: position,
			planned_start: '2026-08-22T18:00+02:00',
			planned_end: '2026-08-22T19:00+02:00',
			start: null,
			end: null,
			info: 'Two runs',
			vehicleIds: vehicles,
		},
	});
	expect(response.statusCode).toBe(201);
	const made = response.json();
	expect(made).toMatchObject({
		activityType: { id: 'crossload', name: 'Crossload', timeMode: 'range' },
		band: { id: band, name: 'Nova' },
		stage: { id: stage, name: 'Plaza' },
		position: { id: position, name: 'Dock' },
		vehicles: vehicles.map((id) => ({ id })),
		...PLANNED,
		start: null,
		end: null,
		info: 'Two runs',
	});
	expect(await app.ask(activityCalls.get, { id: made.id })).toEqual(made);
});

test('ACT-18 API-02 the write payload of the specification changes a whole activity', async () => {
	const app = await testApp();
	const { stage, band, vehicles, position } = await festival(app);
	const id = await makerOf(app).activity();
	app.clock.now += 4 * HOUR;
	const payload = {
		activityTypeId: 'loadout',
		bandId: band,
		stageId: stage,
		positionId: position,
		planned_start: '2026-08-22T20:00+02:00',
		planned_end: '2026-08-22T21:00+02:00',
		start: '2026-08-22T20:01+02:00',
		end: '2026-08-22T20:55+02:00',
		info: 'Rain',
		vehicleIds: [vehicles[1]],
	};
	const changed = await app.ask(activityCalls.update, { as: 'lead', id, body: payload });
	expect(changed).toMatchObject({
		id,
		activityType: { id: 'loadout' },
		band: { id: band },
		stage: { id: stage },
		position: { id: position },
		vehicles: [{ id: vehicles[1] }],
		start: '2026-08-22T20:01:00+02:00',
		end: '2026-08-22T20:55:00+02:00',
		info: 'Rain',
	});
	expect(await app.ask(activityCalls.get, { id })).toEqual(changed);
});

test('API-12 null clears each reference and [] the vehicles', async () => {
	const app = await testApp();
	const { stage, band, vehicles, position } = await festival(app);
	const references = { bandId: band, stageId: stage, positionId: position, vehicleIds: vehicles };
	const id = await makerOf(app).activity(references);
	const put = (body: object) => app.ask(activityCalls.update, { id, body });
	expect(await put({ bandId: null })).toMatchObject({ band: null, stage: { id: stage }, position: { id: position } });
	expect(await put({ stageId: null })).toMatchObject({ stage: null, vehicles: [{}, {}] });
	expect(await put({ positionId: null })).toMatchObject({ position: null, vehicles: [{}, {}] });
	expect(await put({ vehicleIds: [] })).toMatchObject({ vehicles: [] });
	await app.refused(activityCalls.update, 400, { id, body: { vehicleIds: null } });
});

test('ACT-18 a vehicle that is named twice is taken once, in the order as sent', async () => {
	const app = await testApp();
	const { vehicles } = await festival(app);
	const [bus, truck] = vehicles;
	const id = await makerOf(app).activity({ vehicleIds: [truck, bus, truck, truck] });
	const made = await app.ask(activityCalls.get, { id });
	expect(made.vehicles).toMatchObject([{ id: truck }, { id: bus }]);
	const changed = await app.ask(activityCalls.update, { id, body: { vehicleIds: [bus, bus] } });
	expect(changed.vehicles).toMatchObject([{ id: bus }]);
});

test('API-05 REL-23 every reference to a missing row is named by its field, on POST and PUT, and nothing is stored', async () => {
	const app = await testApp();
	const { vehicles } = await festival(app);
	const missing = { bandId: 901, stageId: 902, positionId: 903, vehicleIds: [...vehicles, 904, 905] };
	const fields = {
		bandId: 'There is no band with id 901',
		stageId: 'There is no stage with id 902',
		positionId: 'There is no position with id 903',
		vehicleIds: 'There is no vehicle with id 904, 905',
	};
	const body = { activityTypeId: 'other', ...PLANNED, ...missing };
	expect((await app.refused(activityCalls.create, 400, { body })).fields).toEqual(fields);
	expect(await app.ask(activityCalls.list)).toEqual([]);
	const id = await makerOf(app).activity();
	expect((await app.refused(activityCalls.update, 400, { id, body: missing })).fields).toEqual(fields);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ band: null, version: 1 });
});

test('API-05 an unknown activity type is refused by its field', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	for (const activityTypeId of ['party', 'SHOW', ' show']) {
		const body = { activityTypeId, ...PLANNED };
		const post = await app.refused(activityCalls.create, 400, { body });
		const put = await app.refused(activityCalls.update, 400, { id, body });
		expect([post.fields, put.fields]).toEqual(
			Array.from({ length: 2 }, () => ({ activityTypeId: 'There is no such activity type' })),
		);
	}
	const missing = await app.refused(activityCalls.create, 400, { body: PLANNED });
	expect(missing.fields).toEqual({ activityTypeId: 'Required' });
});

test('API-05 REL-20 ids that nothing can have, and other types, are refused by their field', async () => {
	const app = await testApp();
	for (const id of [0, -1, 1.5, '1', 2_147_483_648, true, {}]) {
		const body = { activityTypeId: 'other', ...PLANNED, bandId: id, stageId: id, positionId: id, vehicleIds: [id] };
		const error = await app.refused(activityCalls.create, 400, { body });
		expect(Object.keys(error.fields ?? {}).sort()).toEqual(['bandId', 'positionId', 'stageId', 'vehicleIds.0']);
	}
});

test('ACT-11 RIGHTS lead plans and changes activities, crew does neither', async () => {
	const app = await testApp();
	const body = { activityTypeId: 'other', ...PLANNED };
	const { id } = await app.ask(activityCalls.create, { as: 'lead', body });
	await app.ask(activityCalls.update, { as: 'lead', id, body: { info: 'Rain' } });
	await app.refused(activityCalls.create, 403, { as: 'crew', body });
	await app.refused(activityCalls.update, 403, { as: 'crew', id, body: { info: 'Sun' } });
	expect(await app.ask(activityCalls.list, { as: 'crew' })).toMatchObject([{ info: 'Rain', version: 2 }]);
});

test('API-09 nothing that was acknowledged is missing afterwards, and its log has no gap', async () => {
	const app = await testApp();
	const band = await makerOf(app).band();
	const writes = Array.from({ length: 40 }, (_, number) =>
		app.request(activityCalls.create, {
			body: { activityTypeId: 'other', ...PLANNED, bandId: band, info: `Run ${number}` },
		}),
	);
	const responses = await Promise.all(writes);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 201));
	const acknowledged: { id: number }[] = responses.map((response) => response.json());
	const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
	expect(await app.ask(activityCalls.list)).toEqual(acknowledged.toSorted(byId));
	const { activities } = await app.ask(bandCalls.get, { id: band });
	expect(activities).toHaveLength(40);
	const log = await app.database.db.selectFrom('change').select(['revision', 'entity']).orderBy('revision').execute();
	const revisions = [...new Set(log.map(({ revision }) => revision))];
	expect(revisions).toEqual(revisions.map((_, index) => index + 1));
	expect(log.filter(({ entity }) => entity === 'activity')).toHaveLength(40);
});
