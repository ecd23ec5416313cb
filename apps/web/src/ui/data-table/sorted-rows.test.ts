import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { sortedRows } from './sorted-rows.ts';

interface Row {
	readonly id: number;
	readonly name: string | null;
	readonly at: number | null;
}

const columns: readonly Column<Row>[] = [
	{ id: 'name', header: 'Name', width: 100, cell: ({ name }) => name, sortBy: ({ name }) => name },
	{ id: 'at', header: 'At', width: 100, cell: ({ at }) => at, sortBy: ({ at }) => at },
	{ id: 'tel', header: 'Tel', width: 100, cell: () => null, sortBy: ({ id }) => -id, canSee: false },
	{ id: 'action', header: 'Action', width: 100, cell: () => null },
];
const rows: readonly Row[] = [
	{ id: 1, name: 'Truck 10', at: 20 },
	{ id: 2, name: null, at: 10 },
	{ id: 3, name: 'truck 2', at: null },
	{ id: 4, name: 'Truck 2', at: 10 },
];

test.each([
	['BAND-03 by name as people look names up', [{ id: 'name', desc: false }], [3, 4, 1, 2]],
	['BAND-03 turned, the missing still last', [{ id: 'name', desc: true }], [1, 3, 4, 2]],
	['by number, equal ones as they came', [{ id: 'at', desc: false }], [2, 4, 1, 3]],
	[
		'BAND-03 by several columns',
		[
			{ id: 'at', desc: false },
			{ id: 'name', desc: false },
		],
		[4, 2, 1, 3],
	],
	['VEH-02 not by a column that may not be seen', [{ id: 'tel', desc: false }], [1, 2, 3, 4]],
	[
		'not by a column without an order, nor by an unknown one',
		[
			{ id: 'action', desc: false },
			{ id: 'x', desc: true },
		],
		[1, 2, 3, 4],
	],
])('%s', (_name, sorting, ids) => {
	expect(sortedRows(rows, columns, sorting).map(({ id }) => id)).toEqual(ids);
});

test('the rows themselves stay as they were', () => {
	const before = [...rows];
	sortedRows(rows, columns, [{ id: 'at', desc: true }]);
	expect(rows).toEqual(before);
});
