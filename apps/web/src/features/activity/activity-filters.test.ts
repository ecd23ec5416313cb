import type { Activity } from '@crossload/contract';
import { expect, test } from 'vitest';
import { filterActivities, NO_FILTERS, parseFilters } from './activity-filters.ts';

const activity = (id: number, overrides: Partial<Activity> = {}): Activity => ({
	id,
	activityType: { id: 'show', name: 'Show', color: '#e28abf', allowedFields: ['band', 'stage'], timeMode: 'range' },
	band: null,
	stage: null,
	position: null,
	vehicles: [],
	planned_start: '2026-08-22T17:00:00+02:00',
	planned_end: '2026-08-22T18:00:00+02:00',
	start: null,
	end: null,
	info: null,
	version: 1,
	...overrides,
});

const planned = activity(1);
const done = activity(2, { end: '2026-08-22T18:02:00+02:00' });
const friday = activity(3, { planned_start: null, planned_end: '2026-08-21T23:30:00+02:00' });
const checkin = activity(4, { activityType: { ...planned.activityType, id: 'checkin', name: 'Check-in' } });
const staged = activity(5, { stage: { id: 7, name: 'Plaza', color: '#c9b6f2' } });
const all = [planned, done, friday, checkin, staged];

const idsOf = (filters: Partial<typeof NO_FILTERS>, stageId: number | null = null) =>
	filterActivities(all, { ...NO_FILTERS, ...filters }, stageId).shown.map(({ id }) => id);

test('ACT-02 done ones are hidden at first and shown when asked for', () => {
	expect(idsOf({})).toEqual([1, 3, 4, 5]);
	expect(idsOf({ hideDone: false })).toEqual([1, 2, 3, 4, 5]);
});

test('ACT-02 a day goes by planned start, else planned end', () => {
	expect(idsOf({ day: 'Friday' })).toEqual([3]);
	expect(idsOf({ day: 'Saturday' })).toEqual([1, 4, 5]);
});

test('ACT-02 a type leaves only its own, ACT-14 a stage only its own', () => {
	expect(idsOf({ type: 'checkin' })).toEqual([4]);
	expect(idsOf({}, 7)).toEqual([5]);
});

test('ACT-03 it is known whether all that matches is done, or nothing matches', () => {
	expect(filterActivities([done], NO_FILTERS, null)).toEqual({ shown: [], isAllDone: true });
	expect(filterActivities([done], { ...NO_FILTERS, day: 'Sunday' }, null)).toEqual({ shown: [], isAllDone: false });
});

test('ACT-02 stored filters that no longer exist are as if they had not been set', () => {
	expect(parseFilters({ day: 'Friday', type: 'show', hideDone: false })).toEqual({
		day: 'Friday',
		type: 'show',
		hideDone: false,
	});
	expect(parseFilters({ day: 'Monday', type: 7 })).toEqual(NO_FILTERS);
	expect(parseFilters('Friday')).toBeNull();
});
