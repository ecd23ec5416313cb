import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';
import { addDays, toDay } from './time.ts';

test.each([
	['a usual day', '2026-08-22'],
	['29 February of a leap year', '2028-02-29'],
	['the first day', '1900-01-01'],
	['the last day', '2100-12-31'],
])('%s, %s, is read', (_what, text) => {
	expect(parseDay(text)).toBe(text);
});

test.each([
	['nothing', ''],
	['another form', '22.08.2026'],
	['no separators', '20260822'],
	['one digit', '2026-8-22'],
	['a time', '2026-08-22T06:00:00+02:00'],
	['a space behind', '2026-08-22 '],
	['a line behind', '2026-08-22\n'],
	['a month that does not exist', '2026-13-01'],
	['month zero', '2026-00-10'],
	['a day that does not exist', '2026-08-32'],
	['31 June', '2026-06-31'],
	['29 February', '2026-02-29'],
	['29 February 1900', '1900-02-29'],
	['a year too early', '1899-12-31'],
	['a year too late', '2101-01-01'],
])('%s is no day', (_what, text) => {
	expect(parseDay(text)).toBeNull();
});

test('every day of the years 1900 to 2100 is read', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 73_413 }), (count) => {
			const day = addDays(toDay('1900-01-01'), count);
			expect(parseDay(day)).toBe(day);
		}),
	);
});
