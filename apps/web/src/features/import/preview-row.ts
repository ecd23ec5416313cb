import type { ImportChange, ImportRowState } from '@crossload/contract';
import type { Field } from '@crossload/spreadsheet';

/** What the import would do with one row, with what its file says. */
export interface PreviewRow {
	readonly row: number;
	readonly state: ImportRowState;
	readonly values: Readonly<Record<Field, unknown>>;
	readonly changes: ReadonlyMap<Field, ImportChange>;
	/** By field; of a day by the time that it is for. */
	readonly faults: ReadonlyMap<Field, string>;
}
