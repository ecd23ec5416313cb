/** One entry of a file before anything is known about it. */
export interface RawRow {
	/** The line of the file on which it starts, counted from 1. */
	readonly line: number;
	/** null: the entry is no object. */
	readonly fields: Readonly<Record<string, unknown>> | null;
}
