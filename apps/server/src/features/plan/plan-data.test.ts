import {
	activityCalls,
	bandCalls,
	planCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('PLAN-01 a stage has a changeover and a curfew, and a PUT that names neither leaves both', async () => {
	const { ask } = await testApp();
	const stage = await ask(stageCalls.create, { body: { name: 'Plaza', changeover: 45, curfew: '00:30' } });
	expect(stage).toMatchObject({ changeover: 45, curfew: '00:30' });
	const { id } = stage;
	expect(await ask(stageCalls.update, { id, body: { name: 'Piazza' } })).toMatchObject({
		name: 'Piazza',
		changeover: 45,
		curfew: '00:30',
	});
	await ask(stageCalls.update, { id, body: { changeover: 0, curfew: null } });
	expect(await ask(stageCalls.list)).toMatchObject([{ name: 'Piazza', changeover: 0, curfew: null, version: 3 }]);
});

test.for([
	['changeover', -1],
	['changeover', 601],
	['changeover', 7.5],
	['changeover', '30'],
	['changeover', null],
	['curfew', '24:00'],
	['curfew', '7:30'],
	['curfew', '12:60'],
	['curfew', '23:30:00'],
	['curfew', ''],
	['curfew', 1410],
] as const)('PLAN-01 PLAN-05 a stage with %s %j is refused', async ([field, value]) => {
	const app = await testApp();
	const error = await app.refused(stageCalls.create, 400, { body: { name: 'Plaza', [field]: value } });
	expect(Object.keys(error.fields ?? {})).toEqual([field]);
	const id = await makerOf(app).stage();
	await app.refused(stageCalls.update, 400, { id, body: { [field]: value } });
});

test('PLAN-02 a position has a capacity and is the dock of a stage, whose name it shows', async () => {
	const app = await testApp();
	const stageId = await makerOf(app).stage({ name: 'Plaza', color: '#c9b6f2' });
	const body = { name: 'Dock', slug: 'dock', tag: 'SA', capacity: 3, stageId };
	const { id } = await app.ask(positionCalls.create, { body });
	const stage = { id: stageId, name: 'Plaza', color: '#c9b6f2' };
	for (const call of [positionCalls.list, positionCalls.listWithVehicles]) {
		expect(await app.ask(call)).toMatchObject([{ capacity: 3, stage }]);
	}
	await app.ask(positionCalls.update, { id, body: { name: 'Dock 1' } });
	expect(await app.ask(positionCalls.get, { id })).toMatchObject({ name: 'Dock 1', capacity: 3, stage });
	await app.ask(stageCalls.update, { id: stageId, body: { name: 'Piazza' } });
	expect(await app.ask(positionCalls.listWithVehicles)).toMatchObject([{ stage: { ...stage, name: 'Piazza' } }]);
	await app.ask(positionCalls.update, { id, body: { capacity: null, stageId: null } });
	expect(await app.ask(positionCalls.get, { id })).toMatchObject({ capacity: null, stage: null, version: 3 });
});

test.for([
	['capacity', 0],
	['capacity', 1001],
	['capacity', 1.5],
	['capacity', '3'],
	['stageId', 0],
	['stageId', 4711],
	['stageId', '1'],
] as const)('PLAN-02 a position with %s %j is refused', async ([field, value]) => {
	const app = await testApp();
	const body = { name: 'Dock', slug: 'dock', tag: 'SA', [field]: value };
	const error = await app.refused(positionCalls.create, 400, { body });
	expect(Object.keys(error.fields ?? {})).toEqual([field]);
	const id = await makerOf(app).position();
	await app.refused(positionCalls.update, 400, { id, body: { [field]: value } });
});

test('API-10 PLAN-02 an unknown stage is reported before an unknown position', async () => {
	const app = await testApp();
	await app.refused(positionCalls.update, 400, { id: 4711, body: { stageId: 4711 } });
	await app.refused(positionCalls.update, 404, { id: 4711, body: { capacity: 2 } });
});

test('PLAN-03 the turnaround is 10 minutes until an admin changes it', async () => {
	const app = await testApp();
	expect(await app.ask(planCalls.settings, { as: 'crew' })).toEqual({ turnaround: 10 });
	expect(await app.ask(planCalls.changeSettings, { body: { turnaround: 25 } })).toEqual({ turnaround: 25 });
	expect(await app.ask(planCalls.changeSettings, { body: {} })).toEqual({ turnaround: 25 });
	expect(await app.ask(planCalls.changeSettings, { body: { turnaround: 0 } })).toEqual({ turnaround: 0 });
	expect(await app.ask(planCalls.settings, { as: 'lead' })).toEqual({ turnaround: 0 });
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(planCalls.changeSettings, 403, { as, body: { turnaround: 5 } });
	}
	for (const turnaround of [-1, 241, 0.5, '10', null]) {
		const error = await app.refused(planCalls.changeSettings, 400, { body: { turnaround } });
		expect(Object.keys(error.fields ?? {})).toEqual(['turnaround']);
	}
});

test('PLAN-05 changed settings stand in the change log, once for each change', async () => {
	const app = await testApp();
	await app.ask(planCalls.changeSettings, { body: { turnaround: 25 } });
	await app.ask(planCalls.changeSettings, { body: {} });
	await app.ask(planCalls.changeSettings, { body: { turnaround: 5 } });
	const changes = await app.database.db
		.selectFrom('change')
		.select(['action', 'before', 'after'])
		.where('entity', '=', 'plan_settings')
		.orderBy('revision')
		.execute();
	expect(changes).toEqual([
		{ action: 'update', before: '{"turnaround":10}', after: '{"turnaround":25}' },
		{ action: 'update', before: '{"turnaround":25}', after: '{"turnaround":5}' },
	]);
});

test('PLAN-05 a stage that is a dock, or that a function is in charge of, is in use', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const [plaza, annex] = [await make.stage({ name: 'Plaza' }), await make.stage({ name: 'Annex' })];
	const dock = await make.position({ stageId: plaza });
	const fn = await make.teamFunction({ stageIds: [annex] });
	const docked = await app.refused(stageCalls.remove, 409, { id: plaza });
	expect(docked.message).toBe('The stage Plaza is in use by 1 position.');
	const charged = await app.refused(stageCalls.remove, 409, { id: annex });
	expect(charged.message).toBe('The stage Annex is in use by 1 function.');
	await app.ask(positionCalls.update, { id: dock, body: { stageId: null } });
	await app.ask(teamFunctionCalls.update, { id: fn, body: { stageIds: [] } });
	await app.ask(stageCalls.remove, { id: plaza });
	await app.ask(stageCalls.remove, { id: annex });
});

test('PLAN-16 a function has a channel, stages and types, which every role is shown', async () => {
	const app = await testApp();
	const stage = await makerOf(app).stage();
	const body = { name: 'Stage', radio: 'Ch 3', stageIds: [stage, stage], types: ['show', 'loadin'] };
	const { id } = await app.ask(teamFunctionCalls.create, { body });
	const visible = { radio: 'Ch 3', stageIds: [stage], types: ['show', 'loadin'] };
	expect(await app.ask(teamFunctionCalls.list, { as: 'crew' })).toMatchObject([visible]);
	await app.ask(teamFunctionCalls.update, { id, body: { name: 'Stages' } });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [] } });
	expect(await app.ask(teamFunctionCalls.list, { as: 'lead' })).toMatchObject([{ name: 'Stages', ...visible }]);
	const cleared = await app.ask(teamFunctionCalls.update, { id, body: { radio: '', stageIds: [], types: [] } });
	expect(cleared).toMatchObject({ radio: null, stageIds: [], types: [] });
});

test('PLAN-16 API-05 a channel that is too long, unknown stages and unknown types are refused, each by its name', async () => {
	const app = await testApp();
	const id = await makerOf(app).teamFunction();
	const body = { radio: 'x'.repeat(41) };
	expect((await app.refused(teamFunctionCalls.update, 400, { id, body })).fields).toHaveProperty('radio');
	const unknown = { stageIds: [4711], types: ['show', 'juggling'] };
	const error = await app.refused(teamFunctionCalls.update, 400, { id, body: unknown });
	expect(error.fields).toEqual({
		stageIds: 'There is no stage with id 4711',
		types: 'There is no activity type with id juggling',
	});
	await app.refused(teamFunctionCalls.update, 400, { id: 4711, body: unknown });
	await app.refused(teamFunctionCalls.create, 400, { body: { name: 'Stage', ...unknown } });
});

test('PLAN-04 CXL-01 every activity says that it is not cancelled, wherever it stands', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bandId = await make.band();
	const vehicle = await make.vehicle(bandId);
	const positionId = await make.position();
	await make.activity({ bandId, positionId, vehicleIds: [vehicle] });
	expect(await app.ask(activityCalls.list)).toMatchObject([{ cancelled: null, cancel_reason: null }]);
	expect(await app.ask(bandCalls.list)).toMatchObject([{ next_activity: { cancelled: null } }]);
	expect(await app.ask(vehicleCalls.list)).toMatchObject([{ next_activity: { cancelled: null } }]);
	expect(await app.ask(positionCalls.list)).toMatchObject([{ activities: [{ cancelled: null }] }]);
});
