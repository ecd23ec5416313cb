import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occupancySteps } from './occupancy.ts';

test.each([
	{ case: 'nobody', spans: [], steps: [] },
	{ case: 'one', spans: [[10, 20]], steps: [[10, 20, 1]] },
	{
		case: 'one after the other',
		spans: [
			[10, 20],
			[20, 30],
		],
		steps: [[10, 30, 1]],
	},
	{
		case: 'two at once',
		spans: [
			[10, 30],
			[20, 40],
		],
		steps: [
			[10, 20, 1],
			[20, 30, 2],
			[30, 40, 1],
		],
	},
	{
		case: 'a gap',
		spans: [
			[10, 20],
			[30, 40],
		],
		steps: [
			[10, 20, 1],
			[30, 40, 1],
		],
	},
])('BRD-01 occupancy: $case', ({ spans, steps }) => {
	const standings = spans.map(([from = 0, to = 0]) => ({ from, to }));
	expect(occupancySteps(standings).map(({ from, to, count }) => [from, to, count])).toEqual(steps);
});

const span = fc
	.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
	.map(([from, length]) => ({ from, to: from + length }));

test('BRD-01 at every minute the steps count whoever stands there', () => {
	fc.assert(
		fc.property(fc.array(span, { maxLength: 12 }), fc.integer({ min: 0, max: 90 }), (standings, minute) => {
			const within = ({ from, to }: { from: number; to: number }) => from <= minute && minute < to;
			const counted = occupancySteps(standings).find(within)?.count ?? 0;
			expect(counted).toBe(standings.filter(within).length);
		}),
	);
});
