import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, NOW } from '../testing/times.ts';
import { type FestivalTime, festivalTimeOf, instantOf, later, MINUTE } from '../time.ts';
import { comingUp, type UpcomingList, upcoming } from './upcoming.ts';

const TWELVE_HOURS = 43_200_000;
const TYPES = [
	'arrival',
	'checkin',
	'parking',
	'loadin',
	'soundcheck',
	'show',
	'loadout',
	'crossload',
	'departure',
	'other',
];

interface Candidate {
	id: number;
	activityType: { id: string; name: string };
	planned_start: FestivalTime | null;
	planned_end: FestivalTime | null;
	start: FestivalTime | null;
	end: FestivalTime | null;
}

const loadIn = (id: number, overrides: Partial<Candidate> = {}): Candidate => ({
	id,
	activityType: { id: 'loadin', name: 'Load-in' },
	planned_start: at('18:00'),
	planned_end: at('19:00'),
	start: null,
	end: null,
	...overrides,
});

const idsOf = (activities: readonly Candidate[]): number[] => activities.map(({ id }) => id);

describe('upcoming', () => {
	test.each<[UpcomingList, string[]]>([
		['loads', ['loadin', 'loadout', 'crossload']],
		['arrivals', ['arrival']],
		['checkins', ['checkin']],
	])('API-19 the list %s shows the types %j and no other', (list, expected) => {
		const activities = TYPES.map((id, index) => loadIn(index, { activityType: { id, name: id } }));
		expect(upcoming(list, activities, NOW).map(({ activityType }) => activityType.id)).toEqual(expected);
	});

	test('API-19 running and late ones are included, ended ones are not', () => {
		const running = loadIn(1, { planned_start: at('16:00'), planned_end: at('17:00'), start: at('16:05') });
		const late = loadIn(2, { planned_start: at('16:30'), planned_end: at('17:00') });
		const ended = loadIn(3, { start: at('16:05'), end: at('17:00') });
		const endedEarly = loadIn(4, { end: at('17:00') });
		const planned = loadIn(5);
		expect(idsOf(upcoming('loads', [planned, endedEarly, ended, late, running], NOW))).toEqual([1, 2, 5]);
	});

	test.each([
		['exactly twelve hours past', later(NOW, TWELVE_HOURS), [1]],
		['a millisecond less', later(NOW, TWELVE_HOURS - 1), [1]],
		['a millisecond more', later(NOW, TWELVE_HOURS + 1), []],
	])('API-19 with its planned end %s, running or not', (_when, now, expected) => {
		const late = loadIn(1, { planned_start: at('17:00'), planned_end: at('17:30') });
		expect(idsOf(upcoming('loads', [late], now))).toEqual(expected);
		expect(idsOf(upcoming('loads', [{ ...late, start: at('17:00') }], now))).toEqual(expected);
	});

	test('API-19 one without a planned end is never forgotten, however old its start', () => {
		expect(idsOf(upcoming('loads', [loadIn(1, { planned_start: at('01:00'), planned_end: null })], NOW))).toEqual([1]);
	});

	test('API-19 by planned start, else planned end, then id', () => {
		const activities = [
			loadIn(5, { planned_start: at('21:00'), planned_end: at('21:10') }),
			loadIn(4, { planned_start: null, planned_end: at('20:00') }),
			loadIn(3, { planned_start: at('19:00'), planned_end: at('23:00') }),
			loadIn(2),
			loadIn(1),
		];
		expect(idsOf(upcoming('loads', activities, NOW))).toEqual([1, 2, 3, 4, 5]);
	});

	test('API-19 the ten earliest of eleven, and what was given keeps its order', () => {
		const activities = Array.from({ length: 11 }, (_, index) =>
			loadIn(index, { planned_start: festivalTimeOf(later(NOW, (20 - index) * MINUTE)) }),
		);
		expect(idsOf(upcoming('loads', activities, NOW))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
		expect(idsOf(activities)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	});

	test('API-19 nothing scheduled is an empty list', () => {
		expect(upcoming('checkins', [loadIn(1)], NOW)).toEqual([]);
	});

	test('API-19 what is left out ended, is forgotten or comes after the tenth', () => {
		const time = fc.option(
			fc.integer({ min: -1500, max: 1500 }).map((minutes) => festivalTimeOf(later(NOW, minutes * MINUTE))),
			{ nil: null },
		);
		const rows = fc.array(fc.record({ planned_start: time, planned_end: time, start: time, end: time }), {
			minLength: 5,
			maxLength: 40,
		});
		fc.assert(
			fc.property(rows, (overrides) => {
				const activities = overrides.map((row, index) => loadIn(index, row));
				const shown = upcoming('loads', activities, NOW);
				const dueOf = ({ planned_start, planned_end }: Candidate): string => planned_start ?? planned_end ?? '~';
				const lastDue = shown.map(dueOf).at(-1) ?? '';
				const missed = activities.filter(
					(activity) =>
						!shown.includes(activity) &&
						activity.end === null &&
						(activity.planned_end === null || instantOf(activity.planned_end) >= NOW - TWELVE_HOURS) &&
						(shown.length < 10 || dueOf(activity) < lastDue),
				);
				expect(missed).toEqual([]);
			}),
		);
	});
});

describe('comingUp', () => {
	test.for([
		['an hour late', '16:30', null, 0],
		['a minute more than an hour late', '16:29', null, 1],
		['running for hours', '14:00', '14:02', 0],
	] as const)('USE-03 what is %s folds or not', ([, planned, start, folds]) => {
		const activity = loadIn(1, { planned_start: at(planned), planned_end: at('17:00'), start: start && at(start) });
		const { folded, rows } = comingUp('loads', [activity], { now: NOW });
		expect([folded.length, rows.length]).toEqual([folds, 1 - folds]);
	});

	test('USE-03 a point is late from its planned end on', () => {
		const checkin = { activityType: { id: 'checkin', name: 'Check-in' }, planned_start: null };
		const gone = loadIn(1, { ...checkin, planned_end: at('16:00') });
		const { folded, rows } = comingUp('checkins', [gone, loadIn(2, { ...checkin, planned_end: at('17:00') })], {
			now: NOW,
		});
		expect([idsOf(folded), idsOf(rows)]).toEqual([[1], [2]]);
	});

	test('USE-03 however many are overdue, the ten that come next are there, and none older than twelve hours', () => {
		const overdue = Array.from({ length: 30 }, (_, index) =>
			loadIn(index, { planned_start: at('14:25'), planned_end: at('15:00') }),
		);
		const coming = Array.from({ length: 12 }, (_, index) => loadIn(100 + index));
		const old = loadIn(200, { planned_start: at('03:00'), planned_end: at('04:00') });
		const { folded, rows } = comingUp('loads', [...coming, old, ...overdue], { now: NOW });
		expect(folded).toHaveLength(30);
		expect(idsOf(rows)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
	});

	test.for([
		['three that come', 3, [1, 2, 3], [4, 5, 10, 11, 12]],
		['one that comes', 1, [1], [2, 3, 4, 5, 10]],
		['nothing that comes', 0, [], [1, 2, 3, 4, 5]],
	] as const)(
		'USE-03 in five rows %s stay in sight, and the earliest of what is late or running folds',
		([, count, folds, stays]) => {
			const late = [4, 5].map((id) => loadIn(id, { planned_start: at('17:20') }));
			const running = [1, 2, 3].map((id) => loadIn(id, { planned_start: at('17:00'), start: at('17:00') }));
			const coming = Array.from({ length: count }, (_, index) => loadIn(10 + index));
			const { folded, rows } = comingUp('loads', [...late, ...running, ...coming], { now: NOW, rowsInSight: 5 });
			expect([idsOf(folded), idsOf(rows)]).toEqual([folds, stays]);
		},
	);
});
