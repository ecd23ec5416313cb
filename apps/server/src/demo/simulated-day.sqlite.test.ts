import { HOUR, instantOf, later, MINUTE, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { simulatedDay } from '../testing/simulated-day.ts';

const from = instantOf(toFestivalTime('2026-08-22T06:00:00+02:00'));

/** Of the large festival a day has over 500 activities, more than a usual one. */
test.each(Array.from({ length: 16 }, (_, index) => index + 1))(
	'ALRT-08 day %i raises at most 25 alerts besides forgotten and free, and misses no late show',
	{ timeout: 120_000 },
	(seed) => {
		const { raised, activities } = simulatedDay({ size: 'large', seed, from });
		expect(raised.filter(({ kind }) => kind !== 'forgotten' && kind !== 'free').length).toBeLessThanOrEqual(25);
		const isLate = activities.filter(({ activityType, planned_start, start, cancelled }) => {
			if (activityType.id !== 'show' || planned_start === null || cancelled) return false;
			const due = later(instantOf(planned_start), 5 * MINUTE);
			// An act that is missing never starts.
			const began = start === null ? later(from, 24 * HOUR) : instantOf(start);
			return due > from && began > due;
		});
		expect(isLate.length).toBeGreaterThan(0);
		const late = raised.filter(({ kind }) => kind === 'late-show').map(({ activities: [id] }) => id);
		expect(late.toSorted()).toEqual(isLate.map(({ id }) => id).toSorted());
	},
);

test('ALRT-08 of a small day with three trucks whose departure nobody taps not every load-in raises three alerts', () => {
	const { raised } = simulatedDay({ size: 'usual', seed: 1, from });
	const blocked = raised.filter(({ kind }) => kind === 'blocked');
	expect(blocked.length).toBeGreaterThan(0);
	expect(raised.filter(({ kind }) => kind !== 'forgotten' && kind !== 'free').length).toBeLessThanOrEqual(10);
});
