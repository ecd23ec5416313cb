import { toDay, toLocalDateTime } from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import type { DateTimeRange } from './date-time-range.ts';
import { typedTime } from './typed-time.ts';

const range = (from: string | null, to: string | null): DateTimeRange => ({
	from: from === null ? null : toLocalDateTime(`2026-08-${from}:00`),
	to: to === null ? null : toLocalDateTime(`2026-08-${to}:00`),
});
const inRange = {
	value: range('22 19:40', '22 20:10'),
	mode: 'range',
	day: toDay('2026-08-22'),
	festivalDays: ['2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23'].map(toDay),
} as const;
const fresh = { ...inRange, value: range(null, null), day: toDay('2026-08-20') } as const;

describe('ACT-12 a planned time typed in one line', () => {
	test.each([
		['14:30', range('22 14:30', '22 15:00')],
		['1430', range('22 14:30', '22 15:00')],
		['9:05', range('22 09:05', '22 09:35')],
		['905', range('22 09:05', '22 09:35')],
		['14 Uhr', range('22 14:00', '22 14:30')],
		['So 14:30', range('23 14:30', '23 15:00')],
		['so. 1430', range('23 14:30', '23 15:00')],
		['Freitag, 14:30', range('21 14:30', '21 15:00')],
		['Fr', range('21 19:40', '21 20:10')],
		['Do 14:30–16:00', range('20 14:30', '20 16:00')],
		['14:30 bis 16:00', range('22 14:30', '22 16:00')],
		['23:30-1:15', range('22 23:30', '23 01:15')],
		['24.8. 14:30', range('24 14:30', '24 15:00')],
		['24.08.2026 14:30', range('24 14:30', '24 15:00')],
		['Mo 10:00', range('24 10:00', '24 10:30')],
		['14.30', range('22 14:30', '22 15:00')],
		['so14:30', range('23 14:30', '23 15:00')],
		['24.08.26 14:30', range('24 14:30', '24 15:00')],
		['24.8. 14', range('24 14:00', '24 14:30')],
		['24.8.14.30', range('24 14:30', '24 15:00')],
		['Mo 24.08.2026, 17:10–17:40', range('24 17:10', '24 17:40')],
		['Mo 24.8.', range('24 19:40', '24 20:10')],
		['Montag, 24.8. 9', range('24 09:00', '24 09:30')],
		['14:30 — 16:00', range('22 14:30', '22 16:00')],
	])('%s', (text, expected) => {
		expect(typedTime(text, inRange)).toEqual(expected);
	});

	test.each([
		['Sa 14:30', range('22 14:30', '22 15:30')],
		['14:30', range('20 14:30', '20 15:30')],
		['Sa', range('22 12:00', '22 13:00')],
	])('%s into an empty field', (text, expected) => {
		expect(typedTime(text, fresh)).toEqual(expected);
	});

	test.each([
		['18:30', range('22 18:30', '22 20:00')],
		['So', range(null, '23 20:00')],
		['So 18:30', range('23 18:30', '23 20:00')],
		['14:30–16:00', range('22 14:30', '22 16:00')],
	])('%s beside an end that was chosen first', (text, expected) => {
		expect(typedTime(text, { ...inRange, value: range(null, '22 20:00') })).toEqual(expected);
	});

	test('a point takes one time', () => {
		const point = { ...inRange, mode: 'point', value: range(null, '22 19:40') } as const;
		expect(typedTime('So 14:30', point)).toEqual(range(null, '23 14:30'));
		expect(typedTime('14:30–15:00', point)).toBeNull();
	});

	test.each(
		[
			['', '  ', '25:00', '14:60', 'Sa 99', 'soon', '31.2. 10:00', '14:30 Sa', '10:00–', '🚚'],
			[
				'So 24.8. 10:00',
				'24.8. Mo 10:00',
				'Mo Di 10:00',
				'22.8.2206 10:00',
				'22.8.9999 10',
				'1.1.0026 10:00',
				'31.12.1899',
				'22.8.1430',
				'31.12.2100 23:30',
			],
		].flat(),
	)('not %j', (text) => {
		expect(typedTime(text, inRange)).toBeNull();
	});
});
