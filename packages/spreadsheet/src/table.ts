import type { ImportKindName } from '@crossload/contract';
import { kindOfIds } from './kind-of-ids.ts';
import { readingSheetOf } from './reading-sheets.ts';
import {
	type Cell,
	cellText,
	columnLetter,
	isBlank,
	MAX_ROWS,
	type Sheet,
	type SheetRow,
	SpreadsheetRefused,
	tooManyRows,
} from './sheet.ts';
import { type Field, fieldsOfHeader, isNamedAfter, KINDS, REQUIRED_FIELDS } from './words/header-words.ts';

/** A column that has a header or a value. */
export interface Column {
	readonly index: number;
	/** As the spreadsheet names it: A, B, … */
	readonly letter: string;
	/** Its header; of two header rows both, with a line break between. Blank where there is none. */
	readonly header: string;
	/** Its first values that differ, five at most. */
	readonly samples: readonly string[];
}

/** The table of a sheet: what stands above its header is left out. */
export interface Table {
	readonly headerRow: number;
	readonly columns: readonly Column[];
	readonly rows: readonly SheetRow[];
	/** Of which kind its ids are; null where it has none, or where that cannot be told. */
	readonly idsOf: ImportKindName | null;
}

/** To which field each column goes, by its index; others are not imported. */
export type Mapping = ReadonlyMap<number, Field>;

/** Rows in which the header is looked for. */
const HEADER_WITHIN = 30;
const SAMPLES = 5;

interface Header {
	readonly from: number;
	readonly rows: number;
	readonly texts: readonly string[];
}

/**
 * Finds the header, and with it the table (IN-AND-OUT.md, IMP-03). Throws {@link SpreadsheetRefused} where there is none, and
 * for a sheet of a festival's workbook that is for reading.
 */
export function findTable({ name, rows }: Sheet): Table {
	const header = findHeader(rows);
	const readingSheet = readingSheetOf(header.texts);
	if (readingSheet !== null) {
		throw new SpreadsheetRefused(`The ${readingSheet} of a festival’s workbook are for reading. Choose another sheet.`);
	}
	const body = rows.slice(header.from + header.rows);
	if (body.length > MAX_ROWS) throw tooManyRows();
	if (body.length === 0)
		throw new SpreadsheetRefused('There is no row under the header. Choose a sheet that has some.');
	const width = Math.max(header.texts.length, ...body.map(({ cells }) => cells.length));
	const columns = Array.from({ length: width }, (_, index) => columnOf(index, header.texts[index] ?? '', body));
	return {
		headerRow: rows[header.from + header.rows - 1]?.row ?? 1,
		columns: columns.filter(({ header: text, samples }) => text !== '' || samples.length > 0),
		rows: body.filter(({ cells }) => !isHeaderAgain(cells, header.texts)),
		idsOf: kindOfIds(header.texts, name),
	};
}

function columnOf(index: number, header: string, rows: readonly SheetRow[]): Column {
	const samples = new Set<string>();
	for (const { cells } of rows) {
		const text = cellText(cells[index] ?? null).trim();
		if (text !== '') samples.add(text.slice(0, 60));
		if (samples.size === SAMPLES) break;
	}
	return { index, letter: columnLetter(index), header, samples: [...samples] };
}

/** The row, or two rows together, whose words are known best; without any known word the first row of text. */
function findHeader(rows: readonly SheetRow[]): Header {
	const within = rows.slice(0, HEADER_WITHIN);
	const candidates = within.flatMap(({ cells }, from): Header[] => {
		const texts = headerTexts(cells);
		const below = headerTexts(within[from + 1]?.cells ?? []);
		const both = Array.from({ length: Math.max(texts.length, below.length) }, (_, index) =>
			joined(texts[index] ?? '', below[index] ?? ''),
		);
		const isHeaderBelow = scoreOf(below) * 2 >= below.filter((text) => text !== '').length && scoreOf(below) > 0;
		return [{ from, rows: 1, texts }, ...(isHeaderBelow ? [{ from, rows: 2, texts: both }] : [])];
	});
	const best = candidates.reduce<Header | null>(
		(found, each) => (scoreOf(each.texts) > (found ? scoreOf(found.texts) : 0) ? each : found),
		null,
	);
	const first = candidates.find(({ texts }) => texts.filter((text) => text !== '').length > 1) ?? candidates[0];
	const header = best ?? first;
	if (!header) throw new SpreadsheetRefused('There are no cells in this sheet. Choose another one.');
	return header;
}

function joined(above: string, below: string): string {
	if (above === below || below === '') return above;
	return above === '' ? below : `${above}\n${below}`;
}

/** Only text heads a column. */
function headerTexts(cells: readonly Cell[]): string[] {
	return Array.from(cells, (cell) => (typeof cell === 'string' ? cell.trim().slice(0, 100) : ''));
}

/** How many fields the words mean, of the kind of which they mean most. */
function scoreOf(texts: readonly string[]): number {
	return Math.max(...KINDS.map((kind) => new Set(texts.map((text) => fieldsOfHeader(kind, text)[0])).size - 1));
}

/** Lists that were printed have their header on every page. */
function isHeaderAgain(cells: readonly Cell[], texts: readonly string[]): boolean {
	const filled = cells.flatMap((cell, index) => (isBlank(cell) ? [] : [index]));
	return (
		filled.length > 1 &&
		filled.every((index) => texts[index]?.split('\n').includes(cellText(cells[index] ?? null).trim()))
	);
}

/**
 * The fields that a table's headers mean for a kind; of two columns that mean the same the first one counts. A header
 * that may mean several takes what the plainer ones leave.
 */
export function guessMapping({ columns }: Table, kind: ImportKindName): Mapping {
	const byField = new Map<Field, number>();
	const meant = columns.map(({ index, header }) => ({ index, fields: fieldsOfHeader(kind, header) }));
	const plain = meant.filter(({ fields }) => fields.length === 1);
	const open = meant.filter(({ fields }) => fields.length > 1);
	for (const { index, fields } of [...plain, ...open]) {
		const field = fields.find((each) => !byField.has(each));
		if (field !== undefined) byField.set(field, index);
	}
	return new Map([...byField].map(([field, index]) => [index, field]));
}

/** The kind that a table's headers fit best; the name of its sheet or file decides where they leave it open. */
export function guessKind(table: Table, name: string): ImportKindName {
	const scores = KINDS.map((kind) => {
		const fields = new Set(guessMapping(table, kind).values());
		const hasAllRequired = REQUIRED_FIELDS[kind].every((field) => fields.has(field));
		return { kind, score: fields.size + (hasAllRequired ? 3 : 0) + (isNamedAfter(kind, name) ? 2 : 0) };
	});
	return scores.reduce((best, each) => (each.score > best.score ? each : best)).kind;
}
