import type { ImportKindName, ImportRow } from '@crossload/contract';
import type { Day } from '@crossload/domain';
import { DAY_FIELDS, type RowContext, type RowFault, readRow } from './row-values.ts';
import { cellText, isBlank, type SheetRow } from './sheet.ts';
import type { Mapping, Table } from './table.ts';
import { type EarlyRows, earlyRowsOf, type RowClock } from './times/early-rows.ts';
import { CellUnread, readDay, weekdayNamed } from './times/read-day.ts';
import { type Field, REQUIRED_FIELDS } from './words/header-words.ts';

/** What the rows of a table are, and where their values stand. */
export interface ReadRowsOptions {
	readonly kind: ImportKindName;
	readonly mapping: Mapping;
	/** The date of the festival's first day, by which days' names and dates without a year are known. */
	readonly firstDay: Day | null;
}

/** The rows as POST /import takes them. What could not be read stays in them as no value, so that its row is faulty there too. */
export interface ReadRows {
	readonly rows: readonly ImportRow[];
	readonly faults: readonly RowFault[];
	/** Rows without any required value: headings and notes. */
	readonly leftOut: readonly number[];
	/** Whether days have names or dates without a year, so that the date of the first day is needed. */
	readonly needsFirstDay: boolean;
	/** Rows before the morning, of a column of festival days; null where there are none. */
	readonly early: EarlyRows | null;
}

/** Reads the rows of a table (IN-AND-OUT.md, IMP-03, IMP-11). A cell that cannot be read is a fault of its row and column. */
export function readRows(table: Table, options: ReadRowsOptions): ReadRows {
	const columns = new Map([...options.mapping].map(([index, field]) => [field, index]));
	const days = { firstDay: options.firstDay, named: namedDays(table, columns) };
	const context: RowContext = { kind: options.kind, idsOf: table.idsOf, columns, days };
	const rows: ImportRow[] = [];
	const faults: RowFault[] = [];
	const leftOut: number[] = [];
	const clocks: RowClock[] = [];
	const last = table.rows.findLastIndex((row) => hasRequiredCells(row, context));
	let heading: Day | null = null;
	for (const [index, row] of table.rows.entries()) {
		if (isNoRow(row, { context, isUnderTable: index > last })) {
			leftOut.push(row.row);
			heading = headingOf(row, context) ?? heading;
			continue;
		}
		const read = readRow(row, context, heading);
		rows.push({ row: row.row, values: read.values });
		faults.push(...read.faults);
		if (read.clock) clocks.push({ row: row.row, ...read.clock });
	}
	return { rows, faults, leftOut, needsFirstDay: needsFirstDay(table, columns), early: earlyRowsOf(clocks) };
}

/** What stands in the row's cells, each text once: a merged line is one. */
function textsOf({ cells }: SheetRow): Set<string> {
	return new Set(cells.filter((cell) => !isBlank(cell)).map((cell) => cellText(cell).trim()));
}

function filledRequired({ cells }: SheetRow, { kind, columns }: RowContext): number {
	return REQUIRED_FIELDS[kind].filter((field) => !isBlank(cells[columns.get(field) ?? -1])).length;
}

function hasRequiredCells(row: SheetRow, context: RowContext): boolean {
	const mapped = REQUIRED_FIELDS[context.kind].filter((field) => context.columns.has(field)).length;
	return mapped > 0 && filledRequired(row, context) === mapped && (mapped === 1 || textsOf(row).size > 1);
}

/** A line that says one thing is a day's heading where that is a day, and a note where it stands under the table. */
function isNoRow(row: SheetRow, { context, isUnderTable }: { context: RowContext; isUnderTable: boolean }): boolean {
	if (filledRequired(row, context) === 0) return true;
	if (textsOf(row).size > 1 || REQUIRED_FIELDS[context.kind].length === 1) return false;
	return isUnderTable || headingOf(row, context) !== null;
}

function headingOf(row: SheetRow, { days }: RowContext): Day | null {
	const cell = row.cells.find((each) => !isBlank(each));
	if (textsOf(row).size !== 1 || cell === null || cell === undefined) return null;
	try {
		return readDay(cell, days);
	} catch (error) {
		if (error instanceof CellUnread) return null;
		throw error;
	}
}

/** The cells in which days may be named: those of days and times, and headings. */
function* dayTexts({ rows }: Table, columns: ReadonlyMap<Field, number>): Generator<string> {
	const indexes = [...DAY_FIELDS, 'start', 'end', 'planned_start', 'planned_end'].flatMap(
		(field) => columns.get(field) ?? [],
	);
	for (const row of rows) {
		const isHeading = textsOf(row).size === 1;
		for (const cell of isHeading ? row.cells : indexes.map((index) => row.cells[index])) {
			if (typeof cell === 'string') yield cell.trim();
		}
	}
}

function namedDays(table: Table, columns: ReadonlyMap<Field, number>): ReadonlySet<number> {
	return new Set([...dayTexts(table, columns)].flatMap((text) => weekdayNamed(text) ?? []));
}

const WITHOUT_YEAR = /^(?:\p{L}+[.,\s]*)?\d{1,2}\.\s?\d{1,2}\.?(?:\s+\d{1,2}[:.]\d{2})?$/u;

function needsFirstDay(table: Table, columns: ReadonlyMap<Field, number>): boolean {
	return [...dayTexts(table, columns)].some(
		(text) =>
			weekdayNamed(text) !== null || (DAY_FIELDS.some((field) => columns.has(field)) && WITHOUT_YEAR.test(text)),
	);
}
