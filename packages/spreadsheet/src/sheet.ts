/** A date or time of a workbook: days since 1899-12-30, the time of day as their fraction, in no zone. */
export interface CellDate {
	readonly serial: number;
}

/** A cell that has no value to go by; the message says why. */
export interface CellProblem {
	readonly problem: string;
}

/** What a cell holds. Blank ones are null. */
export type Cell = string | number | boolean | CellDate | CellProblem | null;

/** A row that has a cell which is not blank. */
export interface SheetRow {
	/** As the spreadsheet counts, from 1; in JSON the line on which the entry starts. */
	readonly row: number;
	readonly cells: readonly Cell[];
}

/** A sheet that is not hidden; text has one, without a name. */
export interface Sheet {
	readonly name: string;
	readonly rows: readonly SheetRow[];
}

/** Rows under the header of one sheet, at most (IN-AND-OUT.md, IMP-01). */
export const MAX_ROWS = 20_000;
/** Columns of one sheet, at most. */
export const MAX_COLUMNS = 1000;
/** Bytes of a file, at most. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** What stands above the rows of a table, so that a sheet may be this much longer. */
const MAX_ROWS_ABOVE = 40;

/** The file cannot be read at all; the message says why and what to do, and never quotes its bytes. */
export class SpreadsheetRefused extends Error {}

/** Throws {@link SpreadsheetRefused} for more rows that are not blank, or more columns, than can be imported. */
export function expectSize(rows: number, columns: number): void {
	if (columns > MAX_COLUMNS) {
		throw new SpreadsheetRefused(`The sheet has more than ${MAX_COLUMNS} columns. Delete those that are not needed.`);
	}
	if (rows > MAX_ROWS + MAX_ROWS_ABOVE) throw tooManyRows();
}

/** The error for a table that is too long. */
export function tooManyRows(): SpreadsheetRefused {
	return new SpreadsheetRefused('The sheet has more than 20,000 rows. Split it and import one part after the other.');
}

/** The letters over a column: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
	const rest = Math.floor(index / 26);
	return `${rest > 0 ? columnLetter(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** A cell as text, as a person would read it: a date as `2026-08-22 18:30`, of one day's time as `18:30`. */
export function cellText(cell: Cell): string {
	if (cell === null) return '';
	if (typeof cell !== 'object') return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
	return 'problem' in cell ? '' : serialText(cell.serial);
}

/** Days from the first one of serials, 1899-12-30, to 1970. */
const SERIAL_START = 25_569;
const DAY_MINUTES = 1440;

function serialText(serial: number): string {
	const minutes = Math.round(serial * DAY_MINUTES);
	const written = new Date((minutes - SERIAL_START * DAY_MINUTES) * 60_000);
	if (Number.isNaN(written.getTime())) return String(serial);
	const [day = '', time = ''] = written.toISOString().slice(0, 16).split('T');
	if (minutes < DAY_MINUTES) return time;
	return minutes % DAY_MINUTES === 0 ? day : `${day} ${time}`;
}

/** Whether nothing stands in the cell. */
export function isBlank(cell: Cell | undefined): boolean {
	return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
