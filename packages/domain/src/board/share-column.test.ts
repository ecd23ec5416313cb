import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareColumn } from './share-column.ts';

const extent = (id: number, from: number, to: number) => ({ id, from, to });

test('BRD-06 what shares time shares the width of its column, what stands alone has all of it', () => {
	const shared = shareColumn([extent(1, 0, 30), extent(2, 20, 40), extent(3, 40, 60), extent(4, 35, 38)]);
	expect(shared.map(({ id, line, lines }) => [id, line, lines])).toEqual([
		[1, 0, 2],
		[2, 1, 2],
		[4, 0, 2],
		[3, 0, 1],
	]);
});

test('BRD-06 60 at one time share the width sixty ways', () => {
	const shared = shareColumn(Array.from({ length: 60 }, (_, id) => extent(id, 0, 30)));
	expect(shared.every(({ lines }) => lines === 60)).toBe(true);
	expect(new Set(shared.map(({ line }) => line)).size).toBe(60);
});

test('BRD-06 no two overlap, and each is within the width that it shares', () => {
	const rows = fc.uniqueArray(
		fc.record({ id: fc.nat(60), from: fc.nat(300), length: fc.integer({ min: 1, max: 90 }) }),
		{ selector: ({ id }) => id, maxLength: 40 },
	);
	fc.assert(
		fc.property(rows, (briefs) => {
			const shared = shareColumn(briefs.map(({ id, from, length }) => extent(id, from, from + length)));
			expect(shared).toHaveLength(briefs.length);
			const isOverlapping = shared.some((one) =>
				shared.some((two) => {
					const isSameTime = one.id !== two.id && one.from < two.to && two.from < one.to;
					return isSameTime && (one.lines !== two.lines || one.line === two.line);
				}),
			);
			expect(isOverlapping).toBe(false);
			expect(shared.every(({ line, lines }) => line < lines)).toBe(true);
		}),
	);
});
