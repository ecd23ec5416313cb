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
	column('now', { shownWith: 'planned' }),
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

test('SHELL-08 a column shrinks to its minimum before another one is left out', () => {
	const modest = [
		column('planned'),
		column('band', { width: 'fill', minWidth: 80 }),
		column('stage', { minWidth: 60 }),
	];
	expect(ids(fittingColumns(modest, 304))).toEqual(['planned', 'band', 'stage']);
	expect(ids(fittingColumns(modest, 303))).toEqual(['planned', 'band']);
});

test('IMP-04 a column that is kept is left out after all others', () => {
	const some = [column('row'), column('state'), column('band'), column('stage', { isKept: true })];
	expect(ids(fittingColumns(some, 480))).toEqual(['row', 'state', 'band', 'stage']);
	expect(ids(fittingColumns(some, 479))).toEqual(['row', 'state', 'stage']);
	expect(ids(fittingColumns(some, 248))).toEqual(['row', 'stage']);
	expect(ids(fittingColumns(some, 247))).toEqual(['row']);
});

test('what is left over goes to the filling columns, else to the last that is not fixed', () => {
	expect(gridTemplate(chosenColumns(columns), 900)).toBe('6.25rem 6.25rem minmax(8.75rem, 1fr) 3.375rem');
	expect(gridTemplate(chosenColumns(columns, ['planned']), 900)).toBe('6.25rem minmax(6.25rem, 1fr) 3.375rem');
});

test.each([
	[0, '6.25rem minmax(5rem, 1fr) 3.75rem'],
	[304, '6.25rem minmax(5rem, 1fr) 3.75rem'],
	[374, '6.25rem minmax(6.875rem, 1fr) 6.25rem'],
	[444, '6.25rem minmax(8.75rem, 1fr) 8.75rem'],
	[Number.POSITIVE_INFINITY, '6.25rem minmax(8.75rem, 1fr) 8.75rem'],
])('SHELL-08 at %f px columns have their share of what they prefer beyond their minimum: %s', (width, template) => {
	const band = column('band', { width: 'fill', minWidth: 80, preferredWidth: 140 });
	expect(gridTemplate([column('planned'), band, column('stage', { width: 140, minWidth: 60 })], width)).toBe(template);
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
