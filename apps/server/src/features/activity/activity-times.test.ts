import { activityCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';

/** One moment, written in many ways. */
const SPELLINGS = [
	'2026-08-22T17:30:00+02:00',
	'2026-08-22T17:30+02:00',
	'2026-08-22T15:30:00Z',
	'2026-08-22t15:30:00z',
	'2026-08-22T15:30Z',
	'2026-08-22T15:30:00.000Z',
	'2026-08-22T15:30:00,5Z',
	'2026-08-22T17:30:00+0200',
	'2026-08-22T17:30:00+02',
	'2026-08-22T15:30:00-00:00',
	'2026-08-22T10:30:00-05:00',
	'2026-08-23T03:30:00+12:00',
	'2026-08-22T21:00:00+05:30',
];

const NO_TIMES = [
	'2026-08-22T17:30:00',
	'2026-08-22 17:30:00',
	'2026-08-22',
	'17:30',
	'2026-02-30T17:30:00+02:00',
	'2026-13-01T17:30:00+02:00',
	'2026-08-22T24:30:00+02:00',
	'2026-08-22T17:60:00+02:00',
	'2026-08-22T17:30:00+99:00',
	'1899-12-31T17:30:00+02:00',
	'2101-01-01T17:30:00+02:00',
	'tomorrow',
	'',
	1_787_412_600,
	{},
];

test('API-04 every spelling of a time with an offset is taken, and returned as +02:00', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity({ planned_start: at('17:00'), planned_end: at('23:00') });
	const responses: string[] = [];
	for (const planned_start of SPELLINGS) {
		responses.push((await app.ask(activityCalls.update, { id, body: { planned_start } })).planned_start);
	}
	expect(responses).toEqual(SPELLINGS.map(() => '2026-08-22T17:30:00+02:00'));
});

test('API-04 REL-23 a time without an offset, or that is none, is refused by its field', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.activity();
	for (const time of NO_TIMES) {
		for (const field of ['planned_start', 'planned_end', 'start', 'end']) {
			const error = await app.refused(activityCalls.update, 400, { id, body: { [field]: time } });
			expect(Object.keys(error.fields ?? {})).toEqual([field]);
		}
	}
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ version: 1 });
});

test('API-04 a time is returned in festival time across midnight and winter', async () => {
	const { ask } = await testApp();
	const body = {
		activityTypeId: 'other',
		planned_start: '2026-12-31T22:30:00Z',
		planned_end: '2026-12-31T23:30:00Z',
	};
	expect(await ask(activityCalls.create, { body })).toMatchObject({
		planned_start: '2027-01-01T00:30:00+02:00',
		planned_end: '2027-01-01T01:30:00+02:00',
	});
});

test('API-16 planned times are cut to the minute, what happened keeps its seconds', async () => {
	const { ask } = await testApp();
	const sent = {
		planned_start: '2026-08-22T14:00:59+02:00',
		planned_end: '2026-08-22T15:00:59.999+02:00',
		start: '2026-08-22T14:02:10.900+02:00',
		end: '2026-08-22T14:58:59+02:00',
	};
	const kept = {
		planned_start: at('14:00'),
		planned_end: at('15:00'),
		start: '2026-08-22T14:02:10+02:00',
		end: '2026-08-22T14:58:59+02:00',
	};
	const made = await ask(activityCalls.create, { body: { activityTypeId: 'other', ...sent } });
	expect(made).toMatchObject(kept);
	const other = await ask(activityCalls.create, {
		body: { activityTypeId: 'other', planned_start: at('01:00'), planned_end: at('02:00') },
	});
	expect(await ask(activityCalls.update, { id: other.id, body: sent })).toMatchObject(kept);
});

test('API-16 an end before the start is refused by its field, planned and actual, on POST and PUT', async () => {
	const app = await testApp();
	const { ask, refused } = app;
	const range = { activityTypeId: 'other', planned_start: at('14:00'), planned_end: at('15:00') };
	const planned = await refused(activityCalls.create, 400, { body: { ...range, planned_end: at('13:59') } });
	expect(planned.fields).toEqual({ planned_end: 'The end is before the start' });
	const actual = await refused(activityCalls.create, 400, { body: { ...range, start: at('14:10'), end: at('14:09') } });
	expect(actual.fields).toEqual({ end: 'The end is before the start' });
	const { id } = await ask(activityCalls.create, { body: { ...range, start: at('14:10') } });
	const later = await refused(activityCalls.update, 400, { id, body: { planned_start: at('15:01') } });
	expect(later.fields).toEqual({ planned_end: 'The end is before the start' });
	const earlier = await refused(activityCalls.update, 400, { id, body: { end: at('14:00') } });
	expect(earlier.fields).toEqual({ end: 'The end is before the start' });
	const moment = { planned_start: at('15:00'), end: at('14:10') };
	expect(await ask(activityCalls.update, { id, body: moment })).toMatchObject(moment);
});

test('ACT-16 a range needs both planned ends, a point its one time', async () => {
	const { refused } = await testApp();
	const missing = async (body: object) => (await refused(activityCalls.create, 400, { body })).fields;
	expect(await missing({ activityTypeId: 'show' })).toEqual({ planned_start: 'Planned time is required' });
	expect(await missing({ activityTypeId: 'show', planned_start: at('14:00') })).toEqual({
		planned_end: 'Planned time is required',
	});
	expect(await missing({ activityTypeId: 'show', planned_end: at('14:00') })).toEqual({
		planned_start: 'Planned time is required',
	});
	expect(await missing({ activityTypeId: 'arrival' })).toEqual({ planned_end: 'Planned time is required' });
	expect(await missing({ activityTypeId: 'arrival', planned_start: null, planned_end: null })).toEqual({
		planned_end: 'Planned time is required',
	});
});

test('API-16 a point keeps its time in planned_end, however it is sent', async () => {
	const { ask } = await testApp();
	const post = (times: object) => ask(activityCalls.create, { body: { activityTypeId: 'arrival', ...times } });
	const point = { planned_start: null, planned_end: at('14:00') };
	expect(await post({ planned_end: at('14:00') })).toMatchObject(point);
	expect(await post({ planned_start: at('14:00') })).toMatchObject(point);
	expect(await post({ planned_start: at('14:00'), planned_end: null })).toMatchObject(point);
	expect(await post({ planned_start: null, planned_end: at('14:00') })).toMatchObject(point);
	expect(await post({ planned_start: at('13:00'), planned_end: at('14:00') })).toMatchObject(point);
	expect(await post({ planned_start: at('15:00'), planned_end: at('14:00') })).toMatchObject(point);
});

test('API-16 a point that is changed keeps its time in planned_end, however it is sent', async () => {
	const { ask } = await testApp();
	const { id } = await ask(activityCalls.create, { body: { activityTypeId: 'arrival', planned_end: at('14:00') } });
	const put = (body: object) => ask(activityCalls.update, { id, body });
	const point = (time: string) => ({ planned_start: null, planned_end: at(time) });
	expect(await put({ planned_start: at('15:00') })).toMatchObject(point('15:00'));
	expect(await put({ planned_end: at('16:00') })).toMatchObject(point('16:00'));
	expect(await put({ planned_start: at('17:00'), planned_end: null })).toMatchObject(point('17:00'));
	expect(await put({ planned_start: at('17:00'), planned_end: at('18:00') })).toMatchObject(point('18:00'));
	expect(await put({ planned_start: null })).toMatchObject(point('18:00'));
	expect(await put({ info: 'Gate 2' })).toMatchObject(point('18:00'));
	expect(await put({ activityTypeId: 'departure' })).toMatchObject(point('18:00'));
});

test('API-16 ACT-12 a range that becomes a point takes its end, a point that becomes a range the full hour', async () => {
	const { ask } = await testApp();
	const { id } = await ask(activityCalls.create, {
		body: { activityTypeId: 'loadin', planned_start: at('14:15'), planned_end: at('16:45') },
	});
	const put = (body: object) => ask(activityCalls.update, { id, body });
	expect(await put({ activityTypeId: 'checkin' })).toMatchObject({ planned_start: null, planned_end: at('16:45') });
	const hour = { planned_start: at('16:00'), planned_end: at('17:00') };
	expect(await put({ activityTypeId: 'parking' })).toMatchObject(hour);
	expect(await put({ activityTypeId: 'loadout' })).toMatchObject(hour);
	expect(await put({ activityTypeId: 'arrival', planned_start: at('18:20') })).toMatchObject({
		planned_start: null,
		planned_end: at('18:20'),
	});
	const range = { planned_start: at('10:00'), planned_end: at('11:30') };
	expect(await put({ activityTypeId: 'show', ...range })).toMatchObject(range);
});
