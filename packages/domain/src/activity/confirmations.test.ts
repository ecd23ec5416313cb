import { describe, expect, test } from 'vitest';
import { instantOf, later, toFestivalTime, toInstant } from '../time.ts';
import { endsEarly, startsEarly } from './confirmations.ts';

const planned = {
	planned_start: toFestivalTime('2026-08-08T17:30:00+02:00'),
	planned_end: toFestivalTime('2026-08-08T18:30:00+02:00'),
};
const START = instantOf(planned.planned_start);
const END = instantOf(planned.planned_end);
const TWO_HOURS = 7_200_000;
const ONE_HOUR = 3_600_000;

describe('confirmations', () => {
	test.each([
		['three hours early', true, later(START, -TWO_HOURS - ONE_HOUR)],
		['a millisecond more than two hours early', true, later(START, -TWO_HOURS - 1)],
		['exactly two hours early', false, later(START, -TWO_HOURS)],
		['a millisecond less than two hours early', false, later(START, -TWO_HOURS + 1)],
		['on time', false, START],
		['late', false, later(START, 1)],
	])('ACT-06 a start %s is asked about: %s', (_when, asked, now) => {
		expect(startsEarly(planned, now)).toBe(asked);
	});

	test.each([
		['two hours early', true, later(END, -TWO_HOURS)],
		['a millisecond more than an hour early', true, later(END, -ONE_HOUR - 1)],
		['exactly an hour early', false, later(END, -ONE_HOUR)],
		['a millisecond less than an hour early', false, later(END, -ONE_HOUR + 1)],
		['on time', false, END],
		['late', false, later(END, 1)],
	])('ACT-07 an end %s is asked about: %s', (_when, asked, now) => {
		expect(endsEarly(planned, now)).toBe(asked);
	});

	test('ACT-06 ACT-07 without a planned time nothing is asked', () => {
		expect(startsEarly({ ...planned, planned_start: null }, toInstant(0))).toBe(false);
		expect(endsEarly({ ...planned, planned_end: null }, toInstant(0))).toBe(false);
	});

	test('ACT-06 ACT-07 the other planned time does not count', () => {
		expect(startsEarly({ ...planned, planned_end: toFestivalTime('2026-08-10T12:00:00+02:00') }, START)).toBe(false);
		expect(endsEarly({ ...planned, planned_start: toFestivalTime('2026-08-10T12:00:00+02:00') }, END)).toBe(false);
	});
});
