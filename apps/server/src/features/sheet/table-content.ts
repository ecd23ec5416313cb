import {
	isCancelledLine,
	SHEET_CELLS,
	type Sheet,
	type SheetCell,
	type SheetLine,
	type SheetTable,
} from '@crossload/domain';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { ChangeMarks } from './change-marks.ts';

/** Grey that stays grey on any printer. */
const SHADE = '#eeeeee';

/** Cells that are read first. */
const BOLD: readonly SheetCell[] = ['time', 'plate', 'person'];
const NARROW: readonly SheetCell[] = ['time', 'type', 'plate', 'radio', 'tel', 'state'];

/** Letters of a time or plate that stays in one line; what is marked as changed says both values. */
const ONE_LINE = 15;

/** Letters of a telephone number that stays in one line; what people add to one is broken. */
const TEL_LINE = 20;

/** Whether a time, plate or telephone number is kept whole: what is not wrapped has to fit its column. */
export function isOneLine(text: string, cell: SheetCell): boolean {
	return text.length <= (cell === 'tel' ? TEL_LINE : ONE_LINE);
}

/** Points between two halves of a table. */
const GAP = 14;

/** So many lines are kept on one page: two people on a page of their own look like a mistake. */
const KEPT_TOGETHER = 8;

/** Stages beside each other on a page of the overview. */
const ABREAST = 4;

const LINES: CustomTableLayout = {
	hLineWidth: (at) => (at <= 1 ? 0 : 0.5),
	vLineWidth: () => 0,
	paddingLeft: () => 0,
	paddingRight: () => 8,
	paddingTop: () => 3,
	paddingBottom: () => 3,
	fillColor: (row) => (row === 1 ? SHADE : null),
};

const UNSHADED: CustomTableLayout = { ...LINES, fillColor: () => null };

/** A table whose head is repeated on every page, with the sheet's title; people to call stand two abreast, without names of columns. */
export function tableContent(sheet: Sheet, table: SheetTable, marks: ChangeMarks): Content {
	// Also what says nothing any more, where that is new.
	const shown = table.cells.filter((cell) =>
		table.lines.some((line) => marks.text({ sheet, line }, cell) !== undefined),
	);
	if (shown.length === 0) return [];
	const arePeople = table.cells[0] === 'person';
	const rowOf = (line: SheetLine | undefined) =>
		shown.map((cell) => ({ ...cellContent(cell, line && marks.text({ sheet, line }, cell)), ...struck(line, cell) }));
	const rows = arePeople ? abreast(table.lines, rowOf) : table.lines.map(rowOf);
	const widths = shown.map((cell) => (NARROW.includes(cell) ? 'auto' : '*'));
	const allWidths = arePeople && table.lines.length > 1 ? [...widths, GAP, ...widths] : widths;
	const names = shown.map((cell): TableCell => ({ text: SHEET_CELLS[cell], bold: true, fontSize: 8 }));
	const head = titleCell(`${sheet.title}: `, table.title, allWidths.length);
	return {
		table: {
			headerRows: arePeople ? 1 : 2,
			keepWithHeaderRows: 1,
			dontBreakRows: true,
			widths: allWidths,
			body: [[head, ...allWidths.slice(1).map(() => ({}))], ...(arePeople ? [] : [names]), ...rows],
		},
		unbreakable: rows.length <= KEPT_TOGETHER,
		layout: arePeople ? UNSHADED : LINES,
		margin: [0, 10, 0, 0],
	};
}

/** Two lines in a row, down the left half first. */
function abreast(lines: readonly SheetLine[], rowOf: (line: SheetLine | undefined) => TableCell[]): TableCell[][] {
	if (lines.length < 2) return lines.map(rowOf);
	const height = Math.ceil(lines.length / 2);
	return lines.slice(0, height).map((line, row) => [...rowOf(line), {}, ...rowOf(lines[row + height])]);
}

function cellContent(cell: SheetCell, text = '') {
	return { text, bold: BOLD.includes(cell), noWrap: NARROW.includes(cell) && isOneLine(text, cell) };
}

/** How what does not take place is written: struck through, but for the word that says so. */
export function struck(line: SheetLine | undefined, cell?: SheetCell): { decoration?: 'lineThrough' } {
	return line && cell !== 'state' && isCancelledLine(line) ? { decoration: 'lineThrough' } : {};
}

function titleCell(sheet: string, title: string, colSpan: number): TableCell {
	return {
		text: [
			{ text: sheet, color: '#555555' },
			{ text: title, bold: true },
		],
		fontSize: 10,
		colSpan,
	};
}

/** Lists beside each other, a few in a row. */
export function columnsContent(sheet: Sheet, columns: readonly SheetTable[], marks: ChangeMarks): Content {
	const rows = Array.from({ length: Math.ceil(columns.length / ABREAST) }, (_, at) =>
		columns.slice(at * ABREAST, (at + 1) * ABREAST),
	);
	return rows.map(
		(abreast): Content => ({
			columns: abreast.map((column): Content => columnContent(sheet, column, marks)),
			columnGap: 14,
			margin: [0, 8, 0, 0],
		}),
	);
}

function columnContent(sheet: Sheet, { title, lines }: SheetTable, marks: ChangeMarks): Content {
	const head: TableCell[] = [{ text: title, bold: true, fontSize: 12, colSpan: 2, fillColor: SHADE }, {}];
	const body = lines.map((line): TableCell[] => {
		const markedText = (cell: SheetCell) => marks.text({ sheet, line }, cell);
		const more = [markedText('state'), markedText('loadin') && `Load-in ${markedText('loadin')}`].filter(
			(text) => text !== undefined,
		);
		return [
			{ text: markedText('time') ?? '', bold: true, ...struck(line) },
			{
				stack: [
					{ text: markedText('band') ?? '', bold: true, fontSize: 10.5, ...struck(line) },
					...more.map((text) => ({ text, fontSize: 8 })),
				],
			},
		];
	});
	return {
		table: { headerRows: 1, dontBreakRows: true, widths: [62, '*'], body: [head, ...body] },
		layout: UNSHADED,
	};
}
