import { instantOf, later, toDay, toFestivalTime } from '@crossload/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
	DASH,
	formatDate,
	formatDistance,
	formatDuration,
	formatFullPlan,
	formatLongWeekday,
	formatNear,
	formatPlan,
	formatPlans,
	formatTime,
	formatTiming,
	formatTimingBriefly,
	formatWeekday,
	needDates,
	planParts,
} from './format.ts';

const at = (text: string) => toFestivalTime(`${text}:00+02:00`);
const plan = (start: string | null, end: string | null) => ({
	planned_start: start === null ? null : at(start),
	planned_end: end === null ? null : at(end),
});
const saturday = instantOf(at('2026-08-22T17:30'));

afterEach(() => vi.unstubAllEnvs());

describe.each([
	['Europe/Zurich', 17],
	['America/New_York', 11],
	['Asia/Kathmandu', 21],
])('SHELL-05 on a device in %s', (zone, deviceHour) => {
	test('times are festival time', () => {
		vi.stubEnv('TZ', zone);
		expect(new Date(saturday).getHours()).toBe(deviceHour);
		expect(formatTime(at('2026-08-22T17:10'))).toBe('17:10');
		expect(formatDate(at('2026-08-22T00:10'))).toBe('22.08.2026');
		expect(formatPlan(plan('2026-08-22T00:10', '2026-08-22T00:40'), saturday)).toBe('00:10–00:40');
		expect(formatFullPlan(plan('2026-08-22T17:10', '2026-08-22T17:40'))).toBe('Sa 22.08.2026, 17:10–17:40');
		expect(formatNear(at('2026-08-21T23:50'), saturday)).toBe('Fr 23:50');
	});
});

test.each([
	['today', plan('2026-08-22T14:00', '2026-08-22T15:30'), '14:00–15:30'],
	['another day', plan('2026-08-23T14:00', '2026-08-23T15:30'), 'So 14:00–15:30'],
	['six days ago', plan('2026-08-16T14:00', null), 'So 14:00'],
	['a week ago', plan('2026-08-15T14:00', '2026-08-15T15:30'), '15.08. 14:00–15:30'],
	['a year ago', plan('2025-08-23T14:00', '2025-08-23T15:30'), '23.08.2025 14:00–15:30'],
	['in six days', plan('2026-08-28T14:00', null), 'Fr 14:00'],
	['in a week', plan('2026-08-29T14:00', '2026-08-29T15:30'), '29.08. 14:00–15:30'],
	['in a year', plan('2027-08-21T14:00', '2027-08-21T15:30'), '21.08.2027 14:00–15:30'],
	['over midnight', plan('2026-08-22T23:15', '2026-08-23T00:45'), '23:15–00:45'],
	['over days', plan('2026-08-22T14:00', '2026-08-24T12:00'), '14:00–Mo 12:00'],
	['over a week', plan('2026-08-22T14:00', '2026-08-29T12:00'), '14:00–29.08. 12:00'],
	['over new year', plan('2026-08-22T14:00', '2027-08-23T12:00'), '14:00–23.08.2027 12:00'],
	['a point', plan(null, '2026-08-22T16:30'), '16:30'],
	['no length', plan('2026-08-22T16:30', '2026-08-22T16:30'), '16:30'],
	['a start alone', plan('2026-08-22T16:30', null), '16:30'],
	['nothing', plan(null, null), DASH],
])('USE-03 a planned time: %s', (_case, planned, text) => {
	expect(formatPlan(planned, saturday)).toBe(text);
});

test.each([
	['a day on', ['2026-08-20T14:00', '2026-08-21T14:00'], ['Do 14:00', 'Fr 14:00']],
	['the same day', ['2026-08-20T14:00', '2026-08-20T15:00'], ['Do 14:00', 'Do 15:00']],
	['a week on', ['2026-08-20T14:00', '2026-08-27T15:00'], ['20.08. 14:00', '27.08. 15:00']],
	['a year on', ['2026-08-20T14:00', '2027-08-19T14:00'], ['Do 14:00', '19.08.2027 14:00']],
	['from today', ['2026-08-22T14:00', '2026-08-23T14:00'], ['14:00', 'So 14:00']],
	['from nothing', [null, '2026-08-23T14:00'], [DASH, 'So 14:00']],
] as const)('PLAN-14 old and new of a planned time, %s, can be told apart', (_case, [was, willBe], texts) => {
	expect(formatPlans(plan(was, null), plan(willBe, null), saturday)).toEqual(texts);
});

test('PLAN-14 what reads alike beside each other has its date, today too', () => {
	expect(needDates(at('2026-08-20T14:00'), at('2026-08-27T15:00'), saturday)).toBe(true);
	expect(needDates(at('2026-08-22T14:00'), at('2026-08-22T15:00'), saturday)).toBe(false);
	expect(formatNear(at('2026-08-22T14:00'), saturday, { isDated: true })).toBe('22.08. 14:00');
});

test('the day stands apart so that it can be quieter', () => {
	expect(planParts(plan(null, '2026-08-23T01:30'), saturday)).toEqual({ day: 'So', times: '01:30' });
	expect(planParts(plan(null, null), saturday)).toEqual({ day: null, times: DASH });
});

test.each([
	[plan('2026-08-22T23:15', '2026-08-23T00:45'), 'Sa 22.08.2026, 23:15–00:45'],
	[plan('2026-08-22T14:00', '2026-08-23T14:00'), 'Sa 22.08.2026, 14:00 – So 23.08.2026, 14:00'],
	[plan(null, '2026-08-23T01:30'), 'So 23.08.2026, 01:30'],
	[plan(null, null), DASH],
])('a planned time in full: %o', (planned, text) => {
	expect(formatFullPlan(planned)).toBe(text);
});

test.each([
	[0, '0 min'],
	[45, '45 min'],
	[60, '1 h'],
	[95, '1 h 35'],
	[240, '4 h'],
	[48 * 60, '2 d'],
	[76 * 60 + 20, '3 d 4 h'],
	[-3, '0 min'],
])('%i minutes are %s', (minutes, text) => {
	expect(formatDuration(minutes)).toBe(text);
});

test.each([
	[{ kind: 'in', minutes: 12 }, 'in 12 min'],
	[{ kind: 'late', minutes: 8 }, '8 min late'],
	[{ kind: 'over', minutes: 15 }, '15 min over'],
	[{ kind: 'in', minutes: 0 }, 'due now'],
	[{ kind: 'since', time: at('2026-08-22T14:02') }, 'since 14:02'],
	[{ kind: 'since', time: at('2026-08-21T14:02') }, 'since Fr 14:02'],
	[{ kind: 'late since', time: at('2026-08-21T14:25') }, 'late since Fr 14:25'],
	[{ kind: 'late since', time: at('2026-08-14T14:25') }, 'late since 14.08. 14:25'],
	[{ kind: 'late since', time: at('2023-08-12T20:45') }, 'late since 12.08.2023'],
	[{ kind: 'since', time: at('2026-08-29T14:25') }, 'since 29.08. 14:25'],
	[{ kind: 'ended', time: at('2026-08-22T16:22') }, 'ended 16:22'],
	[{ kind: 'at', time: at('2026-08-22T16:24') }, 'at 16:24'],
] as const)('timing %o reads %s', (timing, text) => {
	expect(formatTiming(timing, saturday)).toBe(text);
});

test.each([
	[{ kind: 'late', minutes: 8 }, '+8'],
	[{ kind: 'over', minutes: 95 }, '+95'],
	[{ kind: 'late', minutes: 0 }, 'due now'],
	[{ kind: 'in', minutes: 12 }, 'in 12 min'],
	[{ kind: 'since', time: at('2026-08-22T14:02') }, '14:02'],
	[{ kind: 'late since', time: at('2026-08-21T14:25') }, 'Fr 14:25'],
] as const)('BRD-03 timing %o is briefly %s', (timing, text) => {
	expect(formatTimingBriefly(timing, saturday)).toBe(text);
});

test.each([
	['17:31', 'starts in 1 min'],
	['19:05', 'starts in 1 h 35'],
	['17:30', 'starts in 0 min'],
	['17:28', '2 min ago'],
])('half a minute past 17:30 a time of %s %s', (time, text) => {
	expect(formatDistance(instantOf(at(`2026-08-22T${time}`)), later(saturday, 30_000))).toBe(text);
});

test('weekdays', () => {
	expect([toDay('2026-08-17'), toDay('2026-08-23')].map(formatWeekday)).toEqual(['Mo', 'So']);
	expect(formatLongWeekday(toDay('2026-08-22'))).toBe('Saturday');
});
