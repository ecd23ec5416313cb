import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivityTimes } from '../activity/status.ts';
import { times } from '../testing/times.ts';
import { calendarDayOf, DAY, festivalTimeOf, HOUR, instantOf, later, toFestivalTime } from '../time.ts';
import { presenceDays, vehiclePresence } from './presence.ts';

/** A time of August 2026: the 6th is Thursday of the festival. */
const on = (day: number, time: string) => toFestivalTime(`2026-08-${String(day).padStart(2, '0')}T${time}:00+02:00`);

const VAN = { slug: 'VAN', name: 'Van', color: '#00aa00' };
const TRUCK_7 = { slug: '7.5T', name: '7.5 t truck', color: '#aa0000' };
const TRUCK_40 = { slug: '40T', name: '40 t trailer', color: '#0000aa' };

const vehicle = (type: typeof VAN, bandName: string | null, activities: ActivityTimes[]) => ({
	type,
	band: bandName === null ? null : { name: bandName },
	activities,
});

describe('presenceDays', () => {
	test('API-20 without activities, or without a time in them, there is no stay', () => {
		expect(presenceDays([])).toBeNull();
		expect(presenceDays([times(), times()])).toBeNull();
	});

	test.for([
		['a planned range', { planned_start: on(7, '10:00'), planned_end: on(7, '11:00') }, 7, 7],
		['a planned point', { planned_end: on(7, '10:00') }, 7, 7],
		['a planned start alone', { planned_start: on(7, '10:00') }, 7, 7],
		['a range over midnight', { planned_start: on(7, '23:00'), planned_end: on(8, '01:00') }, 7, 8],
		['a range up to midnight', { planned_start: on(7, '23:00'), planned_end: on(8, '00:00') }, 7, 8],
		[
			'a range within one night, by festival time',
			{ planned_start: on(8, '00:10'), planned_end: on(8, '01:50') },
			8,
			8,
		],
		['written in UTC the evening before', { planned_end: toFestivalTime('2026-08-07T22:00:00Z') }, 8, 8],
		[
			'actual times before planned ones',
			{ planned_start: on(8, '10:00'), planned_end: on(8, '11:00'), start: on(7, '10:00'), end: on(7, '11:00') },
			7,
			7,
		],
		[
			'an actual start, the end still planned',
			{ start: on(7, '23:50'), planned_start: on(8, '00:10'), planned_end: on(8, '01:00') },
			7,
			8,
		],
		['an actual end alone', { planned_end: on(7, '23:50'), end: on(8, '00:20') }, 8, 8],
		['an actual start alone', { start: on(7, '10:00') }, 7, 7],
	] as const)('API-20 %s', ([, overrides, first, last]) => {
		expect(presenceDays([times(overrides)])).toEqual({ first: `2026-08-0${first}`, last: `2026-08-0${last}` });
	});

	test('API-20 from the first activity to the last, whatever lies between and in any order', () => {
		const departure = times({ planned_end: on(9, '02:00') });
		const arrival = times({ planned_end: on(6, '12:00') });
		expect(presenceDays([departure, times(), arrival])).toEqual({ first: '2026-08-06', last: '2026-08-09' });
	});
});

describe('vehiclePresence', () => {
	test('API-20 DASH-05 no vehicles, or none with times, give no days', () => {
		expect(vehiclePresence([])).toEqual([]);
		expect(vehiclePresence([vehicle(VAN, 'Abba', [times()]), vehicle(VAN, 'Abba', [])])).toEqual([]);
	});

	test('API-20 DASH-05 a vehicle is there on every day between, activity or not', () => {
		const stay = vehicle(VAN, 'Abba', [times({ planned_end: on(6, '12:00') }), times({ planned_end: on(9, '01:00') })]);
		const there = [{ type: VAN, count: 1, band_summary: 'Abba (1)' }];
		expect(vehiclePresence([stay])).toEqual([
			{ day: '2026-08-06', vehicleTypes: there },
			{ day: '2026-08-07', vehicleTypes: there },
			{ day: '2026-08-08', vehicleTypes: there },
			{ day: '2026-08-09', vehicleTypes: there },
		]);
	});

	test('API-20 DASH-05 days without vehicles are absent, and the days ascend', () => {
		const late = vehicle(VAN, 'Abba', [times({ planned_end: on(9, '12:00') })]);
		const early = vehicle(VAN, 'Zappa', [times({ planned_end: on(6, '12:00') })]);
		expect(vehiclePresence([late, early]).map(({ day }) => day)).toEqual(['2026-08-06', '2026-08-09']);
	});

	test('API-20 DASH-05 the days go over the end of a month', () => {
		const stay = times({
			planned_start: toFestivalTime('2026-08-31T12:00:00+02:00'),
			planned_end: toFestivalTime('2026-09-01T12:00:00+02:00'),
		});
		expect(vehiclePresence([vehicle(VAN, 'Abba', [stay])]).map(({ day }) => day)).toEqual(['2026-08-31', '2026-09-01']);
	});

	test('API-20 a stay of a whole summer counts day by day', () => {
		const stay = times({
			planned_start: toFestivalTime('2026-06-01T12:00:00+02:00'),
			planned_end: toFestivalTime('2026-09-08T12:00:00+02:00'),
		});
		const stats = vehiclePresence([vehicle(VAN, 'Abba', [stay])]);
		expect(stats).toHaveLength(100);
		expect([stats[0]?.day, stats.at(-1)?.day]).toEqual(['2026-06-01', '2026-09-08']);
	});

	test('API-20 a stay from January to August is 213 days, whatever its length', () => {
		const stay = [
			times({ planned_end: toFestivalTime('2026-01-15T12:00:00+02:00') }),
			times({ planned_end: toFestivalTime('2026-08-15T12:00:00+02:00') }),
		];
		const stats = vehiclePresence([vehicle(VAN, 'Abba', stay)]);
		expect(stats).toHaveLength(213);
		expect([stats[0]?.day, stats.at(-1)?.day]).toEqual(['2026-01-15', '2026-08-15']);
	});

	test('REL-20 vehicles for two centuries are summed up once, not once a day', () => {
		const stay = times({
			planned_start: toFestivalTime('1900-08-22T10:00:00+02:00'),
			planned_end: toFestivalTime('2100-08-22T12:00:00+02:00'),
		});
		const stats = vehiclePresence(Array.from({ length: 500 }, (_, index) => vehicle(VAN, `Band ${index}`, [stay])));
		expect(stats).toHaveLength(73_050);
		expect(new Set(stats.map(({ vehicleTypes }) => vehicleTypes)).size).toBe(1);
	});

	test('API-20 DASH-05 types go by slug as people count, bands by name, each with its count', () => {
		const saturday = [times({ planned_end: on(8, '12:00') })];
		const vehicles = [
			vehicle(VAN, 'Zappa', saturday),
			vehicle(TRUCK_40, 'Zappa', saturday),
			vehicle(TRUCK_7, 'Abba', saturday),
			vehicle(VAN, 'Abba', saturday),
			vehicle(VAN, 'abakus', saturday),
			vehicle(VAN, 'Abba', saturday),
		];
		expect(vehiclePresence(vehicles)).toEqual([
			{
				day: '2026-08-08',
				vehicleTypes: [
					{ type: TRUCK_7, count: 1, band_summary: 'Abba (1)' },
					{ type: TRUCK_40, count: 1, band_summary: 'Zappa (1)' },
					{ type: VAN, count: 4, band_summary: 'abakus (1), Abba (2), Zappa (1)' },
				],
			},
		]);
	});

	test('DASH-05 a vehicle without a band counts and stands under a dash', () => {
		const [day] = vehiclePresence([vehicle(VAN, null, [times({ planned_end: on(8, '12:00') })])]);
		expect(day?.vehicleTypes).toEqual([{ type: VAN, count: 1, band_summary: '– (1)' }]);
	});
});

describe('vehiclePresence, whatever the vehicles', () => {
	const midnight = instantOf(on(6, '00:00'));
	const time = fc.option(
		fc.integer({ min: -60, max: 150 }).map((hours) => festivalTimeOf(later(midnight, hours * HOUR))),
		{ nil: null },
	);
	const activity = fc.record({ planned_start: time, planned_end: time, start: time, end: time });
	const vehicles = fc.array(
		fc
			.tuple(
				fc.constantFrom(VAN, TRUCK_7, TRUCK_40),
				fc.constantFrom('Abba', 'Zappa'),
				fc.array(activity, { maxLength: 4 }),
			)
			.map(([type, bandName, activities]) => vehicle(type, bandName, activities)),
		{ maxLength: 8 },
	);
	const window = Array.from({ length: 12 }, (_, index) => calendarDayOf(later(midnight, (index - 4) * DAY)));

	/** The rule of the checklist once more, straight from the times and without the code's own days. */
	const isPresent = (activities: readonly ActivityTimes[], day: string): boolean => {
		const days = activities
			.flatMap(({ start, end, planned_start, planned_end }) => [start ?? planned_start, end ?? planned_end])
			.flatMap((moment) => (moment === null ? [] : [moment.slice(0, 10)]))
			.toSorted();
		return days.length > 0 && day >= (days[0] ?? '') && day <= (days.at(-1) ?? '');
	};

	test('API-20 the counts of a day add up to the vehicles present on it', () => {
		fc.assert(
			fc.property(vehicles, (present) => {
				const counted = new Map(
					vehiclePresence(present).map(({ day, vehicleTypes }) => [
						day,
						vehicleTypes.reduce((sum, { count }) => sum + count, 0),
					]),
				);
				const expected = window.map((day) => present.filter(({ activities }) => isPresent(activities, day)).length);
				expect(window.map((day) => counted.get(day) ?? 0)).toEqual(expected);
			}),
		);
	});

	test('API-20 days ascend without repeats, none is empty, and each summary adds up to its count', () => {
		fc.assert(
			fc.property(vehicles, (present) => {
				const stats = vehiclePresence(present);
				const days = stats.map(({ day }) => day);
				expect(days).toEqual([...new Set(days)].toSorted());
				expect(stats.filter(({ vehicleTypes }) => vehicleTypes.length === 0)).toEqual([]);
				const rows = stats.flatMap(({ vehicleTypes }) => vehicleTypes);
				const summed = rows.map(({ band_summary }) =>
					[...band_summary.matchAll(/\((\d+)\)/g)].reduce((sum, [, count]) => sum + Number(count), 0),
				);
				expect(summed).toEqual(rows.map(({ count }) => count));
			}),
		);
	});
});
