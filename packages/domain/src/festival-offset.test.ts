import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { isOnDay } from './day-filter.ts';
import {
	calendarDayOf,
	calendarDayOfTime,
	compareTimes,
	cutToHour,
	DEFAULT_UTC_OFFSET,
	festivalDayOf,
	festivalOffset,
	festivalTimeOf,
	festivalTimeOfLocal,
	instantOf,
	localOf,
	parseUtcOffset,
	setFestivalOffset,
	startOfDay,
	toDay,
	toFestivalTime,
	toInstant,
} from './time.ts';

describe('the festival’s offset', () => {
	afterEach(() => setFestivalOffset(DEFAULT_UTC_OFFSET));
	const seconds = fc.integer({ min: 0, max: 4e9 }).map((second) => toInstant(second * 1000));
	const INSTANT = instantOf(toFestivalTime('2026-12-30T23:20:10Z'));

	test.each([
		['+00:00', '2026-12-30T23:20:10+00:00', '2026-12-30T23:00:00+00:00'],
		['+01:00', '2026-12-31T00:20:10+01:00', '2026-12-31T00:00:00+01:00'],
		['+05:45', '2026-12-31T05:05:10+05:45', '2026-12-31T05:00:00+05:45'],
		['+14:00', '2026-12-31T13:20:10+14:00', '2026-12-31T13:00:00+14:00'],
		['-09:30', '2026-12-30T13:50:10-09:30', '2026-12-30T13:00:00-09:30'],
		['-12:00', '2026-12-30T11:20:10-12:00', '2026-12-30T11:00:00-12:00'],
	])('USE-05 at %s times are written, cut to the hour and put on days by it', (offset, time, hour) => {
		setFestivalOffset(offset);
		expect(festivalOffset()).toBe(offset);
		expect(festivalTimeOf(INSTANT)).toBe(time);
		expect(festivalTimeOf(cutToHour(INSTANT))).toBe(hour);
		expect(calendarDayOf(INSTANT)).toBe(time.slice(0, 10));
		expect(festivalTimeOf(startOfDay(toDay(time.slice(0, 10))))).toBe(`${time.slice(0, 10)}T00:00:00${offset}`);
		expect(festivalTimeOfLocal(localOf(toFestivalTime(time)))).toBe(time);
	});

	test('USE-05 a time that was written with another offset is shown in the festival’s', () => {
		setFestivalOffset('+01:00');
		expect(localOf(toFestivalTime('2026-08-23T00:30:00+02:00'))).toBe('2026-08-22 23:30:00');
		expect(calendarDayOfTime(toFestivalTime('2026-08-23T00:30:00+02:00'))).toBe('2026-08-22');
		expect(
			compareTimes(toFestivalTime('2026-08-22T18:00:00+02:00'), toFestivalTime('2026-08-22T17:30:00+01:00')),
		).toBeLessThan(0);
	});

	test('USE-05 CHK-11 a festival day begins at 06:00 of the festival’s clock', () => {
		setFestivalOffset('+05:45');
		expect(festivalDayOf(instantOf(toFestivalTime('2026-08-22T05:59:59+05:45')))).toBe('2026-08-21');
		expect(festivalDayOf(instantOf(toFestivalTime('2026-08-22T06:00:00+05:45')))).toBe('2026-08-22');
	});

	test('USE-05 BAND-02 the day filter goes by the festival’s days', () => {
		setFestivalOffset('-09:30');
		expect(isOnDay('Friday', toFestivalTime('2026-08-22T09:00:00+02:00'))).toBe(true);
	});

	test('USE-05 an offset is ±HH:MM from −12:00 to +14:00, with one zero', () => {
		const read = ['+02:00', '-12:00', '+14:00', '+05:45', '-00:00'].map(parseUtcOffset);
		expect(read).toEqual(['+02:00', '-12:00', '+14:00', '+05:45', '+00:00']);
		const wrong = ['', 'Z', '+2', '02:00', '+02:60', '-12:01', '+14:01', '+0200', ' +02:00', '+02:00\n'];
		expect(wrong.filter((text) => parseUtcOffset(text) !== null)).toEqual([]);
		expect(() => setFestivalOffset('+2')).toThrow(RangeError);
		expect(() => setFestivalOffset('-00:00')).toThrow(RangeError);
	});

	test('USE-05 whatever the offset, what is written reads back as the same second, and sorts as text', () => {
		const offsets = fc.constantFrom('-12:00', '-09:30', '-03:30', '+00:00', '+01:00', '+05:45', '+12:45', '+14:00');
		fc.assert(
			fc.property(offsets, seconds, seconds, (offset, a, b) => {
				setFestivalOffset(offset);
				const [first, second] = [festivalTimeOf(a), festivalTimeOf(b)];
				expect(instantOf(first)).toBe(a);
				expect(Math.sign(compareTimes(first, second))).toBe(Math.sign(a - b));
			}),
		);
	});
});
