import { isHeadLine, SHEET_CELLS, type SheetCell, type SheetLine, TELEPHONE_CELLS } from './sheet.ts';

/**
 * What differs between two issues of a sheet. `cell` is null where a line as a whole is concerned: where it came or went,
 * with `before` and `after` null, or stands in another list, with the titles of both.
 */
export interface SheetChange {
	readonly key: string;
	readonly kind: 'changed' | 'added' | 'removed';
	readonly cell: SheetCell | null;
	readonly before: string | null;
	readonly after: string | null;
	/** For people. */
	readonly text: string;
}

/** What has changed on a sheet since, in its order, lines that are gone last (SHEET-03, SHEET-04). */
export function sheetChanges(before: readonly SheetLine[], after: readonly SheetLine[]): SheetChange[] {
	const known = new Map(before.map((line) => [line.key, line]));
	const present = new Set(after.map(({ key }) => key));
	return [
		...after.flatMap((line) => {
			const old = known.get(line.key);
			if (old) return [...listChange(old, line), ...cellChanges(old, line)];
			return isHeadLine(line) ? [] : [wholeLine(line, 'added')];
		}),
		...before.filter((line) => !present.has(line.key) && !isHeadLine(line)).map((line) => wholeLine(line, 'removed')),
	];
}

/** Of another day or stage now; issues of earlier releases do not say under what a line stood. */
function listChange(old: SheetLine, line: SheetLine): SheetChange[] {
	const [before, after] = [old.under, line.under];
	if (before === undefined || after === undefined || before === after) return [];
	const text = `${line.name}: ${after} instead of ${before}`;
	return [{ key: line.key, kind: 'changed', cell: null, before, after, text }];
}

function cellChanges(old: SheetLine, line: SheetLine): SheetChange[] {
	const cells = (Object.keys(SHEET_CELLS) as SheetCell[]).filter((cell) => old.cells[cell] !== line.cells[cell]);
	return cells.map((cell) => {
		const [before, after] = [old.cells[cell] ?? null, line.cells[cell] ?? null];
		return {
			key: line.key,
			kind: 'changed',
			cell,
			before,
			after,
			text: changeInWords(line.name, cell, [before, after]),
		};
	});
}

function changeInWords(
	name: string,
	cell: SheetCell,
	[before, after]: readonly [before: string | null, after: string | null],
): string {
	const what = cell === 'text' ? name : `${name}, ${SHEET_CELLS[cell].toLowerCase()}`;
	if (after === null) return `${what}: ${before} no longer holds`;
	return before === null ? `${what}: ${after}, which was not there` : `${what}: ${after} instead of ${before}`;
}

function wholeLine(line: SheetLine, kind: 'added' | 'removed'): SheetChange {
	const { time, start, text } = line.cells;
	const when = [line.name, time ?? start ?? text].filter(Boolean).join(' ');
	return {
		key: line.key,
		kind,
		cell: null,
		before: null,
		after: null,
		text: kind === 'added' ? `New: ${when}` : `No longer here: ${when}`,
	};
}

/** The lines as readers without the right phone:read see them. */
export function withoutTelephones(lines: readonly SheetLine[]): SheetLine[] {
	return lines.flatMap((line) => {
		const cells = Object.entries(line.cells).filter(([cell]) => !TELEPHONE_CELLS.includes(cell as SheetCell));
		return cells.length === 0 ? [] : [{ ...line, cells: Object.fromEntries(cells) }];
	});
}
