import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, NOW, times } from '../testing/times.ts';
import { type FestivalTime, festivalTimeOf, HOUR, instantOf, later, toFestivalTime, toInstant } from '../time.ts';
import { activityState, activityStatus } from './status.ts';

const NOW_TIME = at('17:30');
const BEFORE = at('17:00');
const AFTER = at('18:00');

describe('activityState', () => {
	test.each([
		['nothing at all', {}, 'planned'],
		['a plan, however long past', { planned_start: BEFORE, planned_end: BEFORE }, 'planned'],
		['a start', { start: BEFORE }, 'running'],
		['a start in the future', { start: AFTER }, 'running'],
		['start and end', { start: BEFORE, end: AFTER }, 'done'],
		['an end without a start', { end: BEFORE }, 'done'],
	])('ACT-05 with %s: %j is %s', (_facts, overrides, state) => {
		expect(activityState(times(overrides))).toBe(state);
	});
});

describe('activityStatus', () => {
	test.each([
		['nothing at all', {}, 'planned'],
		['end set', { start: BEFORE, end: BEFORE }, 'done'],
		['end set without a start', { end: BEFORE }, 'done'],
		['an end later than now', { start: BEFORE, end: AFTER }, 'done'],
		['an end over a start in the future', { start: AFTER, end: AFTER }, 'done'],
		['an end over a plan long past', { planned_start: BEFORE, end: AFTER }, 'done'],
		['a start before now', { start: BEFORE }, 'running'],
		['a start at now', { start: NOW_TIME }, 'running'],
		['a start in this minute by a faster clock', { start: toFestivalTime('2026-08-22T17:30:59+02:00') }, 'running'],
		['a start in the next minute', { start: toFestivalTime('2026-08-22T17:31:00+02:00') }, 'planned'],
		['a start after now', { start: AFTER }, 'planned'],
		['a start after now over a plan long past', { start: AFTER, planned_start: BEFORE }, 'planned'],
		['a start, the planned end past', { start: BEFORE, planned_start: BEFORE, planned_end: BEFORE }, 'running'],
		['planned start past', { planned_start: BEFORE, planned_end: AFTER }, 'late'],
		['planned start past, no planned end', { planned_start: BEFORE }, 'late'],
		['planned start at now', { planned_start: NOW_TIME, planned_end: AFTER }, 'planned'],
		['planned start to come', { planned_start: AFTER, planned_end: AFTER }, 'planned'],
		['planned start to come, planned end past', { planned_start: AFTER, planned_end: BEFORE }, 'planned'],
		['a point past', { planned_end: BEFORE }, 'late'],
		['a point at now', { planned_end: NOW_TIME }, 'planned'],
		['a point to come', { planned_end: AFTER }, 'planned'],
	])('ACT-04 with %s: %j is %s', (_facts, overrides, status) => {
		expect(activityStatus(times(overrides), NOW)).toBe(status);
	});

	test.each([
		['a start', { start: NOW_TIME }, ['planned', 'running', 'running']],
		['a planned start', { planned_start: NOW_TIME, planned_end: AFTER }, ['planned', 'planned', 'late']],
		['a point', { planned_end: NOW_TIME }, ['planned', 'planned', 'late']],
		['an end', { end: NOW_TIME }, ['done', 'done', 'done']],
	])('ACT-04 %s turns at its instant and not a millisecond earlier or later', (_what, overrides, expected) => {
		const activity = times(overrides);
		expect([-1, 0, 1].map((ms) => activityStatus(activity, later(NOW, ms)))).toEqual(expected);
	});
});

const time = fc.integer({ min: -48, max: 48 }).map((hours) => festivalTimeOf(later(NOW, hours * HOUR)));
const missing = fc.option(time, { nil: null });
const anyTimes = fc.record({ planned_start: missing, planned_end: missing, start: missing, end: missing });
const anyNow = fc.integer({ min: NOW - 50 * HOUR, max: NOW + 50 * HOUR }).map(toInstant);
const instantOr = (moment: FestivalTime | null, otherwise: number): number =>
	moment === null ? otherwise : instantOf(moment);

describe('statuses, whatever the facts', () => {
	test('ACT-04 exactly one status holds, the one that is returned', () => {
		fc.assert(
			fc.property(anyTimes, anyNow, (activity, now) => {
				const { start, end, planned_start, planned_end } = activity;
				const due = instantOr(planned_start ?? planned_end, Number.POSITIVE_INFINITY);
				const untouched = start === null && end === null;
				const holding = {
					done: end !== null,
					running: end === null && instantOr(start, Number.POSITIVE_INFINITY) <= now,
					late: untouched && due < now,
					planned: end === null && instantOr(start, due) >= now && !(start !== null && instantOf(start) === now),
				};
				const names = Object.entries(holding).flatMap(([status, holds]) => (holds ? [status] : []));
				expect(names).toEqual([activityStatus(activity, now)]);
			}),
		);
	});

	test('ACT-04 with fixed facts a status only moves on from planned, never back', () => {
		fc.assert(
			fc.property(anyTimes, fc.uniqueArray(anyNow, { minLength: 2, maxLength: 8 }), (activity, nows) => {
				const passing = nows.toSorted((a, b) => a - b).map((now) => activityStatus(activity, now));
				const stations = passing.filter((status, index) => index === 0 || status !== passing[index - 1]);
				const allowed = ['planned', 'late', 'running', 'done', 'planned→late', 'planned→running'];
				expect(allowed).toContain(stations.join('→'));
			}),
		);
	});

	test('ACT-05 list and dialog agree once something happened', () => {
		fc.assert(
			fc.property(anyTimes, anyNow, (activity, now) => {
				expect(activityStatus(activity, now) === 'done').toBe(activityState(activity) === 'done');
				expect(activityStatus(activity, now) === 'running' && activityState(activity) !== 'running').toBe(false);
			}),
		);
	});
});
