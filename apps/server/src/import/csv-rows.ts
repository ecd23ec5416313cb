import { CsvError, parse } from 'csv-parse/sync';
import { ImportRefused } from './import-refused.ts';
import type { RawRow } from './raw-row.ts';

const COLUMNS = ['name', 'stage', 'start', 'end'];

/** What spreadsheets put between columns; German ones write semicolons. */
const SEPARATORS = [';', ',', '\t'];

/**
 * The rows of a CSV file whose first line names the columns. Throws {@link ImportRefused} when columns are missing or
 * quotes do not match.
 */
export function readCsvRows(text: string): RawRow[] {
	// The parser miscounts lines when quoted text holds the two signs with which Windows ends a line.
	const [header, ...records] = parseCsv(text.replace(/\r\n?/g, '\n'));
	const columns = header?.fields.map((column) => column.toLowerCase()) ?? [];
	const missing = COLUMNS.filter((column) => !columns.includes(column));
	if (missing.length > 0) {
		throw new ImportRefused(
			`The first line must name the columns ${COLUMNS.join(', ')}; there is no ${missing.join(', no ')}.`,
		);
	}
	return records.map(({ line, fields }) => ({
		line,
		fields: Object.fromEntries(columns.map((column, index) => [column, fields[index]])),
	}));
}

interface CsvRecord {
	readonly record: readonly string[];
	readonly raw: string;
	readonly info: { readonly lines: number };
}

function parseCsv(text: string): { line: number; fields: readonly string[] }[] {
	try {
		// The parser's own type does not follow what `info` and `raw` make of the response.
		const records = parse(text, {
			bom: true,
			delimiter: separatorOf(text),
			info: true,
			raw: true,
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
		}) as unknown as CsvRecord[];
		return records.map(({ record, raw, info }) => ({ line: info.lines - inner(raw), fields: record }));
	} catch (error) {
		if (error instanceof CsvError) throw new ImportRefused(`The file is no valid CSV: ${error.message}`);
		throw error;
	}
}

/** The parser counts the line on which a record ends; this many before it, the record starts. */
function inner(raw: string): number {
	return raw.trim().split('\n').length - 1;
}

/** The separator that stands most often in the line of the column names. */
function separatorOf(text: string): string {
	const header = text.trimStart().split('\n', 1)[0] ?? '';
	const count = (separator: string) => header.split(separator).length;
	return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
