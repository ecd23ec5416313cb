import { activityCalls, dashboardCalls, operationCalls } from '@crossload/contract';
import { setFestivalOffset } from '@crossload/domain';
import { expect, test } from 'vitest';
import { disagreements } from '../../console/check-data.ts';
import { makerOf } from '../../testing/festival.ts';
import { useFestivalOffset } from '../../testing/festival-offset.ts';
import { testApp } from '../../testing/test-app.ts';

const PLAN = { planned_start: '2026-08-22T23:30:00+01:00', planned_end: '2026-08-23T00:15:00Z' };

test('USE-05 WALL-02 the festival call returns its name and its offset', async () => {
	const app = await testApp();
	expect(await app.ask(operationCalls.festival, { as: 'crew' })).toEqual({ name: 'Test', offset: '+02:00' });
	useFestivalOffset('+05:45');
	expect(await app.ask(operationCalls.festival, { as: 'crew' })).toEqual({ name: 'Test', offset: '+05:45' });
});

test('USE-05 every response carries the offset, also to those who have not signed in', async () => {
	useFestivalOffset('+01:00');
	const app = await testApp();
	const responses = [
		await app.request(operationCalls.loginScreen, { as: null }),
		await app.request(activityCalls.list),
		await app.request(activityCalls.list, { as: null }),
	];
	expect(responses.map(({ headers }) => headers['crossload-utc-offset'])).toEqual(['+01:00', '+01:00', '+01:00']);
});

test('USE-05 API-04 times are returned with the festival’s offset, whichever they were sent with', async () => {
	useFestivalOffset('+05:45');
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.activity(PLAN);
	const started = { at: '2026-08-22T15:30:00Z' };
	const activity = await app.ask(activityCalls.start, { id, body: started });
	expect(activity).toMatchObject({
		planned_start: '2026-08-23T04:15:00+05:45',
		planned_end: '2026-08-23T06:00:00+05:45',
		start: '2026-08-22T21:15:00+05:45',
	});
	expect(await app.ask(activityCalls.list)).toEqual([activity]);
	const [created] = (await app.ask(activityCalls.history, { id })).toReversed();
	expect(created.changes).toContainEqual({
		field: 'planned_start',
		before: null,
		after: '2026-08-23T04:15:00+05:45',
	});
});

test('USE-05 when the setting changes everything that was stored is returned with the new offset', async () => {
	useFestivalOffset('+01:00');
	const app = await testApp();
	const make = makerOf(app);
	const vehicleIds = [await make.vehicle(await make.band())];
	const late = await make.activity({ ...PLAN, vehicleIds });
	const early = await make.activity({ ...PLAN, planned_start: '2026-08-22T22:29:00Z' });
	setFestivalOffset('-09:30');
	const other = await make.activity({ ...PLAN, planned_start: '2026-08-22T22:29:30Z' });
	const list: { id: number; planned_start: string }[] = await app.ask(activityCalls.list);
	expect(list.map(({ id, planned_start }) => [id, planned_start])).toEqual([
		[early, '2026-08-22T12:59:00-09:30'],
		[other, '2026-08-22T12:59:00-09:30'],
		[late, '2026-08-22T13:00:00-09:30'],
	]);
	const [created] = await app.ask(activityCalls.history, { id: late });
	expect(created.changes).toContainEqual({ field: 'planned_start', before: null, after: '2026-08-22T13:00:00-09:30' });
	const days: { day: string }[] = await app.ask(dashboardCalls.vehicleTypes);
	expect(days.map(({ day }) => day)).toEqual(['2026-08-22']);
	expect(await disagreements(app.database)).toEqual([]);
});

test('USE-05 the database keeps times of one offset, so that they sort as text whatever the setting was', async () => {
	useFestivalOffset('+05:45');
	const app = await testApp();
	await makerOf(app).activity(PLAN);
	const stored = await app.database.db.selectFrom('activity').select(['planned_start', 'planned_end']).execute();
	expect(stored).toEqual([{ planned_start: '2026-08-23T00:30:00+02:00', planned_end: '2026-08-23T02:15:00+02:00' }]);
});
