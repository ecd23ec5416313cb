import type { WrittenCell } from '@crossload/spreadsheet';
import { type Column, chosenColumns, type SortEntry } from '../data-table/column.ts';
import { sortedRows } from '../data-table/sorted-rows.ts';
import type { ExportColumn } from './export-column.ts';
import type { ExportRange } from './export-format.ts';

/** A list as its screen shows it, and how it is exported. */
export interface ExportedList<Row> {
	/** Names the file and its sheet. */
	readonly title: string;
	readonly all: readonly Row[];
	/** What the filters leave; in any order. */
	readonly shown: readonly Row[];
	/** Those of the screen; without them, where it is no table, all that is exported counts as shown. */
	readonly columns?: readonly Column<Row>[];
	/** Ids of the columns that are shown; without it all that may be seen. */
	readonly chosen?: readonly string[];
	/** Without it rows stay as they come. */
	readonly sorting?: readonly SortEntry[];
	/** What is written of a row, in a file of its own that no screen needs before. */
	readonly load: () => Promise<readonly ExportColumn<Row>[]>;
}

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
