import { dateText, type WrittenCell } from './written-sheet.ts';

/** What stands between the columns: Excel takes the semicolon where numbers have a decimal comma. */
export type Separator = ';' | ',';

/** What Excel and LibreOffice would take for a formula, or `+49 …` for a number; and what has the apostrophe by itself. */
const LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Rows as CSV that spreadsheets open: UTF-8 with its mark, every cell quoted. A text that begins like a formula gets an
 * apostrophe, so that it stays text (OWASP, CSV injection; IN-AND-OUT.md, OUT-01); {@link withoutGuard} takes it off.
 */
export function csvText(rows: readonly (readonly WrittenCell[])[], separator: Separator): string {
	return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('')}`;
}

/** The text of a cell as it was before {@link csvText} made it safe. */
export function withoutGuard(text: string): string {
	return text.startsWith("'") && LIKE_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

function quoted(cell: WrittenCell): string {
	return `"${textOf(cell).replaceAll('"', '""')}"`;
}

function textOf(cell: WrittenCell): string {
	if (cell === null) return '';
	if (cell instanceof Date) return dateText(cell);
	if (typeof cell === 'number') return `${cell}`;
	return LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
}
