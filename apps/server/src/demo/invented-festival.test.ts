import { activityStatus, calendarDayOf, DAY, festivalDayOf, instantOf, later, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { generateFestival } from './festival.ts';
import { inventedFestival } from './invented-festival.ts';

const SATURDAY = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

const showDays = (festival: ReturnType<typeof inventedFestival>) =>
	[
		...new Set(
			festival.activities.flatMap(({ typeId, planned_start }) =>
				typeId === 'show' && planned_start ? [festivalDayOf(instantOf(planned_start))] : [],
			),
		),
	].sort();

test.for([0, 1, 2, 3, 4, 5, 6, 20])(
	'IMP-09 today is the third of four days, %i days after a Saturday as well',
	(days) => {
		const now = later(SATURDAY, days * DAY);
		const festival = inventedFestival(now);
		expect(showDays(festival)).toHaveLength(4);
		expect(showDays(festival)[2]).toBe(calendarDayOf(now));
		const statuses = new Set(festival.activities.map((activity) => activityStatus(activity, now)));
		expect(statuses).toEqual(new Set(['done', 'running', 'late', 'planned', 'cancelled']));
		const times = festival.activities.flatMap(({ start, end }) => [start, end]).filter((time) => time !== null);
		expect(times.filter((time) => instantOf(time) > now)).toEqual([]);
	},
);

test('IMP-09 on a Saturday it is the demo', () => {
	expect(inventedFestival(SATURDAY)).toEqual(generateFestival({ size: 'usual', seed: 1, now: SATURDAY }));
});
