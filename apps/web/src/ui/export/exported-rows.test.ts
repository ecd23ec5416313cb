import { expect, test } from 'vitest';
import type { Column } from '../data-table/column.ts';
import type { ExportColumn } from './export-column.ts';
import { type ExportedList, exportedRows } from './exported-rows.ts';

interface Row {
	readonly name: string;
	readonly tel: string;
}

const [ANNA, BO, CEM] = [
	{ name: 'Anna', tel: '+49 1' },
	{ name: 'Bo', tel: '+49 2' },
	{ name: 'Cem', tel: '+49 3' },
];
const COLUMNS: readonly Column<Row>[] = [
	{ id: 'name', header: 'Name', width: 'fill', cell: ({ name }) => name, sortBy: ({ name }) => name },
	{ id: 'tel', header: 'Tel', width: 100, cell: ({ tel }) => tel },
];
const WRITTEN: readonly ExportColumn<Row>[] = [
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Tel', shownBy: 'tel', value: ({ tel }) => tel },
	{ header: 'Letters', value: ({ name }) => name.length },
	{ header: 'Second tel', canSee: false, value: ({ tel }) => tel },
];
const LIST: ExportedList<Row> = {
	title: 'Persons',
	all: [CEM, ANNA, BO],
	shown: [CEM, ANNA],
	columns: COLUMNS,
	chosen: ['name'],
	sorting: [{ id: 'name', desc: true }],
	load: async () => WRITTEN,
};

test('OUT-01 as shown are the chosen columns of the rows that are left, in the order of the screen', () => {
	expect(exportedRows(LIST, 'shown', WRITTEN)).toEqual([['Name'], ['Cem'], ['Anna']]);
});

test('OUT-01 everything is every row and column in the same order', () => {
	expect(exportedRows(LIST, 'all', WRITTEN)).toEqual([
		['Name', 'Tel', 'Letters'],
		['Cem', '+49 3', 3],
		['Bo', '+49 2', 2],
		['Anna', '+49 1', 4],
	]);
});

test('OUT-01 a column that somebody may not see is in no file, chosen or not', () => {
	const columns = COLUMNS.map((column) => (column.id === 'tel' ? { ...column, canSee: false } : column));
	for (const chosen of [['name'], ['name', 'tel']]) {
		for (const range of ['shown', 'all'] as const) {
			const text = JSON.stringify(exportedRows({ ...LIST, columns, chosen }, range, WRITTEN));
			expect(text).toContain('Anna');
			expect(text).not.toContain('+49');
		}
	}
});

test('OUT-01 a list that is no table has all its columns in the file, as the rows come', () => {
	const { title, all, shown, load } = LIST;
	expect(exportedRows({ title, all, shown, load }, 'shown', WRITTEN)).toEqual([
		['Name', 'Tel', 'Letters'],
		['Cem', '+49 3', 3],
		['Anna', '+49 1', 4],
	]);
});
