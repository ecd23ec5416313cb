import Papa from 'papaparse';
import { expectSize, isBlank, type Sheet, SpreadsheetRefused } from '../sheet.ts';
import { withoutGuard } from '../write/write-csv.ts';

/** The one sheet of CSV or TSV text, or of pasted cells; what stands between columns is found out. */
export function readDelimited(text: string): Sheet[] {
	const { data, errors } = Papa.parse<string[]>(text, {
		delimiter: delimiterOf(text),
		skipEmptyLines: false,
	});
	const unclosed = errors.find(({ type }) => type === 'Quotes');
	if (unclosed) {
		throw new SpreadsheetRefused(`A quotation mark is not closed in row ${(unclosed.row ?? 0) + 1}.`);
	}
	const rows = data.flatMap((cells, index) => {
		if (cells.every(isBlank)) return [];
		expectSize(index + 1, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
		return [{ row: index + 1, cells: cells.map((cell) => (isBlank(cell) ? null : withoutGuard(cell))) }];
	});
	return [{ name: '', rows }];
}

function delimiterOf(text: string): string {
	// Pasted cells are tabbed, and their texts may hold any number of commas.
	if ((text.split(/\r?\n|\r/, 1)[0] ?? '').includes('\t')) return '\t';
	// Blank lines, the one at the end too, would make it take two columns for one.
	const guess = { delimitersToGuess: [';', ',', '\t', '|'], skipEmptyLines: true, preview: 1 };
	return Papa.parse(text, guess).meta.delimiter;
}
