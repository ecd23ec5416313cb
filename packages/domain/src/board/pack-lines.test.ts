import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLines, type Extent, type Packed, packLines } from './pack-lines.ts';

const extents = fc
	.uniqueArray(
		fc.record({
			id: fc.integer({ min: 1, max: 60 }),
			from: fc.integer({ min: 0, max: 300 }),
			length: fc.integer({ min: 1, max: 90 }),
		}),
		{ selector: ({ id }) => id, maxLength: 40 },
	)
	.map((rows) => rows.map(({ id, from, length }): Extent => ({ id, from, to: from + length })));

function overlapping(packed: readonly Packed[]): [number, number][] {
	return packed.flatMap((one) =>
		packed
			.filter((other) => one.id < other.id && one.line === other.line && one.from < other.to && other.from < one.to)
			.map((other): [number, number] => [one.id, other.id]),
	);
}

/** The most extents that share a moment. */
function mostAtOnce(rows: readonly Extent[]): number {
	return Math.max(0, ...rows.map(({ from }) => rows.filter((other) => other.from <= from && from < other.to).length));
}

const linesOf = (packed: readonly Packed[]) => Object.fromEntries(packed.map(({ id, line }) => [id, line]));

test.each<[string, readonly Extent[], Record<number, number>]>([
	['nothing', [], {}],
	[
		'one after the other',
		[
			{ id: 1, from: 0, to: 10 },
			{ id: 2, from: 10, to: 20 },
		],
		{ 1: 0, 2: 0 },
	],
	[
		'two at once',
		[
			{ id: 1, from: 0, to: 10 },
			{ id: 2, from: 9, to: 20 },
		],
		{ 1: 0, 2: 1 },
	],
	[
		'the same time',
		[
			{ id: 2, from: 0, to: 10 },
			{ id: 1, from: 0, to: 10 },
		],
		{ 1: 0, 2: 1 },
	],
])('BRD-01 %s', (_, rows, expected) => {
	expect(linesOf(packLines(rows))).toEqual(expected);
});

test('BRD-01 no two blocks of a line share time, and there are no more lines than needed', () => {
	fc.assert(
		fc.property(extents, (rows) => {
			const packed = packLines(rows);
			expect(packed).toHaveLength(rows.length);
			expect(overlapping(packed)).toEqual([]);
			expect(countLines(packed)).toBe(mostAtOnce(rows));
		}),
	);
});

test('BRD-01 the order of the rows does not matter, and packing again changes nothing', () => {
	fc.assert(
		fc.property(extents, (rows) => {
			const packed = packLines(rows);
			expect(packLines(rows.toReversed())).toEqual(packed);
			expect(packLines(rows, packed)).toEqual(packed);
		}),
	);
});

test('BRD-07 what has not changed stays where it is, whatever comes, goes and moves', () => {
	fc.assert(
		fc.property(extents, extents, (before, after) => {
			const first = packLines(before);
			const second = packLines(after, first);
			const stood = new Map(first.map((packed) => [packed.id, packed]));
			const unchanged = second.filter(({ id, from, to }) => {
				const was = stood.get(id);
				return was?.from === from && was.to === to;
			});
			expect(unchanged).toEqual(unchanged.map(({ id }) => stood.get(id)));
			expect(overlapping(second)).toEqual([]);
		}),
	);
});

test('BRD-07 what has changed keeps its line where that is free', () => {
	const first = packLines([
		{ id: 1, from: 0, to: 30 },
		{ id: 2, from: 10, to: 40 },
	]);
	const second = packLines(
		[
			{ id: 1, from: 0, to: 30 },
			{ id: 2, from: 50, to: 80 },
		],
		first,
	);
	expect(linesOf(second)).toEqual({ 1: 0, 2: 1 });
});
