import { SHEET_CELLS, type Sheet, type SheetCell, type SheetTable } from '@crossload/domain';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { ChangeMarks } from './change-marks.ts';

/** Grey that stays grey on any printer. */
const SHADE = '#eeeeee';

/** Cells that are read first. */
const BOLD: readonly SheetCell[] = ['time', 'plate', 'person'];
const NARROW: readonly SheetCell[] = ['time', 'type', 'plate', 'radio', 'tel'];

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

/** A table whose head is repeated on every page, with the sheet's title. */
export function tableContent(sheet: Sheet, table: SheetTable, marks: ChangeMarks): Content {
	const shown = table.cells.filter((cell) => table.lines.some(({ cells }) => cells[cell] !== undefined));
	if (shown.length === 0) return [];
	const abreast = table.cells[0] === 'person' && table.lines.length > 1 ? 2 : 1;
	const names = Array.from({ length: abreast }, () => shown).flat();
	const head = names.map((cell): TableCell => ({ text: SHEET_CELLS[cell], bold: true, fontSize: 8 }));
	const height = Math.ceil(table.lines.length / abreast);
	const body = table.lines.slice(0, height).map((line, row) => {
		const lines = abreast === 1 ? [line] : [line, table.lines[row + height]];
		return lines.flatMap((one) =>
			shown.map((cell) => cellContent(cell, one && marks.text({ sheet, line: one }, cell))),
		);
	});
	return {
		table: {
			headerRows: 2,
			keepWithHeaderRows: 1,
			dontBreakRows: true,
			widths: names.map((cell) => (NARROW.includes(cell) ? 'auto' : '*')),
			body: [
				[titleCell(`${sheet.title}: `, table.title, names.length), ...names.slice(1).map(() => ({}))],
				head,
				...body,
			],
		},
		layout: LINES,
		margin: [0, 10, 0, 0],
	};
}

function cellContent(cell: SheetCell, text = ''): TableCell {
	return { text, bold: BOLD.includes(cell), noWrap: cell === 'tel' };
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
		const say = (cell: SheetCell) => marks.text({ sheet, line }, cell);
		const more = [say('state'), say('loadin') && `Load-in ${say('loadin')}`].filter((text) => text !== undefined);
		return [
			{ text: say('time') ?? '', bold: true },
			{
				stack: [
					{ text: say('band') ?? '', bold: true, fontSize: 10.5 },
					...more.map((text) => ({ text, fontSize: 8 })),
				],
			},
		];
	});
	return {
		table: { headerRows: 1, dontBreakRows: true, widths: [62, '*'], body: [head, ...body] },
		layout: { ...LINES, fillColor: () => null },
	};
}
