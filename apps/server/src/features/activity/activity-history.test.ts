import { activityCalls, userCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };

test('RIGHTS history:read the history shows who changed what and when, latest first', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const position = await make.position();
	const id = await make.activity();
	app.clock.now += 60_000;
	await app.ask(activityCalls.update, { as: 'lead', id, body: { positionId: position, info: 'Forklift' } });
	app.clock.now += 60_000;
	await app.ask(activityCalls.start, { as: 'lead', id });
	const history = await app.ask(activityCalls.history, { as: 'lead', id });
	const admin = { id: expect.any(Number), name: 'admin' };
	const lead = { id: expect.any(Number), name: 'lead' };
	expect(history).toMatchObject([
		{
			at: '2026-08-22T17:32:00+02:00',
			actor: lead,
			action: 'update',
			changes: [{ field: 'start', before: null, after: '2026-08-22T17:32:00+02:00' }],
		},
		{
			at: '2026-08-22T17:31:00+02:00',
			actor: lead,
			action: 'update',
			changes: [
				{ field: 'positionId', before: null, after: position },
				{ field: 'info', before: null, after: 'Forklift' },
			],
		},
		{ at: '2026-08-22T17:30:00+02:00', actor: admin, action: 'create' },
	]);
	const revisions: number[] = history.map(({ revision }: { revision: number }) => revision);
	expect(revisions).toEqual(revisions.toSorted((a, b) => b - a));
});

test('RIGHTS history:read the first entry shows what the activity was made with', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity({ info: 'Forklift' });
	const [created] = await app.ask(activityCalls.history, { id });
	const changes = new Map(created.changes.map(({ field, after }: { field: string; after: unknown }) => [field, after]));
	expect(Object.fromEntries(changes)).toMatchObject({ activityTypeId: 'loadin', ...PLANNED, info: 'Forklift' });
	expect(changes.has('version')).toBe(false);
});

test('RIGHTS history:read crew may not read the history', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.refused(activityCalls.history, 403, { as: 'crew', id });
	await app.refused(activityCalls.history, 403, { as: 'crew', id: 999 });
});

test('API-05 the history of a removed activity is gone with it', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.remove, { id });
	await app.refused(activityCalls.history, 404, { id });
});

test('API-07 a refused write leaves no trace in the history', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id });
	await app.refused(activityCalls.start, 409, { id });
	await app.refused(activityCalls.update, 400, { id, body: { bandId: 999 } });
	await app.refused(activityCalls.update, 409, { id, body: { info: 'Rain', version: 1 } });
	expect(await app.ask(activityCalls.history, { id })).toHaveLength(2);
});

test('RIGHTS history:read someone who was removed still stands in the history by name', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { as: 'lead', id });
	const { data } = await app.ask(userCalls.list);
	const lead = data.find(({ name }: { name: string }) => name === 'lead');
	await app.ask(userCalls.remove, { id: lead.id });
	const [started] = await app.ask(activityCalls.history, { id });
	expect(started.actor).toEqual({ id: lead.id, name: 'lead' });
});

test('ADM-08 a vehicle that goes shows in the history of the activities that it leaves', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const bus = await make.vehicle(band);
	const truck = await make.vehicle(band);
	const id = await make.activity({ vehicleIds: [bus, truck] });
	await app.ask(vehicleCalls.remove, { id: bus, query: { cascade: 'true' } });
	const [latest] = await app.ask(activityCalls.history, { id });
	expect(latest).toMatchObject({
		actor: { name: 'admin' },
		action: 'update',
		changes: [{ field: 'vehicleIds', before: [bus, truck], after: [truck] }],
	});
});
