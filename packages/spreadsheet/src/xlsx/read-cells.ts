import { type Cell, expectSize, isBlank, type SheetRow, SpreadsheetRefused } from '../sheet.ts';
import { unescaped } from './workbook.ts';
import { walkXml } from './xml.ts';

/** What cells of a sheet refer to. */
export interface CellContext {
	readonly strings: readonly string[];
	readonly dateStyles: readonly boolean[];
	readonly isFrom1904: boolean;
}

/** Days between the two first days that workbooks count from. */
const DAYS_TO_1904 = 1462;

/** Days: what is less is a time or, as 24:30 is, a duration. */
const DURATIONS_BELOW = 2;

/** Cells that merged ranges may fill, at most: a crafted one could cover millions. */
const MAX_FILLED = 500_000;

interface Place {
	readonly row: number;
	readonly column: number;
}

interface OpenCell extends Place {
	readonly type: string;
	readonly style: number;
	value: string | null;
	hasFormula: boolean;
}

/** The rows of a sheet that are not blank; a merged range has its value in all of its cells (IN-AND-OUT.md, IMP-03). */
export function readCells(xml: string, context: CellContext): SheetRow[] {
	const rows = new Map<number, Cell[]>();
	const merged: string[] = [];
	let at: Place = { row: 0, column: -1 };
	let cell: OpenCell | null = null;
	let isValue = false;
	walkXml(xml, {
		open: (name, attributes) => {
			if (name === 'row') at = { row: Number(attributes()['r'] ?? at.row + 1), column: -1 };
			if (name === 'mergeCell') merged.push(attributes()['ref'] ?? '');
			if (name === 'c') {
				cell = openCell(attributes(), at);
				at = cell;
			}
			if (name === 'f' && cell) cell.hasFormula = true;
			isValue = name === 'v' || name === 't';
		},
		text: (text) => {
			if (isValue && cell) cell.value = (cell.value ?? '') + text;
		},
		close: (name) => {
			isValue = false;
			if (name !== 'c' || cell === null) return;
			const content = contentOf(cell, context);
			if (!isBlank(content)) put(rows, cell, content);
			cell = null;
		},
	});
	fillMerged(rows, merged);
	return [...rows].map(([row, cells]) => ({ row, cells })).sort((a, b) => a.row - b.row);
}

function openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>, at: Place): OpenCell {
	const place = placeOf(r ?? '') ?? { row: at.row, column: at.column + 1 };
	return { ...place, type: t, style: Number(s), value: null, hasFormula: false };
}

function put(rows: Map<number, Cell[]>, { row, column }: Place, content: Cell): void {
	const cells = rows.get(row) ?? [];
	expectSize(rows.size, column + 1);
	while (cells.length < column) cells.push(null);
	cells[column] = content;
	rows.set(row, cells);
}

function contentOf({ type, style, value, hasFormula }: OpenCell, context: CellContext): Cell {
	if (value === null)
		return hasFormula ? { problem: 'is a formula without a value: open and save the workbook' } : null;
	if (type === 's') return context.strings[Number(value)] ?? null;
	if (type === 'str' || type === 'inlineStr') return unescaped(value);
	if (type === 'b') return value === '1';
	if (type === 'e') return { problem: `shows an error (${value.slice(0, 10)})` };
	const number = Number(value);
	if (type === 'd' || !Number.isFinite(number)) return value;
	if (context.dateStyles[style] !== true) return number;
	return { serial: context.isFrom1904 && number >= DURATIONS_BELOW ? number + DAYS_TO_1904 : number };
}

/** A1 is row 1, column 0. */
function placeOf(reference: string): Place | null {
	const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
	if (letters === undefined || digits === undefined) return null;
	const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
	return { row: Number(digits), column };
}

/** Only rows that are there are filled: what is merged beyond them is paper. */
function fillMerged(rows: Map<number, Cell[]>, ranges: readonly string[]): void {
	const width = Math.max(0, ...[...rows.values()].map((cells) => cells.length));
	const last = Math.max(0, ...rows.keys());
	let filled = 0;
	for (const range of ranges) {
		const [from, to] = range.split(':').map(placeOf);
		const content = from ? rows.get(from.row)?.[from.column] : null;
		if (!from || !to || content === null || content === undefined) continue;
		const lastColumn = Math.min(to.column, width - 1);
		for (let row = from.row; row <= Math.min(to.row, last); row++) {
			filled += lastColumn - from.column + 1;
			if (filled > MAX_FILLED)
				throw new SpreadsheetRefused('Too many cells are merged. Unmerge them and save it again.');
			if (!rows.has(row)) continue;
			for (let column = from.column; column <= lastColumn; column++) put(rows, { row, column }, content);
		}
	}
}
