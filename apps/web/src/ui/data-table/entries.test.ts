import { expect, test } from 'vitest';
import { entriesOf, markerOffset } from './entries.ts';

const marker = { label: '17:30', isBefore: (row: number) => row > 3 };
const shape = (rows: number[]) =>
	entriesOf(rows, marker).map((entry) => (entry.kind === 'row' ? entry.row : entry.label));

test.each([
	[
		[1, 2, 3, 4, 5],
		[1, 2, 3, '17:30', 4, 5],
	],
	[
		[4, 5],
		['17:30', 4, 5],
	],
	[
		[1, 2],
		[1, 2, '17:30'],
	],
	[[], []],
])('ACT-01 the line parts %o', (rows, parted) => {
	expect(shape(rows)).toEqual(parted);
});

test('the line is not counted among the rows', () => {
	const entries = entriesOf([1, 5, 9], marker);
	expect(entries.map((entry) => (entry.kind === 'row' ? entry.index : null))).toEqual([0, null, 1, 2]);
});

test('the list opens with the line a third down', () => {
	const entries = entriesOf(
		Array.from({ length: 50 }, (_, row) => row / 5),
		marker,
	);
	expect(markerOffset(entries, 40, 600)).toBe(16 * 40 - 200);
	expect(markerOffset(entries, 40, 6000)).toBe(0);
	expect(markerOffset(entriesOf([1], undefined), 40, 600)).toBeNull();
});
