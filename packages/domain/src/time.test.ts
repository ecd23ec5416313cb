import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	addDays,
	calendarDayOf,
	calendarDayOfTime,
	compareTimes,
	cutToHour,
	cutToMinute,
	type FestivalTime,
	festivalDayOf,
	festivalTimeOf,
	festivalTimeOfLocal,
	HOUR,
	instantOf,
	type LocalDateTime,
	later,
	localOf,
	MINUTE,
	minutesBetween,
	minutesUntil,
	parseInstant,
	startOfDay,
	toDay,
	toFestivalTime,
	toInstant,
	weekdayOf,
} from './time.ts';

const utc = (text: string) => {
	const instant = toInstant(Date.parse(text));
	if (!text.endsWith('Z') || Number.isNaN(instant)) throw new RangeError(`Not UTC: ${text}`);
	return instant;
};

const FIRST_INSTANT = utc('1899-12-31T22:00:00.000Z');
const LAST_INSTANT = utc('2100-12-31T21:59:59.999Z');
const instants = fc.integer({ min: FIRST_INSTANT, max: LAST_INSTANT }).map(toInstant);
const wholeSeconds = instants.map((instant) => toInstant(Math.floor(instant / 1000) * 1000));

describe('parseInstant', () => {
	test.each([
		['festival form', '2026-08-08T17:30:00+02:00', '2026-08-08T15:30:00.000Z'],
		['no seconds', '2026-08-08T17:30+02:00', '2026-08-08T15:30:00.000Z'],
		['UTC', '2026-08-08T15:30:00Z', '2026-08-08T15:30:00.000Z'],
		['UTC without seconds', '2026-08-08T15:30Z', '2026-08-08T15:30:00.000Z'],
		['small letters', '2026-08-08t15:30:00z', '2026-08-08T15:30:00.000Z'],
		['offset without colon', '2026-08-08T17:30:00+0200', '2026-08-08T15:30:00.000Z'],
		['offset of hours alone', '2026-08-08T17:30:00+02', '2026-08-08T15:30:00.000Z'],
		['negative offset of hours alone', '2026-08-08T10:30-05', '2026-08-08T15:30:00.000Z'],
		['offset of quarter hours', '2026-08-08T21:15:00+05:45', '2026-08-08T15:30:00.000Z'],
		['negative offset over midnight', '2026-08-07T23:30:00-09:30', '2026-08-08T09:00:00.000Z'],
		['widest offset east', '2026-08-09T05:30:00+14:00', '2026-08-08T15:30:00.000Z'],
		['minus zero', '2026-08-08T15:30:00-00:00', '2026-08-08T15:30:00.000Z'],
		['milliseconds', '2026-08-08T15:30:15.123Z', '2026-08-08T15:30:15.123Z'],
		['tenths', '2026-08-08T15:30:15.5Z', '2026-08-08T15:30:15.500Z'],
		['a comma before the fraction', '2026-08-08T17:30:15,25+02:00', '2026-08-08T15:30:15.250Z'],
		['nanoseconds, cut off', '2026-08-08T15:30:15.123999999Z', '2026-08-08T15:30:15.123Z'],
		['fourteen digits of a second', '2026-08-08T15:30:15.12345678901234Z', '2026-08-08T15:30:15.123Z'],
		['no separators', '20260808T173000+0200', '2026-08-08T15:30:00.000Z'],
		['no separators and no seconds', '20260808T1530Z', '2026-08-08T15:30:00.000Z'],
		['no separators, with a fraction', '20260808T153015.25Z', '2026-08-08T15:30:15.250Z'],
		['no separators in the day alone', '20260808T17:30+02:00', '2026-08-08T15:30:00.000Z'],
		['leap day', '2024-02-29T12:00:00+02:00', '2024-02-29T10:00:00.000Z'],
		['leap day of a century', '2000-02-29T12:00:00+02:00', '2000-02-29T10:00:00.000Z'],
		['last second of a day', '2026-08-08T23:59:59+02:00', '2026-08-08T21:59:59.000Z'],
		['first moment of 1900', '1900-01-01T00:00:00+02:00', '1899-12-31T22:00:00.000Z'],
		['first moment of 1900, written in UTC', '1899-12-31T22:00:00Z', '1899-12-31T22:00:00.000Z'],
		['last second of 2100', '2100-12-31T23:59:59+02:00', '2100-12-31T21:59:59.000Z'],
		['last second of 2100, written further east', '2101-01-01T11:59:59+14:00', '2100-12-31T21:59:59.000Z'],
	])('API-04 reads %s: %s', (_spelling, text, expected) => {
		expect(parseInstant(text)).toBe(utc(expected));
	});

	test.each([
		['nothing', ''],
		['a word', 'tomorrow'],
		['no offset', '2026-08-08T17:30:00'],
		['no offset, without separators', '20260808T173000'],
		['half the separators', '2026-0808T17:30:00+02:00'],
		['the other half', '2026-08-08T17:3000+02:00'],
		['no offset, with a blank', '2026-08-08 17:30:00'],
		['a blank instead of T', '2026-08-08 17:30:00+02:00'],
		['a day alone', '2026-08-08'],
		['a day with offset', '2026-08-08+02:00'],
		['no minutes', '2026-08-08T17+02:00'],
		['one-digit hour', '2026-08-08T7:30+02:00'],
		['one-digit month', '2026-8-08T17:30+02:00'],
		['two-digit year', '26-08-08T17:30+02:00'],
		['six-digit year', '+002026-08-08T17:30Z'],
		['German order', '08.08.2026T17:30+02:00'],
		['text before', ' 2026-08-08T17:30Z'],
		['text behind', '2026-08-08T17:30Z '],
		['a line behind', '2026-08-08T17:30Z\n'],
		['a named zone', '2026-08-08T17:30[Europe/Berlin]'],
		['a zone abbreviation', '2026-08-08T17:30 CEST'],
		['two offsets', '2026-08-08T17:30Z+02:00'],
		['a fraction without digits', '2026-08-08T17:30:00.Z'],
		['a fraction of a minute', '2026-08-08T17:30.5Z'],
		['hour 24', '2026-08-08T24:00:00+02:00'],
		['hour 25', '2026-08-08T25:00:00+02:00'],
		['minute 60', '2026-08-08T17:60:00+02:00'],
		['second 60', '2026-08-08T17:30:60+02:00'],
		['month 0', '2026-00-08T17:30:00+02:00'],
		['month 13', '2026-13-08T17:30:00+02:00'],
		['day 0', '2026-08-00T17:30:00+02:00'],
		['31 April', '2026-04-31T17:30:00+02:00'],
		['29 February of a common year', '2026-02-29T17:30:00+02:00'],
		['29 February 1900', '1900-02-29T17:30:00+02:00'],
		['offset of 15 hours', '2026-08-08T17:30:00+15:00'],
		['offset of 60 minutes', '2026-08-08T17:30:00+02:60'],
		['offset of one digit', '2026-08-08T17:30:00+2'],
		['last second of 1899', '1899-12-31T23:59:59+02:00'],
		['first moment of 2101', '2101-01-01T00:00:00+02:00'],
		['first moment of 2101, written in UTC', '2100-12-31T22:00:00Z'],
		['year 0000', '0000-01-01T00:00:00Z'],
		['year 0050', '0050-01-01T00:00:00Z'],
		['year 9999', '9999-12-31T23:59:59Z'],
	])('API-04 refuses %s: %s', (_spelling, text) => {
		expect(parseInstant(text)).toBeNull();
	});

	test('API-04 reads the same instant whatever offset it is written in', () => {
		const offsets = fc.record({
			sign: fc.constantFrom(1, -1),
			hours: fc.integer({ min: 0, max: 14 }),
			minutes: fc.integer({ min: 0, max: 59 }),
			colon: fc.constantFrom(':', ''),
		});
		fc.assert(
			fc.property(instants, offsets, (instant, { sign, hours, minutes, colon }) => {
				const reading = new Date(instant + sign * (hours * HOUR + minutes * MINUTE)).toISOString().slice(0, 23);
				const digits = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(colon);
				expect(parseInstant(`${reading}${sign > 0 ? '+' : '-'}${digits}`)).toBe(instant);
			}),
		);
	});

	test('API-04 returns an instant or null for any text, never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-:+.,TZtz '), maxLength: 40 }), (text) => {
				const instant = parseInstant(text);
				expect(instant === null || (instant >= FIRST_INSTANT && instant <= LAST_INSTANT)).toBe(true);
			}),
		);
	});
});

describe('festival time', () => {
	test.each([
		['2026-08-08T15:30:00.000Z', '2026-08-08T17:30:00+02:00'],
		['2026-08-08T21:59:59.999Z', '2026-08-08T23:59:59+02:00'],
		['2026-08-08T22:00:00.000Z', '2026-08-09T00:00:00+02:00'],
		['2026-12-24T22:30:00.000Z', '2026-12-25T00:30:00+02:00'],
		['1969-12-31T23:59:59.500Z', '1970-01-01T01:59:59+02:00'],
	])('API-04 writes %s as %s, summer and winter alike', (instant, expected) => {
		expect(festivalTimeOf(utc(instant))).toBe(expected);
	});

	test('API-04 what is written reads back as the same second', () => {
		fc.assert(
			fc.property(instants, (instant) => {
				const written = festivalTimeOf(instant);
				expect(written).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/);
				expect(parseInstant(written)).toBe(Math.floor(instant / 1000) * 1000);
				expect(instantOf(written)).toBe(parseInstant(written));
			}),
		);
	});

	test('API-04 festival times sort as text in order of time', () => {
		fc.assert(
			fc.property(wholeSeconds, wholeSeconds, (a, b) => {
				expect(festivalTimeOf(a) < festivalTimeOf(b)).toBe(a < b);
			}),
		);
	});

	test('instantOf throws a RangeError that names what is no time', () => {
		expect(() => instantOf('gleich' as FestivalTime)).toThrow(new RangeError('Not a festival time: gleich'));
	});

	test.each([
		['2026-08-08 17:30:00', '2026-08-08T17:30:00+02:00'],
		['2026-08-08 17:30:45', '2026-08-08T17:30:45+02:00'],
		['2026-08-08 17:30', '2026-08-08T17:30:00+02:00'],
		['2026-01-01 00:00:00', '2026-01-01T00:00:00+02:00'],
	])('SHELL-05 a picker reading %s means festival time %s', (local, expected) => {
		expect(festivalTimeOfLocal(local as LocalDateTime)).toBe(expected);
	});

	test.each(['', '2026-08-08', 'Invalid Date', '2026-02-31 10:00:00', '2026-08-08 25:00:00'])(
		'a picker reading that is no date-time throws a RangeError: %j',
		(local) => {
			expect(() => festivalTimeOfLocal(local as LocalDateTime)).toThrow(RangeError);
		},
	);

	test('SHELL-05 a picker shows a time in festival time, whatever offset it is written in', () => {
		expect(localOf(toFestivalTime('2026-08-08T17:30:00+02:00'))).toBe('2026-08-08 17:30:00');
		expect(localOf(toFestivalTime('2026-08-08T22:15:00Z'))).toBe('2026-08-09 00:15:00');
	});

	test('SHELL-05 a time survives the way through a picker', () => {
		fc.assert(
			fc.property(wholeSeconds, (instant) => {
				const time = festivalTimeOf(instant);
				expect(festivalTimeOfLocal(localOf(time))).toBe(time);
			}),
		);
	});
});

describe('rounding and counting', () => {
	test.each([
		['2026-08-08T15:30:00.000Z', '2026-08-08T15:30:00.000Z', '2026-08-08T15:00:00.000Z'],
		['2026-08-08T15:30:59.999Z', '2026-08-08T15:30:00.000Z', '2026-08-08T15:00:00.000Z'],
		['2026-08-08T15:00:00.000Z', '2026-08-08T15:00:00.000Z', '2026-08-08T15:00:00.000Z'],
		['1955-08-08T15:59:59.999Z', '1955-08-08T15:59:00.000Z', '1955-08-08T15:00:00.000Z'],
	])('API-16 %s is cut to the minute %s and to the hour %s', (instant, minute, hour) => {
		expect(cutToMinute(utc(instant))).toBe(utc(minute));
		expect(cutToHour(utc(instant))).toBe(utc(hour));
	});

	test.each([
		[0, 59_999, 0],
		[0, 60_000, 1],
		[0, 150_000, 2],
		[60_000, 0, -1],
		[119_999, 0, -1],
	])('from %i ms to %i ms are %i whole minutes', (from, to, minutes) => {
		expect(minutesBetween(toInstant(from), toInstant(to))).toBe(minutes);
	});

	test.each([
		[0, 0],
		[1, 1],
		[60_000, 1],
		[60_001, 2],
		[-60_000, -1],
		[-119_999, -1],
	])('of %i ms that are left the minutes are %i, a begun one counted', (left, minutes) => {
		const now = toInstant(1_000_000);
		expect(minutesUntil(later(now, left), now)).toBe(minutes);
	});
});

describe('days', () => {
	test.each([
		['2026-08-08T21:59:59.999Z', '2026-08-08'],
		['2026-08-08T22:00:00.000Z', '2026-08-09'],
		['2026-12-31T22:00:00.000Z', '2027-01-01'],
	])('API-20 %s is on the calendar day %s', (instant, day) => {
		expect(calendarDayOf(utc(instant))).toBe(day);
	});

	test.each([
		['2026-08-22T05:59:59+02:00', '2026-08-21'],
		['2026-08-22T06:00:00+02:00', '2026-08-22'],
		['2026-08-22T23:59:59+02:00', '2026-08-22'],
		['2026-08-23T00:30:00+02:00', '2026-08-22'],
	])('CHK-11 %s is on the festival day %s, which begins at 06:00', (time, day) => {
		expect(festivalDayOf(instantOf(toFestivalTime(time)))).toBe(day);
	});

	test('API-20 the calendar day of a time is the one of its instant, whatever offset it is written in', () => {
		fc.assert(
			fc.property(wholeSeconds, (instant) => {
				const written = festivalTimeOf(instant);
				expect(calendarDayOfTime(written)).toBe(calendarDayOf(instant));
				expect(calendarDayOfTime(new Date(instant).toISOString() as FestivalTime)).toBe(calendarDayOf(instant));
			}),
		);
	});

	test('API-20 a calendar day starts at its midnight and not a millisecond before', () => {
		const start = startOfDay(toDay('2026-08-08'));
		expect(start).toBe(utc('2026-08-07T22:00:00.000Z'));
		expect(calendarDayOf(start)).toBe('2026-08-08');
		expect(calendarDayOf(later(start, -1))).toBe('2026-08-07');
	});

	test.each([
		['2026-08-08', 1, '2026-08-09'],
		['2026-08-31', 1, '2026-09-01'],
		['2026-03-29', 1, '2026-03-30'],
		['2024-02-28', 1, '2024-02-29'],
		['2026-01-01', -1, '2025-12-31'],
		['2026-08-08', 0, '2026-08-08'],
	])('API-20 %s and %i days is %s', (day, count, expected) => {
		expect(addDays(toDay(day), count)).toBe(expected);
	});

	test.each([
		['2026-08-03', 1],
		['2026-08-06', 4],
		['2026-08-08', 6],
		['2026-08-09', 7],
	])('SHELL-05 the week starts on Monday: %s is day %i of it', (day, weekday) => {
		expect(weekdayOf(toDay(day))).toBe(weekday);
	});
});

describe('compareTimes', () => {
	const timeOf = (text: string | null) => (text === null ? null : toFestivalTime(text));

	test.each<[string | null, string | null, number]>([
		['2026-08-08T14:00:00+02:00', '2026-08-08T15:00:00+02:00', -1],
		['2026-08-08T15:00:00+02:00', '2026-08-08T14:00:00+02:00', 1],
		['2026-08-08T14:00:00+02:00', '2026-08-08T14:00:00+02:00', 0],
		['2026-08-08T14:00:00+02:00', '2026-08-08T12:00:00Z', 0],
		['2026-08-08T14:00:00+02:00', '2026-08-08T13:00:00Z', -1],
		[null, '2100-12-31T23:59:59+02:00', 1],
		['2100-12-31T23:59:59+02:00', null, -1],
		[null, null, 0],
	])('BAND-03 ACT-01 %s against %s, missing ones last: %i', (a, b, sign) => {
		expect(Math.sign(compareTimes(timeOf(a), timeOf(b)))).toBe(sign);
	});
});
