/** What a cell of a written file holds; a date is festival time, read off as if it were UTC, as spreadsheets know no zones. */
export type WrittenCell = string | number | Date | null;

/** A sheet to be written, its first row the names of the columns. */
export interface WrittenSheet {
	/** At most 31 characters, none of []:*?/\, as Excel wants it. */
	readonly name: string;
	readonly rows: readonly (readonly WrittenCell[])[];
}

/** `2026-08-22 17:10`, a written date as spreadsheets of every language read it. */
export function dateText(date: Date): string {
	return date.toISOString().slice(0, 16).replace('T', ' ');
}
