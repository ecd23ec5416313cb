import { expect, test } from 'vitest';
import {
	type Column,
	choosableColumns,
	chosenColumns,
	compareValues,
	fittingColumns,
	gridTemplate,
	sortedByClick,
} from './column.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
	id,
	header: id,
	width: 100,
	cell: () => id,
	...more,
});
const columns = [
	column('planned'),
	column('now', { follows: 'planned' }),
	column('band', { width: 'fill' }),
	column('tel', { canSee: false }),
	column('actions', { width: 54, isFixed: true }),
];
const ids = (list: readonly Column<object>[]) => list.map(({ id }) => id);

test('VEH-02 a column that may not be seen cannot be chosen, not even from stored settings', () => {
	expect(ids(choosableColumns(columns))).toEqual(['planned', 'band']);
	expect(ids(chosenColumns(columns, ['tel', 'band']))).toEqual(['band', 'actions']);
});

test('ACT-02 a following column comes and goes with its own, fixed ones stay', () => {
	expect(ids(chosenColumns(columns, ['planned']))).toEqual(['planned', 'now', 'actions']);
	expect(ids(chosenColumns(columns))).toEqual(['planned', 'now', 'band', 'actions']);
});

test.each([
	[474, ['planned', 'now', 'band', 'actions']],
	[473, ['planned', 'now', 'actions']],
	[0, ['planned', 'actions']],
])('SHELL-08 at %i px the table shows %o', (width, shown) => {
	expect(ids(fittingColumns(chosenColumns(columns), width))).toEqual(shown);
});

test('what is left over goes to the filling column, else to the last that is not fixed', () => {
	expect(gridTemplate(chosenColumns(columns))).toBe('100px 100px minmax(140px, 1fr) 54px');
	expect(gridTemplate(chosenColumns(columns, ['planned']))).toBe('100px minmax(100px, 1fr) 54px');
});

test('BAND-03 values are ordered as people look them up', () => {
	expect(['Truck 10', 'äther', 'Truck 2', 'Zebra'].sort(compareValues)).toEqual([
		'äther',
		'Truck 2',
		'Truck 10',
		'Zebra',
	]);
	expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100]);
});

test('BAND-03 a click sorts by the column, a second turns it, with Shift it is added', () => {
	const byBand = sortedByClick([{ id: 'planned', desc: false }], 'band', false);
	expect(byBand).toEqual([{ id: 'band', desc: false }]);
	expect(sortedByClick(byBand, 'band', false)).toEqual([{ id: 'band', desc: true }]);
	expect(sortedByClick(byBand, 'planned', true)).toEqual([
		{ id: 'band', desc: false },
		{ id: 'planned', desc: false },
	]);
});
