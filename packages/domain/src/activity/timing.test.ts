import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, NOW, times } from '../testing/times.ts';
import { festivalTimeOf, later, MINUTE, toFestivalTime, toInstant } from '../time.ts';
import { timingOf } from './timing.ts';

const range = { planned_start: at('17:00'), planned_end: at('18:00') };

describe('timingOf', () => {
	test('nothing planned and nothing happened says nothing', () => {
		expect(timingOf(times(), NOW)).toBeNull();
	});

	test.for([
		['12 minutes before a planned start', { planned_start: at('17:42'), planned_end: at('18:00') }, 'in', 12],
		['12 minutes before a point', { planned_end: at('17:42') }, 'in', 12],
		['at the planned start', { planned_start: at('17:30'), planned_end: at('18:00') }, 'in', 0],
		['half a minute before', { planned_end: toFestivalTime('2026-08-22T17:30:30+02:00') }, 'in', 1],
		['a second and a minute before', { planned_end: toFestivalTime('2026-08-22T17:31:01+02:00') }, 'in', 2],
		['8 minutes after a planned start', { planned_start: at('17:22'), planned_end: at('18:00') }, 'late', 8],
		['8 minutes after a point', { planned_end: at('17:22') }, 'late', 8],
		['59 seconds after', { planned_end: toFestivalTime('2026-08-22T17:29:01+02:00') }, 'late', 0],
		['a day after', { planned_end: toFestivalTime('2026-08-21T17:30:00+02:00') }, 'late', 1440],
		['running 5 minutes over', { ...range, planned_end: at('17:25'), start: at('17:02') }, 'over', 5],
		['running a minute over', { ...range, planned_end: at('17:29'), start: at('17:02') }, 'over', 1],
		['started on a clock that runs fast', { ...range, start: at('17:31') }, 'in', 1],
	] as const)('%s', ([, overrides, kind, minutes]) => {
		expect(timingOf(times(overrides), NOW)).toEqual({ kind, minutes });
	});

	test.for([
		['running within its plan', { ...range, start: at('17:02') }, 'since', at('17:02')],
		['running at its planned end', { ...range, planned_end: at('17:30'), start: at('17:02') }, 'since', at('17:02')],
		[
			'running less than a minute over',
			{ ...range, planned_end: toFestivalTime('2026-08-22T17:29:01+02:00'), start: at('17:02') },
			'since',
			at('17:02'),
		],
		['running without a plan', { start: at('09:00') }, 'since', at('09:00')],
		['started just now', { ...range, start: at('17:30') }, 'since', at('17:30')],
		['ended', { ...range, start: at('17:02'), end: at('17:20') }, 'ended', at('17:20')],
		['ended long over its plan', { ...range, start: at('09:00'), end: at('23:00') }, 'ended', at('23:00')],
		[
			'a day and a minute late',
			{ planned_end: toFestivalTime('2026-08-21T17:29:00+02:00') },
			'late since',
			'2026-08-21T17:29:00+02:00',
		],
		[
			'a day and a minute over',
			{ planned_end: toFestivalTime('2026-08-21T17:29:00+02:00'), start: toFestivalTime('2026-08-21T16:00:00+02:00') },
			'over since',
			'2026-08-21T17:29:00+02:00',
		],
		['happened, without a start', { planned_end: at('17:00'), end: at('17:05') }, 'at', at('17:05')],
	] as const)('%s', ([, overrides, kind, time]) => {
		expect(timingOf(times(overrides), NOW)).toEqual({ kind, time });
	});

	test('minutes are whole and never negative', () => {
		const time = fc.option(
			fc.integer({ min: -300, max: 300 }).map((seconds) => festivalTimeOf(later(NOW, seconds * 1000))),
			{ nil: null },
		);
		const anyTimes = fc.record({ planned_start: time, planned_end: time, start: time, end: time });
		fc.assert(
			fc.property(anyTimes, fc.integer({ min: NOW - MINUTE, max: NOW + MINUTE }).map(toInstant), (activity, now) => {
				const timing = timingOf(activity, now);
				const minutes = timing !== null && 'minutes' in timing ? timing.minutes : 0;
				expect(Number.isInteger(minutes) && minutes >= 0).toBe(true);
				expect(timing === null).toBe(Object.values(activity).every((moment) => moment === null));
			}),
		);
	});
});
