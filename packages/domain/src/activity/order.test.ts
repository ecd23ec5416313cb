import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { type FestivalTime, festivalTimeOf, HOUR, instantOf, later } from '../time.ts';
import { compareByPlan } from './order.ts';

interface Planned {
	id: number;
	planned_start: FestivalTime | null;
	planned_end: FestivalTime | null;
}

describe('compareByPlan', () => {
	test('ACT-01 by planned start, else planned end; then by id; without a plan last', () => {
		const activities: Planned[] = [
			{ id: 8, planned_start: null, planned_end: null },
			{ id: 7, planned_start: null, planned_end: null },
			{ id: 6, planned_start: at('18:00'), planned_end: null },
			{ id: 5, planned_start: at('16:00'), planned_end: at('16:30') },
			{ id: 4, planned_start: null, planned_end: at('17:00') },
			{ id: 3, planned_start: at('17:00'), planned_end: at('23:00') },
			{ id: 2, planned_start: null, planned_end: at('15:00') },
			{ id: 1, planned_start: at('19:00'), planned_end: at('15:00') },
		];
		expect(activities.toSorted(compareByPlan).map(({ id }) => id)).toEqual([2, 5, 3, 4, 6, 1, 7, 8]);
	});

	test('ACT-01 of two that start together the planned end does not decide', () => {
		const long = { id: 1, planned_start: at('17:00'), planned_end: at('23:00') };
		const short = { id: 2, planned_start: at('17:00'), planned_end: at('17:10') };
		expect(compareByPlan(long, short)).toBeLessThan(0);
	});
});

const time = fc.option(
	fc.nat(5).map((hours) => festivalTimeOf(later(instantOf(at('12:00')), hours * HOUR))),
	{ nil: null },
);
const planned = fc.record({ id: fc.nat(5), planned_start: time, planned_end: time });
const sign = (a: Planned, b: Planned): number => Math.sign(compareByPlan(a, b));

describe('compareByPlan is a total order', () => {
	test('ACT-01 swapping the two swaps the result; only the same id and time make equals', () => {
		fc.assert(
			fc.property(planned, planned, (a, b) => {
				expect(sign(a, b) + sign(b, a)).toBe(0);
				const same = a.id === b.id && (a.planned_start ?? a.planned_end) === (b.planned_start ?? b.planned_end);
				expect(sign(a, b) === 0).toBe(same);
			}),
		);
	});

	test('ACT-01 what is not after the second, and the second not after the third, is not after the third', () => {
		fc.assert(
			fc.property(fc.array(planned, { minLength: 3, maxLength: 3 }), (three) => {
				const [a, b, c] = three.toSorted(compareByPlan);
				const pairs = [
					sign(a as Planned, b as Planned),
					sign(b as Planned, c as Planned),
					sign(a as Planned, c as Planned),
				];
				expect(Math.max(...pairs)).toBeLessThanOrEqual(0);
			}),
		);
	});

	test('ACT-01 any order of the same activities sorts to one list', () => {
		const lists = fc.uniqueArray(planned, { selector: ({ id }) => id, minLength: 2, maxLength: 6 });
		const shuffled = lists.chain((list) =>
			fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
		);
		fc.assert(
			fc.property(shuffled, ([list, other]) => {
				expect(other.toSorted(compareByPlan)).toEqual(list.toSorted(compareByPlan));
			}),
		);
	});
});
