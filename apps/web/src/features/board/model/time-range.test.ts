import { minutesOf, parseInstant, type TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { boardDays, dayShowing, gridOf, isDuring, minuteWithin, rangeOfDay, tickStep } from './time-range.ts';

const on = (day: string, clock: string) => minutesOf(parseInstant(`${day}T${clock}:00+02:00`) ?? (0 as never));

const at = (time: string) => on(`2026-08-${time.slice(0, 2)}`, time.slice(3));

const spans = (...times: readonly (readonly [string, string])[]) =>
	times.map(([from, to]) => ({ span: { from: at(from), to: at(to) } }) as TimedActivity);

const threeDays = spans(['21T18:00', '21T19:00'], ['23T18:00', '23T19:00']);

const planned = (day: string, until = day) =>
	({ span: { from: on(day, '18:00'), to: on(until, '19:00') } }) as TimedActivity;

test.each<[string, readonly (readonly [string, string])[], readonly [string, string]]>([
	['an evening', [['22T18:00', '22T19:00']], ['22T06:00', '23T06:00']],
	['a night over midnight', [['22T23:30', '23T01:00']], ['22T06:00', '23T06:00']],
	['a night over 06:00', [['22T23:30', '23T06:30']], ['22T06:00', '24T06:00']],
	['an end at 06:00', [['22T23:30', '23T06:00']], ['22T06:00', '24T06:00']],
	['14 days', [['16T17:40', '30T17:40']], ['16T06:00', '31T06:00']],
])('BRD-02 of %s the board covers whole festival days', (_, times, [from, to]) => {
	expect(boardDays(spans(...times), 0).whole).toEqual({ from: at(from), to: at(to) });
});

test('BRD-02 the days follow what is put in, taken out and moved, however little differs from the list before', () => {
	const evening = spans(['22T18:00', '22T19:00'], ['22T19:00', '22T20:00'], ['22T21:00', '22T22:00']);
	const [early, late] = spans(['20T18:00', '20T19:00'], ['24T18:00', '24T19:00']) as [TimedActivity, TimedActivity];
	const days = (activities: readonly TimedActivity[]) => boardDays(activities, at('21T12:00')).days.map(String);
	const all = [early, ...evening, late];
	expect(days(all)).toEqual(['2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days(all.filter((one) => one !== evening[1]))).toHaveLength(5);
	expect(days(all.with(0, evening[0] ?? early))).toEqual(['2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days(evening)).toEqual(['2026-08-22']);
	expect(days([...evening, late])).toEqual(['2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days([])).toEqual(['2026-08-21']);
	expect(days(all)).toHaveLength(5);
});

test('BRD-02 without activities it covers the present day, which begins at 06:00', () => {
	expect(boardDays([], at('22T05:59')).whole).toEqual({ from: at('21T06:00'), to: at('22T06:00') });
	expect(boardDays([], at('22T06:00')).whole).toEqual({ from: at('22T06:00'), to: at('23T06:00') });
});

test.each([
	['of a chosen day stays in it', '22', '22T17:00', '22'],
	['of another day is on its own', '21', '22T17:00', '22'],
	['of a night is on the day before', '21', '23T05:00', '22'],
	['before and after the festival is on none', '21', '28T17:00', null],
	['of the whole festival needs no day', null, '22T17:00', null],
])('BRD-02 a time %s', (...[, chosen, time, expected]) => {
	const covered = boardDays(threeDays, 0);
	const dayOf = (number: string | null) => (number === null ? null : `2026-08-${number}`);
	const day = dayOf(chosen);
	expect(dayShowing(at(time), { day, range: rangeOfDay(covered, day), days: covered.days })).toBe(dayOf(expected));
});

test('BRD-02 its days are chosen one by one; what is no day of it shows all', () => {
	const covered = boardDays(threeDays, 0);
	expect(covered.days).toEqual(['2026-08-21', '2026-08-22', '2026-08-23']);
	expect(rangeOfDay(covered, '2026-08-22')).toEqual({ from: at('22T06:00'), to: at('23T06:00') });
	expect(rangeOfDay(covered, null)).toBe(covered.whole);
	expect(rangeOfDay(covered, '2026-09-01')).toBe(covered.whole);
});

test.each(['1990-08-20', '2062-08-20', '2026-04-01'])('BRD-02 what is planned for %s has a day of its own', (day) => {
	const covered = boardDays([...threeDays, planned(day)], 0);
	expect(covered.whole).toEqual({ from: at('21T06:00'), to: at('24T06:00') });
	expect(covered.far).toEqual([day]);
	expect([...covered.days].sort()).toEqual(covered.days);
	expect(rangeOfDay(covered, day)).toEqual({ from: on(day, '06:00'), to: on(day, '06:00') + 24 * 60 });
	expect(dayShowing(on(day, '18:30'), { day: null, range: covered.whole, days: covered.days })).toBe(day);
});

test('BRD-02 of two years the one with the most is the festival, of equal ones the latest', () => {
	const before = [planned('2025-08-22'), planned('2025-08-23')];
	expect(boardDays([...before, planned('2026-08-22')], 0).days).toEqual(['2025-08-22', '2025-08-23', '2026-08-22']);
	expect(boardDays([...before, planned('2026-08-22')], 0).far).toEqual(['2026-08-22']);
	expect(boardDays([...before, ...threeDays], 0).far).toEqual(['2025-08-22', '2025-08-23']);
});

test('BRD-02 of what lasts for years the board shows sixty days, and its last day is there to be chosen', () => {
	const { whole, days, far } = boardDays([...threeDays, planned('2026-08-20', '2062-08-20')], 0);
	expect(whole).toEqual({ from: at('20T06:00'), to: at('20T06:00') + 60 * 24 * 60 });
	expect(far).toEqual(['2062-08-20']);
	expect(days).toHaveLength(61);
});

test('BRD-02 the days stay the same object while nothing of them has changed', () => {
	const far = planned('2062-08-20');
	const covered = boardDays([...threeDays, far], 0);
	expect(boardDays([...threeDays, planned('2026-08-22'), far], 0)).toBe(covered);
	expect(boardDays([...threeDays, planned('2062-08-21')], 0)).not.toBe(covered);
});

test.each<[string, string, string]>([
	['the start that is nearest to the same time of day', '22T17:00', '23T18:00'],
	['of equally near ones the earlier', '22T15:00', '23T12:00'],
	['what there is after the last day', '27T05:00', '23T23:30'],
	['what there is before the first', '19T10:00', '23T12:00'],
])('BRD-02 another day is shown at %s', (_, minute, expected) => {
	const day = { from: at('23T06:00'), to: at('24T06:00') };
	const starts = spans(
		['22T17:00', '24T12:00'],
		['23T12:00', '23T13:00'],
		['23T18:00', '23T19:00'],
		['23T23:30', '24T01:00'],
	);
	expect(minuteWithin(day, at(minute), starts)).toBe(at(expected));
});

test('BRD-02 a time that a day covers stays, and so does the clock of one without anything', () => {
	const day = { from: at('23T06:00'), to: at('24T06:00') };
	expect(minuteWithin(day, at('23T17:00'), spans(['23T18:00', '23T19:00']))).toBe(at('23T17:00'));
	expect(minuteWithin(day, at('20T17:00'), [])).toBe(at('23T17:00'));
});

test('BRD-02 however long the festival, the axis has a dozen words or so', () => {
	const words = [3, 6, 12, 24, 48, 96, 240, 720, 8_760].map((hours) => (hours * 60) / tickStep(hours));
	expect(Math.max(...words)).toBeLessThanOrEqual(13);
});

test.each<[string, readonly [string, string], boolean]>([
	['within', ['22T18:00', '22T19:00'], true],
	['a point at its beginning', ['22T06:00', '22T06:00'], true],
	['a point at its end', ['23T06:00', '23T06:00'], false],
	['up to its beginning', ['22T05:00', '22T06:00'], false],
	['over its beginning', ['22T05:00', '22T06:05'], true],
	['over its end', ['23T05:55', '23T07:00'], true],
	['over all of it', ['20T08:00', '25T08:00'], true],
	['the day after', ['23T18:00', '23T19:00'], false],
])('BRD-02 of what is planned %s a festival day shows it or not', (_, [from, to], isShown) => {
	const day = { from: at('22T06:00'), to: at('23T06:00') };
	expect(isDuring({ from: at(from), to: at(to) }, day)).toBe(isShown);
});

test('BRD-02 lines at half hours are fainter than those at hours, and at longer ticks all are the same', () => {
	expect(gridOf(6)).toEqual({ '--grid-period': 60, '--grid-middle': 'var(--cl-half)' });
	expect(gridOf(12)).toEqual({ '--grid-period': 60 });
	expect(gridOf(24)).toEqual({ '--grid-period': 180 });
});
