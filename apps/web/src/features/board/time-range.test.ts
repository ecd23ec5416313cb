import { minutesOf, parseInstant, type TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { dayShowing, daysOf, isDuring, rangeOf, rangeOfDay, tickStep } from './time-range.ts';

const at = (time: string) => minutesOf(parseInstant(`2026-08-${time}:00+02:00`) ?? (0 as never));

const spans = (...times: readonly (readonly [string, string])[]) =>
	times.map(([from, to]) => ({ span: { from: at(from), to: at(to) } }) as TimedActivity);

test.each<[string, readonly (readonly [string, string])[], readonly [string, string]]>([
	['an evening', [['22T18:00', '22T19:00']], ['22T06:00', '23T06:00']],
	['a night over midnight', [['22T23:30', '23T01:00']], ['22T06:00', '23T06:00']],
	['a night over 06:00', [['22T23:30', '23T06:30']], ['22T06:00', '24T06:00']],
	['an end at 06:00', [['22T23:30', '23T06:00']], ['22T06:00', '24T06:00']],
	['14 days', [['16T17:40', '30T17:40']], ['16T06:00', '31T06:00']],
])('BRD-02 of %s the board covers whole festival days', (_, times, [from, to]) => {
	expect(rangeOf(spans(...times), 0)).toEqual({ from: at(from), to: at(to) });
});

test('BRD-02 the days follow what is put in, taken out and moved, however little differs from the list before', () => {
	const evening = spans(['22T18:00', '22T19:00'], ['22T19:00', '22T20:00'], ['22T21:00', '22T22:00']);
	const [early, late] = spans(['20T18:00', '20T19:00'], ['24T18:00', '24T19:00']) as [TimedActivity, TimedActivity];
	const days = (activities: readonly TimedActivity[]) => daysOf(rangeOf(activities, at('21T12:00'))).map(String);
	const all = [early, ...evening, late];
	expect(days(all)).toEqual(['2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days(all.filter((one) => one !== evening[1]))).toHaveLength(5);
	expect(days(all.with(0, evening[0] ?? early))).toEqual(['2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days(evening)).toEqual(['2026-08-22']);
	expect(days([...evening, late])).toEqual(['2026-08-22', '2026-08-23', '2026-08-24']);
	expect(days([])).toEqual(['2026-08-21']);
	expect(days(all)).toHaveLength(5);
});

test('BRD-02 without activities it covers the present day, which begins anew at 06:00', () => {
	expect(rangeOf([], at('22T05:59'))).toEqual({ from: at('21T06:00'), to: at('22T06:00') });
	expect(rangeOf([], at('22T06:00'))).toEqual({ from: at('22T06:00'), to: at('23T06:00') });
});

test.each([
	['of a chosen day stays in it', '22', '22T17:00', '22'],
	['of another day is on its own', '21', '22T17:00', '22'],
	['of a night is on the day before', '21', '23T05:00', '22'],
	['before and after the festival is on none', '21', '28T17:00', null],
	['of the whole festival needs no day', null, '22T17:00', null],
])('BRD-02 a time %s', (...[, chosen, time, expected]) => {
	const whole = { from: at('21T06:00'), to: at('24T06:00') };
	const dayOf = (number: string | null) => (number === null ? null : `2026-08-${number}`);
	const day = dayOf(chosen);
	expect(dayShowing(at(time), { day, range: rangeOfDay(whole, day), days: daysOf(whole) })).toBe(dayOf(expected));
});

test('BRD-02 its days are chosen one by one; what is no day of it shows all', () => {
	const range = { from: at('21T06:00'), to: at('24T06:00') };
	expect(daysOf(range)).toEqual(['2026-08-21', '2026-08-22', '2026-08-23']);
	expect(rangeOfDay(range, '2026-08-22')).toEqual({ from: at('22T06:00'), to: at('23T06:00') });
	expect(rangeOfDay(range, null)).toBe(range);
	expect(rangeOfDay(range, '2026-09-01')).toBe(range);
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
