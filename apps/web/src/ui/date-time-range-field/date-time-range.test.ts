import { toDay, toLocalDateTime } from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import {
	type DateTimeRange,
	lengthOf,
	movedToDay,
	shifted,
	withEndClock,
	withEndDayMoved,
	withLength,
	withStartClock,
} from './date-time-range.ts';

const range = (from: string | null, to: string | null): DateTimeRange => ({
	from: from === null ? null : toLocalDateTime(`2026-08-${from}:00`),
	to: to === null ? null : toLocalDateTime(`2026-08-${to}:00`),
});
const evening = range('22 19:40', '22 20:10');
const overNight = range('22 23:30', '23 01:00');
const overDays = range('21 10:00', '23 12:00');
const nothing = range(null, null);

describe('ACT-12 planned time', () => {
	test('another day keeps times and length, over midnight too', () => {
		const inRange = { mode: 'range', clock: '12:00' } as const;
		expect(movedToDay(evening, toDay('2026-08-20'), inRange)).toEqual(range('20 19:40', '20 20:10'));
		expect(movedToDay(overNight, toDay('2026-08-20'), inRange)).toEqual(range('20 23:30', '21 01:00'));
		expect(movedToDay(nothing, toDay('2026-08-20'), inRange)).toEqual(range('20 12:00', '20 13:00'));
	});

	test('a point is one time', () => {
		const asPoint = { mode: 'point', clock: '12:00', day: toDay('2026-08-20') } as const;
		expect(movedToDay(range(null, '22 19:40'), toDay('2026-08-20'), asPoint)).toEqual(range(null, '20 19:40'));
		expect(withStartClock(nothing, '09:30', asPoint)).toEqual(range(null, '20 09:30'));
		expect(lengthOf(range(null, '22 19:40'))).toBeNull();
	});

	test('another start keeps the length', () => {
		const inRange = { mode: 'range', day: toDay('2026-08-20') } as const;
		expect(withStartClock(evening, '14:30', inRange)).toEqual(range('22 14:30', '22 15:00'));
		expect(withStartClock(nothing, '14:30', inRange)).toEqual(range('20 14:30', '20 15:30'));
	});

	test.each([
		['a later end', evening, '22:00', range('22 19:40', '22 22:00')],
		['an end past midnight', evening, '00:30', range('22 19:40', '23 00:30')],
		['an end typed digit by digit', range('22 19:40', '23 02:10'), '20:10', evening],
		['back before midnight', overNight, '23:55', range('22 23:30', '22 23:55')],
		['the end of days', overDays, '09:00', range('21 10:00', '23 09:00')],
		['no start yet', nothing, '20:00', range(null, '22 20:00')],
		['another end, still no start', range(null, '22 20:00'), '21:30', range(null, '22 21:30')],
	] as const)('%s', (...[, before, clock, after]) => {
		expect(withEndClock(before, clock, toDay('2026-08-22'))).toEqual(after);
	});

	test.each([
		['before it', '18:30', range('22 18:30', '22 20:00')],
		['at it', '20:00', range('22 20:00', '22 20:00')],
		['after it, so that it is the next day’s', '23:30', range('22 23:30', '23 20:00')],
	] as const)('an end that was chosen first stays when a start is chosen %s', (...[, clock, after]) => {
		expect(withStartClock(range(null, '22 20:00'), clock, { mode: 'range', day: toDay('2026-08-22') })).toEqual(after);
	});

	test('an end alone moves to another day, is shifted, and gets its start by a length', () => {
		const end = range(null, '22 20:00');
		expect(movedToDay(end, toDay('2026-08-23'), { mode: 'range', clock: '12:00' })).toEqual(range(null, '23 20:00'));
		expect(shifted(end, 15)).toEqual(range(null, '22 20:15'));
		expect(withLength(end, 45)).toEqual(range('22 19:15', '22 20:00'));
		expect(withEndDayMoved(end, 1)).toBe(end);
	});

	test('the end can stand on another day, never before the start', () => {
		expect(withEndDayMoved(evening, 1)).toEqual(range('22 19:40', '23 20:10'));
		expect(withEndDayMoved(evening, -1)).toBe(evening);
		expect(withEndDayMoved(overDays, -1)).toEqual(range('21 10:00', '22 12:00'));
	});

	test('length and shift', () => {
		expect(lengthOf(overNight)).toBe(90);
		expect(withLength(evening, 45)).toEqual(range('22 19:40', '22 20:25'));
		expect(shifted(overNight, 15)).toEqual(range('22 23:45', '23 01:15'));
		expect(shifted(range(null, '22 00:05'), -15)).toEqual(range(null, '21 23:50'));
	});
});
