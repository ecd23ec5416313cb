import { toDay } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellUnread, type FestivalDays, readDay } from './read-day.ts';
import { type CellTime, readTime } from './read-time.ts';

const DAYS: FestivalDays = { firstDay: toDay('2026-08-20'), named: new Set([4, 5, 6, 7]) };
const SERIAL_OF_2026_08_22 = 46_256;

function shortTime({ minutes, date }: CellTime): string {
	const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
	return date === null ? clock : `${date} ${clock}`;
}

test.for<[string | number, string]>([
	['18:30', '18:30'],
	['18.30', '18:30'],
	['1830', '18:30'],
	['930', '9:30'],
	['18:30:00', '18:30'],
	['18:30 Uhr', '18:30'],
	['18h30', '18:30'],
	['18 Uhr', '18:00'],
	['6:30 PM', '18:30'],
	['6.30pm', '18:30'],
	['12:15 a.m.', '0:15'],
	['12:00 noon', '12:00'],
	['12:00 midnight', '24:00'],
	['midnight', '24:00'],
	['24:30', '24:30'],
	[1830, '18:30'],
	[18.3, '18:30'],
	[18, '18:00'],
	[0.7708333333, '18:30'],
	[1.0208333333, '24:30'],
	[SERIAL_OF_2026_08_22 + 0.7708333333, '2026-08-22 18:30'],
	['2026-08-22 18:30', '2026-08-22 18:30'],
	['2026-08-22T18:30', '2026-08-22 18:30'],
	['2026-08-22T16:30Z', '2026-08-22 18:30'],
	['22.8.2026 18:30', '2026-08-22 18:30'],
	['22.08.2026 18:30', '2026-08-22 18:30'],
	['22.08.26 18.30', '2026-08-22 18:30'],
	['22.08. 18:30', '2026-08-22 18:30'],
	['Sat 22 Aug 6:30 PM', '2026-08-22 18:30'],
	['Sa 18:30', '2026-08-22 18:30'],
])('IMP-03 the time %j is %s', ([cell, expected]) => {
	expect(shortTime(readTime(cell, DAYS))).toBe(expected);
});

test.for([
	'TBA',
	'25:70',
	'18:60',
	'31:00',
	'13:00 PM',
	'Xy 18:30',
	'31.2.2026 18:00',
	'__proto__',
	'constructor',
	'',
	-1,
	2000.5,
	1e9,
	true,
])('IMP-03 %j is no time', (cell) => {
	expect(() => readTime(cell, DAYS)).toThrow(CellUnread);
});

test.for<[string | number, string]>([
	['2026-08-22', '2026-08-22'],
	['22.8.2026', '2026-08-22'],
	['22.08.26', '2026-08-22'],
	['22.8.', '2026-08-22'],
	['22/8/2026', '2026-08-22'],
	['Sa, 22.8.2026', '2026-08-22'],
	['22. August 2026', '2026-08-22'],
	['August 22, 2026', '2026-08-22'],
	['22nd of August', '2026-08-22'],
	['Do', '2026-08-20'],
	['SAMSTAG', '2026-08-22'],
	['Sun', '2026-08-23'],
	[SERIAL_OF_2026_08_22, '2026-08-22'],
])('IMP-03 the day %j is %s', ([cell, expected]) => {
	expect(readDay(cell, DAYS)).toBe(expected);
});

test.for<[string | number, string]>([
	['Xy', 'is no day: “Xy”'],
	['So 22.8.', 'is no such day: 2026-08-22 is no So'],
	['31.2.2026', 'is no day: “31.2.2026”'],
	['1.1.1899', 'is no day: “1.1.1899”'],
	[12, 'is no date from 1954 to 2100'],
])('IMP-03 the day %j is faulty: %s', ([cell, message]) => {
	expect(() => readDay(cell, DAYS)).toThrow(message);
});

test('IMP-03 a day’s name needs the date of the first day, and that one’s own name among the rows', () => {
	expect(() => readDay('Sa', { firstDay: null, named: new Set([6]) })).toThrow('say which date the first day has');
	const fromWednesday = { firstDay: toDay('2026-08-19'), named: new Set([6]) };
	expect(() => readDay('Sa', fromWednesday)).toThrow('no row is on the first day, 2026-08-19');
});

test('IMP-03 every minute of a workbook’s date is read to the minute', () => {
	const minutes = fc.integer({ min: 20_000 * 1440, max: 73_414 * 1440 });
	fc.assert(
		fc.property(minutes, (minute) => {
			const expected = new Date((minute - 25_569 * 1440) * 60_000).toISOString();
			const { minutes: read, date } = readTime({ serial: minute / 1440 }, DAYS);
			expect(`${date}T${new Date(read * 60_000).toISOString().slice(11)}`).toBe(expected);
		}),
	);
});

test('IMP-03 whatever a cell says, it is read or named as faulty', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.stringMatching(/^[\d.:/ -]{1,12}$/)), (cell) => {
			try {
				const { minutes } = readTime(cell, DAYS);
				expect(minutes).toBeGreaterThanOrEqual(0);
				expect(minutes).toBeLessThanOrEqual(30 * 60);
			} catch (error) {
				if (!(error instanceof CellUnread)) throw error;
			}
		}),
		{ examples: [[Number.NaN], [Number.POSITIVE_INFINITY]] },
	);
});
