import { activityCalls, dashboardCalls } from '@crossload/contract';
import { DAY } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import type { StoredTime } from './stored-time.ts';

const LENGTH = { planned_end: 'The end is more than 180 days after the start' };
const AWAY = 'This time is more than 180 days away from the plan and from now';

const parking = (planned_start: string, planned_end: string) => ({
	activityTypeId: 'parking',
	planned_start,
	planned_end,
});

test('REL-20 REL-23 a planned range with a wrong year is refused by its field, on POST and PUT', async () => {
	const app = await testApp();
	const typo = parking('1926-08-22T10:00:00+02:00', '2026-08-22T12:00:00+02:00');
	expect((await app.refused(activityCalls.create, 400, { body: typo })).fields).toEqual(LENGTH);
	const id = await makerOf(app).activity(parking('2026-08-22T10:00:00+02:00', '2026-08-22T12:00:00+02:00'));
	const later = { planned_end: '2062-08-22T12:00:00+02:00' };
	expect((await app.refused(activityCalls.update, 400, { id, body: later })).fields).toEqual(LENGTH);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ version: 1 });
});

test('API-16 a summer of parking, another year, and a point that is sent with any start are taken', async () => {
	const { ask } = await testApp();
	for (const body of [
		parking('2026-06-01T00:00:00+02:00', '2026-09-30T00:00:00+02:00'),
		parking('2031-08-01T00:00:00+02:00', '2031-08-02T00:00:00+02:00'),
		parking('1999-08-01T00:00:00+02:00', '1999-08-02T00:00:00+02:00'),
		{ ...parking('1900-08-22T10:00:00+02:00', '2026-08-22T10:00:00+02:00'), activityTypeId: 'arrival' },
	]) {
		expect(await ask(activityCalls.create, { body })).toMatchObject({ planned_end: body.planned_end });
	}
});

test('REL-20 a Start or Done of a device whose clock is far off is refused by its field, and nothing changes', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const body = { at: '1970-01-01T00:00:10Z' };
	for (const call of [activityCalls.start, activityCalls.end]) {
		expect((await app.refused(call, 400, { id, body })).fields).toEqual({ at: AWAY });
	}
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: null, end: null, version: 1 });
});

test('API-08 a report that comes weeks late, or of a plan years ago, is taken', async () => {
	const app = await testApp({ tokenHours: 24 * 31 });
	const make = makerOf(app);
	const late = await make.activity();
	app.clock.now += 30 * DAY;
	const at = '2026-08-22T18:05:00+02:00';
	expect(await app.ask(activityCalls.start, { id: late, body: { at } })).toMatchObject({ start: at });
	const old = await make.activity(parking('2019-08-22T10:00:00+02:00', '2019-08-22T12:00:00+02:00'));
	const then = '2019-08-22T10:05:00+02:00';
	expect(await app.ask(activityCalls.start, { id: old, body: { at: then } })).toMatchObject({ start: then });
	expect(await app.ask(activityCalls.end, { id: old })).toMatchObject({ start: then });
});

test('REL-20 actual times that are sent with the activity must be near its plan or now', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	for (const field of ['start', 'end']) {
		const body = { [field]: '1962-08-22T18:00:00+02:00' };
		expect((await app.refused(activityCalls.update, 400, { id, body })).fields).toEqual({ [field]: AWAY });
	}
});

test('API-12 REL-20 what was stored with such times can still be edited and looked at', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const vehicle = await make.vehicle(band);
	const id = await make.activity({ bandId: band, vehicleIds: [vehicle] });
	const stored = { planned_start: '1926-08-22T10:00:00+02:00', start: '1970-01-01T02:00:10+02:00' };
	const columns = { planned_start: stored.planned_start as StoredTime, start: stored.start as StoredTime };
	await app.database.db.updateTable('activity').set(columns).where('id', '=', id).execute();
	const whole = { ...stored, planned_end: '2026-08-22T19:00:00+02:00', info: 'Careful' };
	expect(await app.ask(activityCalls.update, { id, body: whole })).toMatchObject(whole);
	const toMinute = { ...whole, start: '1970-01-01T02:00:00+02:00' };
	expect(await app.ask(activityCalls.update, { id, body: toMinute })).toMatchObject(toMinute);
	expect(await app.ask(dashboardCalls.vehicleTypes)).toHaveLength(20_688);
});

const FUTURE = 'This time is in the future';
const clockTime = (time: string) => `2026-08-22T${time}+02:00`;

test('API-16 ACT-06 an actual time in the future is refused by its field, on POST and PUT', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.activity();
	for (const [field, time] of [
		['start', clockTime('17:31:01')],
		['end', clockTime('17:31:01')],
		['end', '2026-12-24T18:00:00+02:00'],
	] as const) {
		const error = await app.refused(activityCalls.update, 400, { id, body: { [field]: time } });
		expect(error.fields).toEqual({ [field]: FUTURE });
		const plan = { planned_start: clockTime('17:00:00'), planned_end: clockTime('18:00:00') };
		const body = { activityTypeId: 'loadin', ...plan, [field]: time };
		expect((await app.refused(activityCalls.create, 400, { body })).fields).toEqual({ [field]: FUTURE });
	}
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: null, end: null, version: 1 });
	const skewed = { start: clockTime('17:30:30'), end: clockTime('17:31:00') };
	expect(await app.ask(activityCalls.update, { id, body: skewed })).toMatchObject(skewed);
});

test('API-10 a faulty body is reported before an unknown id', async () => {
	const app = await testApp();
	const id = 987_654;
	const faulty: readonly (readonly [field: string, body: object])[] = [
		['start', { start: clockTime('18:30:00') }],
		['end', { start: clockTime('16:00:00'), end: clockTime('15:00:00') }],
		['planned_end', { planned_start: clockTime('16:00:00'), planned_end: clockTime('15:00:00') }],
		['start', { start: '1970-01-01T00:00:00Z' }],
		['activityTypeId', { activityTypeId: 'nothing' }],
		['bandId', { bandId: id }],
	];
	for (const [field, body] of faulty) {
		expect(Object.keys((await app.refused(activityCalls.update, 400, { id, body })).fields ?? {})).toEqual([field]);
	}
	await app.refused(activityCalls.update, 404, { id, body: { start: clockTime('16:00:00') } });
});

test('API-08 API-10 a faulty time of a start or an end is reported before an unknown id and before the state', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id });
	for (const known of [id, 987_654]) {
		for (const at of ['1970-01-01T00:00:00Z', clockTime('17:31:01')]) {
			for (const call of [activityCalls.start, activityCalls.end]) {
				const error = await app.refused(call, 400, { id: known, body: { at } });
				expect(Object.keys(error.fields ?? {})).toEqual(['at']);
			}
		}
	}
	await app.ask(activityCalls.end, { id });
	const before = await app.refused(activityCalls.end, 400, { id, body: { at: clockTime('16:00:00') } });
	expect(before.fields).toHaveProperty('at');
	await app.refused(activityCalls.end, 409, { id, body: { at: clockTime('17:30:30') } });
	await app.refused(activityCalls.start, 409, { id, body: { at: clockTime('17:00:00') } });
});
