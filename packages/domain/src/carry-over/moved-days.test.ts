import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addDays,
	calendarDayOf,
	type Day,
	festivalTimeOf,
	instantOf,
	localOf,
	toDay,
	toFestivalTime,
	toInstant,
	weekdayOf,
} from '../time.ts';
import { daysBetween, firstFestivalDay, movedByDays, proposedFirstDay, sameWeekdayFrom } from './moved-days.ts';

test.each([
	// A Wednesday to Wednesdays.
	['2025-08-20', '2026-08-19', '2026-08-19'],
	['2025-08-20', '2026-08-20', '2026-08-26'],
	['2025-08-20', '2026-08-13', '2026-08-19'],
	['2025-08-20', '2026-08-18', '2026-08-19'],
	// Back in time, over a leap day, into the next year, to itself.
	['2025-08-20', '2024-08-21', '2024-08-21'],
	['2024-02-24', '2024-02-25', '2024-03-02'],
	['2025-12-29', '2026-12-26', '2026-12-28'],
	['2025-08-20', '2025-08-20', '2025-08-20'],
])('IMP-10 a plan that began on %s moves with %s to %s, the same weekday', (first, wanted, moved) => {
	expect(sameWeekdayFrom(toDay(first), toDay(wanted))).toBe(moved);
});

test.each([
	['2025-08-20', '2026-03-01', '2026-08-19'],
	['2025-08-20', '2025-09-01', '2026-08-19'],
	['2025-08-20', '2026-08-20', '2027-08-18'],
	['2025-08-20', '2024-01-01', '2026-08-19'],
])('IMP-10 on %s’s plan, today %s, %s is proposed', (first, today, proposed) => {
	expect(proposedFirstDay(toDay(first), toDay(today))).toBe(proposed);
});

const activity = (activityTypeId: string, planned_start: string | null, planned_end = planned_start) => ({
	activityTypeId,
	planned_start: planned_start === null ? null : toFestivalTime(planned_start),
	planned_end: planned_end === null ? null : toFestivalTime(planned_end),
});

test.each([
	[
		'of the shows',
		[activity('other', '2025-08-11T10:00:00+02:00'), activity('show', '2025-08-20T18:00:00+02:00')],
		'2025-08-20',
	],
	['after midnight of the evening before', [activity('show', '2025-08-21T01:00:00+02:00')], '2025-08-20'],
	['of what is planned, without shows', [activity('arrival', null, '2025-08-19T10:00:00+02:00')], '2025-08-19'],
	['none', [], null],
])('IMP-10 the first festival day is that %s', (_, activities, day) => {
	expect(firstFestivalDay(activities)).toBe(day);
});

const days = fc.integer({ min: 0, max: 60_000 }).map((count): Day => addDays(toDay('1930-01-01'), count));
const times = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2050, 0) }).map((at) => festivalTimeOf(toInstant(at)));

test('IMP-10 moved times keep their weekday, time of day and order, and the first day is the wanted one or up to six later', () => {
	fc.assert(
		fc.property(fc.tuple(days, days), fc.tuple(times, times), ([first, wanted], [one, other]) => {
			const moved = sameWeekdayFrom(first, wanted);
			expect(weekdayOf(moved)).toBe(weekdayOf(first));
			expect(daysBetween(wanted, moved)).toBeGreaterThanOrEqual(0);
			expect(daysBetween(wanted, moved)).toBeLessThan(7);
			const by = daysBetween(first, moved);
			expect(Math.abs(by % 7)).toBe(0);
			const [movedOne, movedOther] = [movedByDays(one, by), movedByDays(other, by)];
			expect(localOf(movedOne).slice(10)).toBe(localOf(one).slice(10));
			expect(weekdayOf(calendarDayOf(instantOf(movedOne)))).toBe(weekdayOf(calendarDayOf(instantOf(one))));
			expect(instantOf(movedOther) - instantOf(movedOne)).toBe(instantOf(other) - instantOf(one));
		}),
	);
});
