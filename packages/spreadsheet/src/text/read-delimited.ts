import Papa from 'papaparse';
import { expectSize, isBlank, type Sheet, type SheetRow, SpreadsheetRefused } from '../sheet.ts';
import { withoutGuard } from '../write/write-csv.ts';

/** The one sheet of CSV or TSV text, or of pasted cells; what stands between columns is found out. */
export function readDelimited(text: string): Sheet[] {
	const rows: SheetRow[] = [];
	for (const [index, cells] of recordsOf(text).entries()) {
		if (cells.every(isBlank)) continue;
		expectSize(rows.length + 1, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
		rows.push({ row: index + 1, cells: cells.map((cell) => (isBlank(cell) ? null : withoutGuard(cell))) });
	}
	return [{ name: '', rows }];
}

function recordsOf(text: string): string[][] {
	const delimiter = delimiterOf(text);
	const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
	const unclosed = errors.find(({ type }) => type === 'Quotes');
	if (!unclosed) return data;
	// Excel copies a cell that begins with a quotation mark as it is.
	if (delimiter === '\t') return tabbedRecords(text);
	throw new SpreadsheetRefused(`A quotation mark is not closed in row ${(unclosed.row ?? 0) + 1}.`);
}

/** A cell, in quotation marks where these end it, and what follows it. */
const TABBED = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

function tabbedRecords(text: string): string[][] {
	const records: string[][] = [[]];
	for (const [whole, quoted, plain = '', after] of text.matchAll(TABBED)) {
		if (whole === '' && records.length > 1) break;
		records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
		if (after === '') break;
		if (after !== '\t') records.push([]);
	}
	return records;
}

/** Lines in which what stands between columns is looked for. */
const LOOKED_AT = 30;

function delimiterOf(text: string): string {
	// A title above the table has no columns.
	const first = text.split(/\r?\n|\r/, LOOKED_AT).find((line) => /[;,\t|]/.test(line)) ?? '';
	// Pasted cells are tabbed, and their texts may hold any number of commas.
	if (first.includes('\t')) return '\t';
	// Blank lines, the one at the end too, would make it take two columns for one.
	const guess = { delimitersToGuess: [';', ',', '\t', '|'], skipEmptyLines: true, preview: 1 };
	return Papa.parse(text.slice(text.indexOf(first)), guess).meta.delimiter;
}
