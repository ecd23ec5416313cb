import type { Column, SortEntry } from '../data-table/column.ts';
import type { ExportColumn } from './export-column.ts';

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
