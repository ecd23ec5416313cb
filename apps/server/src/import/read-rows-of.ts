import type { ImportKindName } from '@crossload/contract';
import type { Day } from '@crossload/domain';
import {
	findTable,
	guessKind,
	guessMapping,
	type Mapping,
	REQUIRED_FIELDS,
	type ReadRows,
	readRows,
	readSpreadsheet,
	type Sheet,
	SpreadsheetRefused,
	type Table,
} from '@crossload/spreadsheet';

/** Which rows of a file are read, and as what. */
export interface RowChoice {
	readonly kind: ImportKindName | null;
	readonly sheet: string | null;
	readonly firstDay: Day | null;
	/** Columns that say the day say the calendar day, not the festival day. */
	readonly hasCalendarDays: boolean;
	/** The file's name, which may say what is in it. */
	readonly fileName: string;
}

/** The rows of a file, and what they are. */
export interface FileRows extends ReadRows {
	readonly kind: ImportKindName;
}

/** Reads the rows of a file (IN-AND-OUT.md, IMP-08). Throws {@link SpreadsheetRefused}. */
export function readRowsOf(bytes: Uint8Array, choice: RowChoice): FileRows {
	const sheets = readSpreadsheet(bytes);
	const sheet = choice.sheet === null ? sheetWithRequiredFields(sheets, choice) : sheetNamed(sheets, choice.sheet);
	const table = findTable(sheet);
	const kind = kindOf(table, sheet, choice);
	const mapping = mappingOf(guessMapping(table, kind), choice);
	return { kind, ...readRows(table, { kind, mapping, firstDay: choice.firstDay }) };
}

/** Days are taken for those of the calendar, unless another column says those already. */
function mappingOf(guessed: Mapping, { hasCalendarDays }: RowChoice): Mapping {
	if (!hasCalendarDays || [...guessed.values()].includes('calendar_day')) return guessed;
	return new Map([...guessed].map(([column, field]) => [column, field === 'day' ? 'calendar_day' : field]));
}

function kindOf(table: Table, { name }: Sheet, { kind, fileName }: RowChoice): ImportKindName {
	return kind ?? guessKind(table, `${name} ${fileName}`);
}

/** By its name, else by its number from 1. */
function sheetNamed(sheets: readonly Sheet[], nameOrNumber: string): Sheet {
	const sheet = sheets.find(({ name }) => name === nameOrNumber) ?? sheets[Number(nameOrNumber) - 1];
	if (sheet) return sheet;
	throw new SpreadsheetRefused(`There is no such sheet. It has: ${sheets.map(({ name }) => name).join(', ')}.`);
}

/** The first sheet that has a column for all that its rows need, else the first one. */
function sheetWithRequiredFields(sheets: readonly Sheet[], choice: RowChoice): Sheet {
	const [first, ...others] = sheets;
	if (!first) throw new SpreadsheetRefused('There are no cells in it.');
	if (others.length === 0) return first;
	return sheets.find((sheet) => hasRequiredFields(sheet, choice)) ?? first;
}

function hasRequiredFields(sheet: Sheet, choice: RowChoice): boolean {
	try {
		const table = findTable(sheet);
		const kind = kindOf(table, sheet, choice);
		const mapped = new Set(guessMapping(table, kind).values());
		return REQUIRED_FIELDS[kind].every((field) => mapped.has(field));
	} catch (error) {
		if (error instanceof SpreadsheetRefused) return false;
		throw error;
	}
}
