import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anActivity } from '../../testing/activities.ts';
import {
	type ActivityFilters,
	dayChoices,
	filterActivities,
	NO_FILTERS,
	parseFilters,
	withStage,
} from './activity-filters.ts';

const planned = anActivity(1);
const done = anActivity(2, { end: toFestivalTime('2026-08-22T18:02:00+02:00') });
const friday = anActivity(3, { planned_start: null, planned_end: toFestivalTime('2026-08-21T23:30:00+02:00') });
const checkin = anActivity(4, { activityType: { ...planned.activityType, id: 'checkin', name: 'Check-in' } });
const staged = anActivity(5, { stage: { id: 7, name: 'Plaza', color: '#c9b6f2' } });
const all = [planned, done, friday, checkin, staged];

test('USE-04 the days that have shows are offered, those of other activities are not', () => {
	const wednesday = { planned_start: toFestivalTime('2026-08-19T20:00:00+02:00') };
	expect(dayChoices([...all, anActivity(6, wednesday)])[1]).toBe('Wednesday');
	expect(dayChoices([...all, { ...checkin, ...wednesday }])[1]).toBe('Thursday');
});

const idsOf = (filters: Partial<ActivityFilters>) =>
	filterActivities(all, { ...NO_FILTERS, ...filters }).shown.map(({ id }) => id);

test('ACT-02 done ones are hidden at first and shown when asked for', () => {
	expect(idsOf({})).toEqual([1, 3, 4, 5]);
	expect(idsOf({ hideDone: false })).toEqual([1, 2, 3, 4, 5]);
});

test('ACT-02 a day goes by planned start, else planned end', () => {
	expect(idsOf({ day: 'Friday' })).toEqual([3]);
	expect(idsOf({ day: 'Saturday' })).toEqual([1, 4, 5]);
});

test('ACT-02 a type leaves only its own, ACT-14 USE-04 a stage only its own', () => {
	expect(idsOf({ type: 'checkin' })).toEqual([4]);
	expect(idsOf({ stage: 7 })).toEqual([5]);
});

test('ACT-03 it is known whether all that matches is done, or nothing matches', () => {
	expect(filterActivities([done], NO_FILTERS)).toEqual({ shown: [], isAllDone: true });
	expect(filterActivities([done], { ...NO_FILTERS, day: 'Sunday' })).toEqual({ shown: [], isAllDone: false });
});

test('ACT-02 stored filters that no longer exist are as if they had not been set', () => {
	expect(parseFilters({ day: 'Friday', type: 'show', hideDone: false })).toEqual({
		day: 'Friday',
		type: 'show',
		hideDone: false,
	});
	expect(parseFilters({ day: 'Someday', type: 7, stage: 'Plaza' })).toEqual(NO_FILTERS);
	expect(parseFilters('Friday')).toBeNull();
});

test('USE-04 a stage is kept with the other filters, and goes again', () => {
	const plaza = withStage({ ...NO_FILTERS, type: 'show' }, 7);
	expect(parseFilters(JSON.parse(JSON.stringify(plaza)))).toEqual({ ...NO_FILTERS, type: 'show', stage: 7 });
	expect(withStage(plaza, null)).toEqual({ ...NO_FILTERS, type: 'show' });
});
