import { toDay } from '@crossload/domain';
import { type ReadRows, readRows } from '../read-rows.ts';
import { readSpreadsheet } from '../read-spreadsheet.ts';
import { columnLetter, type Sheet } from '../sheet.ts';
import { findTable, guessKind, guessMapping } from '../table.ts';

/** The first sheet of a file, or text, read as what it looks like. */
export function readAll(file: Uint8Array | string, firstDay: string | null = null): ReadRows & { kind: string } {
	const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
	const [sheet = { name: '', rows: [] } satisfies Sheet] = readSpreadsheet(bytes);
	const table = findTable(sheet);
	const kind = guessKind(table, sheet.name);
	const mapping = guessMapping(table, kind);
	return { kind, ...readRows(table, { kind, mapping, firstDay: firstDay === null ? null : toDay(firstDay) }) };
}

/** Rows in short: `4 Trafo 3 | Plaza | 22 18:30 | 22 19:15`, days of August 2026. */
export function shortRows({ rows }: ReadRows): string[] {
	const text = (value: unknown) => {
		if (value === null || value === undefined) return '–';
		if (typeof value === 'object') return '✗';
		return String(value).replace(/^2026-08-(\d\d)T(\d\d:\d\d):00\+02:00$/, '$1 $2');
	};
	return rows.map(
		({ row, values: { band, stage, start, end } }) => `${row} ${[band, stage, start, end].map(text).join(' | ')}`,
	);
}

/** Faults in short: `4 C is no time: “TBA”`. */
export function shortFaults({ faults }: ReadRows): string[] {
	return faults.map(({ row, column, message }) => `${row} ${column === null ? '?' : columnLetter(column)} ${message}`);
}
