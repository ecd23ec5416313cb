import {
	activityStatus,
	addDays,
	calendarDayOf,
	DAY,
	type Instant,
	instantOf,
	later,
	MINUTE,
	minutesBetween,
	nameKey,
	startOfDay,
	toDay,
	toFestivalTime,
} from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../db/migrations/0001-seeds.ts';
import type { DemoActivity, DemoFestival } from './demo-festival.ts';
import { generateFestival } from './festival.ts';
import { festivalDays } from './festival-days.ts';
import { FESTIVAL_SIZES, type FestivalSizeName } from './sizes.ts';

const SATURDAY = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const SIZES = Object.keys(FESTIVAL_SIZES) as FestivalSizeName[];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

function festival(size: FestivalSizeName = 'usual', seed = 1, now: Instant = SATURDAY): DemoFestival {
	return generateFestival({ size, seed, now });
}

const byType = ({ activities }: DemoFestival, typeId: string) =>
	activities.filter((activity) => activity.typeId === typeId);
const plannedTimes = ({ planned_start, planned_end }: DemoActivity) =>
	[instantOf(planned_start ?? planned_end), instantOf(planned_end)] as const;
const actualTimes = ({ start, end }: DemoActivity) => [start, end].flatMap((time) => (time ? [instantOf(time)] : []));

describe.each(SIZES)('a %s festival', (size) => {
	const made = festival(size);
	const figures = {
		small: { stages: 2, acts: 25, vehicles: 45, activities: 170 },
		usual: { stages: 3, acts: 55, vehicles: 130, activities: 350 },
		large: { stages: 10, acts: 230, vehicles: 500, activities: 1_500 },
		stress: { stages: 30, acts: 1_000, vehicles: 6_000, activities: 20_000 },
	}[size];

	test('has the figures of its size, within a tenth', () => {
		expect(made.stages).toHaveLength(figures.stages);
		expect(made.bands).toHaveLength(figures.acts + 1);
		const within = (count: number, figure: number) => Math.abs(count - figure) <= figure / 10;
		expect(within(made.vehicles.length, figures.vehicles)).toBe(true);
		expect(within(made.activities.length, figures.activities)).toBe(true);
	});

	test('has names and slugs once each', () => {
		const once = (names: string[]) => expect(new Set(names.map(nameKey)).size).toBe(names.length);
		once(made.bands.map(({ name }) => name));
		once(made.stages.map(({ name }) => name));
		once(made.stages.map(({ color }) => color));
		once(made.positions.map(({ slug }) => slug));
		once(made.persons.map(({ name }) => name));
	});

	test('refers only to what exists', () => {
		const bad = made.activities.filter(
			({ bandKey, stageKey, positionKey, vehicleKeys }) =>
				!made.bands[bandKey] ||
				(stageKey !== null && !made.stages[stageKey]) ||
				(positionKey !== null && !made.positions[positionKey]) ||
				vehicleKeys.some((key) => !made.vehicles[key]) ||
				new Set(vehicleKeys).size !== vehicleKeys.length,
		);
		expect(bad).toEqual([]);
		expect(made.vehicles.filter(({ bandKey }) => !made.bands[bandKey])).toEqual([]);
		expect(
			made.bands.filter(
				({ stageKey, productionKey }) =>
					!made.stages[stageKey] || (productionKey !== null && !made.persons[productionKey]),
			),
		).toEqual([]);
		expect(made.teamFunctions.flatMap(({ memberKeys }) => memberKeys).filter((key) => !made.persons[key])).toEqual([]);
	});

	test('keeps to what the activity types allow', () => {
		const types = new Map<string, { mode: string; allowed: string[] }>(
			ACTIVITY_TYPES.map(([id, , mode, allowed]) => [id, { mode, allowed: allowed.split(',') }]),
		);
		const bad = made.activities.filter(({ typeId, stageKey, positionKey, vehicleKeys, planned_start }) => {
			const { mode, allowed } = types.get(typeId) ?? { mode: '', allowed: [] as string[] };
			const uses = { stage: stageKey !== null, position: positionKey !== null, vehicles: vehicleKeys.length > 0 };
			const oversteps = Object.entries(uses).some(([field, used]) => used && !allowed.includes(field));
			return oversteps || (planned_start === null) !== (mode === 'point');
		});
		expect(bad).toEqual([]);
	});

	test('plans within two days of the festival, and each end after its start', () => {
		const days = festivalDays(SATURDAY, 4);
		const from = startOfDay(addDays(toDay(days[0] ?? ''), -2));
		const bad = made.activities.filter((activity) => {
			const [start, end] = plannedTimes(activity);
			return start < from || end > from + 8 * DAY || end < start;
		});
		expect(bad).toEqual([]);
	});
});

describe('actual times', () => {
	const moments = ['19T20:00', '20T21:00', '21T04:30', '22T09:00', '22T17:30', '23T23:59', '25T12:00'];

	test.each(moments)('on 2026-08-%s never lies in the future, and nothing ends before it started', (moment) => {
		const now = instantOf(toFestivalTime(`2026-08-${moment}:00+02:00`));
		const { activities } = festival('usual', 3, now);
		expect(activities.filter((activity) => actualTimes(activity).some((time) => time > now))).toEqual([]);
		const reversed = activities.filter(({ start, end }) => start !== null && end !== null && end < start);
		expect(reversed).toEqual([]);
		const startedPoints = activities.filter(({ planned_start, start }) => planned_start === null && start !== null);
		expect(startedPoints).toEqual([]);
	});

	test.each(SEEDS)('shows every status on Saturday at 17:30, a show among what runs (seed %i)', (seed) => {
		const { activities } = festival('usual', seed);
		const statuses = activities.map((activity) => activityStatus(activity, SATURDAY));
		expect(new Set(statuses)).toEqual(new Set(['running', 'late', 'done', 'planned', 'cancelled']));
		const shows = activities.filter(({ typeId }) => typeId === 'show');
		expect(shows.filter((show) => activityStatus(show, SATURDAY) === 'running').length).toBeGreaterThan(0);
	});

	test.each(SEEDS)('knows which acts do not come, and why, before the festival begins (seed %i)', (seed) => {
		const { activities } = festival('usual', seed);
		const isCancelled = ({ cancelled }: DemoActivity) => cancelled !== null;
		const acts = new Set(activities.filter(isCancelled).map(({ bandKey }) => bandKey));
		expect(acts.size).toBe(1);
		for (const activity of activities.filter(({ bandKey }) => acts.has(bandKey))) {
			const { start, end, cancelled, cancel_reason } = activity;
			expect({ start, end, cancel_reason }).toEqual({ start: null, end: null, cancel_reason: 'Singer is ill' });
			expect(cancelled).toBe('2026-08-18T11:00:00+02:00');
		}
	});

	test('goes on as the clock does: what had happened stays as it was', () => {
		const before = festival('usual', 1, SATURDAY);
		const after = festival('usual', 1, later(SATURDAY, 3 * 60 * MINUTE));
		const changed = before.activities.filter(({ start, end }, index) => {
			const later = after.activities[index];
			return (start !== null && later?.start !== start) || (end !== null && later?.end !== end);
		});
		expect(changed).toEqual([]);
		expect(after.activities.filter(({ end }) => end).length).toBeGreaterThan(
			before.activities.filter(({ end }) => end).length,
		);
	});

	test('has shows that start on time to twenty minutes late, and bands that follow what they did', () => {
		const { activities, bands } = festival('large', 2, SATURDAY);
		const delays = activities.flatMap(({ typeId, planned_start, start }) =>
			typeId === 'show' && planned_start && start ? [minutesBetween(instantOf(planned_start), instantOf(start))] : [],
		);
		expect(delays.length).toBeGreaterThan(80);
		expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...delays)).toBeLessThanOrEqual(20);
		expect(delays.filter((delay) => delay > 5).length / delays.length).toBeLessThan(0.15);
		expect(new Set(bands.map(({ status }) => status))).toEqual(new Set(['not_here', 'here', 'load_in', 'gone']));
		const departed = new Set(
			activities.flatMap(({ typeId, end, bandKey }) => (typeId === 'departure' && end ? [bandKey] : [])),
		);
		const gone = bands.flatMap(({ status }, key) => (status === 'gone' ? [key] : []));
		expect(new Set(gone)).toEqual(departed);
	});
});

describe('the running order', () => {
	test.each(SIZES)('of a %s festival has one act at a time on a stage', (size) => {
		const shows = byType(festival(size), 'show').toSorted((a, b) => plannedTimes(a)[0] - plannedTimes(b)[0]);
		const clashes = [...Map.groupBy(shows, ({ stageKey }) => stageKey).values()].flatMap((onStage) =>
			onStage.filter((show, index) => (onStage[index + 1]?.planned_start ?? '9') < show.planned_end),
		);
		expect(clashes).toEqual([]);
	});

	test('has sets of 30 to 120 minutes with a median of 45 to 60, and headliners that end after midnight', () => {
		const shows = byType(festival(), 'show');
		const lengths = shows.map((show) => minutesBetween(...plannedTimes(show)));
		const sorted = lengths.toSorted((a, b) => a - b);
		expect(sorted[0]).toBeGreaterThanOrEqual(30);
		expect(sorted.at(-1)).toBeLessThanOrEqual(120);
		expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThanOrEqual(45);
		expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
		const overMidnight = shows.filter(
			(show) => calendarDayOf(plannedTimes(show)[0]) !== calendarDayOf(plannedTimes(show)[1]),
		);
		expect(overMidnight.length).toBeGreaterThanOrEqual(4);
	});

	test('of twin stages leaves 70 to 105 minutes between two acts of one of them', () => {
		const shows = byType(festival('large'), 'show').filter(({ stageKey }) => stageKey === 0);
		const times = shows.map(plannedTimes).sort((a, b) => a[0] - b[0]);
		const gaps = times
			.slice(1)
			.map(([start], index) => minutesBetween(times[index]?.[1] ?? start, start))
			.filter((gap) => gap < 360);
		expect(gaps.length).toBeGreaterThan(8);
		expect(gaps.filter((gap) => gap < 70 || gap > 105)).toEqual([]);
	});
});

test('the same order makes the same festival, another seed another one', () => {
	expect(festival()).toEqual(festival());
	expect(festival('usual', 2)).not.toEqual(festival('usual', 1));
});

test('plates and telephone numbers of drivers are missing for about one in twenty', () => {
	const { vehicles } = festival('stress');
	const missing = vehicles.filter(({ licence_plate }) => licence_plate === null).length / vehicles.length;
	expect(missing).toBeGreaterThan(0.03);
	expect(missing).toBeLessThan(0.07);
	const numbers = vehicles.flatMap(({ driver_tel }) => driver_tel ?? []);
	expect(numbers.filter((number) => !/^(\+41 79 555 \d\d \d\d|\+49 151 555 \d{4})$/.test(number))).toEqual([]);
});

test.each([
	['2026-08-20', '2026-08-20'],
	['2026-08-23', '2026-08-20'],
	['2026-08-24', '2026-08-20'],
	['2026-08-25', '2026-08-27'],
	['2026-08-26', '2026-08-27'],
])('on %s the festival begins on %s', (today, thursday) => {
	const noon = later(startOfDay(toDay(today)), DAY / 2);
	expect(festivalDays(noon, 4)[0]).toBe(thursday);
	expect(festivalDays(noon, 3)).toEqual(festivalDays(noon, 4).slice(1));
});
