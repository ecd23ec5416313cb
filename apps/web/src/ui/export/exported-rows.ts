import type { WrittenCell } from '@crossload/spreadsheet';
import { chosenColumns } from '../data-table/column.ts';
import { sortedRows } from '../data-table/sorted-rows.ts';
import type { ExportColumn } from './export-column.ts';
import type { ExportRange } from './export-format.ts';
import type { ExportedList } from './exported-list.ts';

/** The rows of the file, its columns' names first (OUT-01). */
export function exportedRows<Row>(
	list: ExportedList<Row>,
	range: ExportRange,
	columns: readonly ExportColumn<Row>[],
): WrittenCell[][] {
	const written = columns.filter(isWritten(list, range));
	const rows = sortedRows(range === 'all' ? list.all : list.shown, list.columns ?? [], list.sorting ?? []);
	return [written.map(({ header }) => header), ...rows.map((row) => written.map(({ value }) => value(row)))];
}

function isWritten<Row>(list: ExportedList<Row>, range: ExportRange): (column: ExportColumn<Row>) => boolean {
	const { columns, chosen } = list;
	if (!columns) return ({ canSee }) => canSee !== false;
	const hidden = new Set(columns.flatMap(({ id, canSee }) => (canSee === false ? [id] : [])));
	const shown = new Set(chosenColumns(columns, chosen).map(({ id }) => id));
	return ({ shownBy, canSee }) => {
		if (canSee === false || (shownBy !== undefined && hidden.has(shownBy))) return false;
		return range === 'all' || (shownBy !== undefined && shown.has(shownBy));
	};
}
