import { activityCalls, bandCalls, dashboardCalls, positionCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { NOW } from '../../testing/times.ts';

const { cancel, restore, start, end, update, get } = activityCalls;

async function oneOf(app: TestApp, fields: object = {}) {
	const make = makerOf(app);
	const bandId = await make.band();
	const vehicle = await make.vehicle(bandId);
	const positionId = await make.position();
	const id = await make.activity({ bandId, positionId, vehicleIds: [vehicle], ...fields });
	return { make, bandId, vehicle, positionId, id };
}

test('CXL-01 an activity is cancelled with a reason, and restored; both return it whole', async () => {
	const app = await testApp();
	const { id } = await oneOf(app);
	const before = await app.ask(get, { id });
	const cancelled = await app.ask(cancel, { as: 'lead', id, body: { reason: 'Thunder', version: 1 } });
	expect(cancelled).toEqual({ ...before, cancelled: NOW, cancel_reason: 'Thunder', version: 2 });
	expect(await app.ask(get, { as: 'crew', id })).toEqual(cancelled);
	expect(await app.ask(restore, { as: 'lead', id })).toEqual({ ...before, version: 3 });
	expect(await app.ask(cancel, { id })).toMatchObject({ cancelled: NOW, cancel_reason: null });
});

test('CXL-01 what is done is not cancelled, nothing twice, and only what is cancelled is restored', async () => {
	const app = await testApp();
	const { id } = await oneOf(app);
	await app.refused(restore, 409, { id });
	await app.ask(cancel, { id });
	await app.refused(cancel, 409, { id });
	await app.ask(restore, { id });
	await app.ask(end, { id });
	await app.refused(cancel, 409, { id });
	expect(await app.ask(get, { id })).toMatchObject({ cancelled: null, end: NOW, version: 4 });
});

test('CXL-02 what is cancelled is neither started nor done, by a tap or by a form', async () => {
	const app = await testApp();
	const { id } = await oneOf(app);
	await app.ask(cancel, { id });
	await app.refused(start, 409, { id });
	await app.refused(end, 409, { id });
	await app.refused(update, 409, { id, body: { start: NOW } });
	await app.refused(update, 409, { id, body: { end: NOW } });
	expect(await app.ask(update, { id, body: { info: 'Later' } })).toMatchObject({ cancelled: NOW, info: 'Later' });
});

test('CXL-01 API-12 API-10 a stale version, an unknown id, a long reason and a role without the right are refused', async () => {
	const app = await testApp();
	const { id } = await oneOf(app);
	await app.ask(update, { id, body: { info: 'Changed' } });
	for (const call of [cancel, restore]) {
		await app.refused(call, 404, { id: 4711 });
		await app.refused(call, 403, { as: 'crew', id });
		await app.refused(call, 400, { id, body: { version: 'one' } });
	}
	const stale = await app.refused(cancel, 409, { id, body: { version: 1 } });
	expect(stale.current).toMatchObject({ id, version: 2 });
	const long = await app.refused(cancel, 400, { id, body: { reason: 'x'.repeat(201) } });
	expect(long.fields).toHaveProperty('reason');
	expect(await app.ask(cancel, { id, body: { reason: '' } })).toMatchObject({ cancel_reason: null });
});

test('CXL-02 what is cancelled is no next activity, no show, not upcoming, and holds nobody anywhere', async () => {
	const app = await testApp();
	const { id, bandId, vehicle, positionId, make } = await oneOf(app);
	const show = await make.activity({ activityTypeId: 'show', bandId });
	await app.ask(start, { id });
	expect(await app.ask(positionCalls.get, { id: positionId })).toMatchObject({ vehicles: [{ id: vehicle }] });
	await app.ask(cancel, { id });
	await app.ask(cancel, { id: show });
	expect(await app.ask(positionCalls.get, { id: positionId })).toMatchObject({
		vehicles: [],
		activities: [{ id, cancelled: NOW }],
	});
	expect(await app.ask(vehicleCalls.get, { id: vehicle })).toMatchObject({
		current_position: null,
		position_status: 'unknown',
		next_activity: null,
		activities: [{ id }],
	});
	expect(await app.ask(bandCalls.get, { id: bandId })).toMatchObject({ show: null, next_activity: null });
	expect(await app.ask(dashboardCalls.loads)).toEqual([]);
	expect(await app.ask(dashboardCalls.vehicleTypes)).toEqual([]);
	await app.ask(restore, { id });
	expect(await app.ask(dashboardCalls.loads)).toMatchObject([{ id }]);
});

test('CXL-01 who cancelled and why stands in the history', async () => {
	const app = await testApp();
	const { id } = await oneOf(app);
	await app.ask(cancel, { as: 'lead', id, body: { reason: 'Thunder' } });
	const [latest] = await app.ask(activityCalls.history, { id });
	expect(latest).toMatchObject({
		actor: { name: 'lead' },
		changes: [
			{ field: 'cancelled', before: null, after: NOW },
			{ field: 'cancel_reason', before: null, after: 'Thunder' },
		],
	});
});
