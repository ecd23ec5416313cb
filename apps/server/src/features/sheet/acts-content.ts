import type { Sheet, SheetAct, SheetCell, SheetLine } from '@crossload/domain';
import type { Content, TableCell } from 'pdfmake';
import type { ChangeMarks } from './change-marks.ts';
import { framedType } from './framed-type.ts';
import { isOneLine, struck } from './table-content.ts';

const SHADE = '#eeeeee';
/** Points: of the time, and of the act with its loads; the vehicles have the rest. */
const WIDTHS = [68, 196, '*'];

type CellText = (line: SheetLine, cell: SheetCell) => string;

/** Shows with their loads, vehicles and changeovers, none of them broken over two pages; the sheet's title on each. */
export function actsContent(sheet: Sheet, acts: readonly SheetAct[], marks: ChangeMarks): Content {
	if (acts.length === 0) return [];
	const cellText: CellText = (line, cell) => marks.text({ sheet, line }, cell) ?? '';
	const head = [sheet.title, 'Act', 'Vehicles and drivers'].map(
		(text): TableCell => ({ text, fontSize: 8, bold: true }),
	);
	const rows = acts.flatMap((act): TableCell[][] => [actRow(act, cellText), ...changeoverRow(act)]);
	return {
		table: {
			headerRows: 1,
			keepWithHeaderRows: 1,
			dontBreakRows: true,
			widths: WIDTHS,
			body: [head, ...rows],
		},
		layout: {
			hLineWidth: (at) => (at === 0 ? 0 : 0.75),
			vLineWidth: () => 0,
			paddingLeft: () => 0,
			paddingRight: () => 8,
			paddingTop: (at) => paddingOf(rows[at - 1]),
			paddingBottom: (at) => paddingOf(rows[at - 1]),
		},
	};
}

/** Points: less around a changeover, which is one short line of three cells of which the first says nothing. */
function paddingOf(row: TableCell[] | undefined): number {
	return row && isChangeover(row) ? 2 : 4;
}

function isChangeover([first]: TableCell[]): boolean {
	return typeof first === 'object' && 'fillColor' in first;
}

function actRow({ show, steps, vehicles, facts }: SheetAct, cellText: CellText): TableCell[] {
	const [start, end, state] = [cellText(show, 'start'), cellText(show, 'end'), cellText(show, 'state')];
	return [
		{
			stack: [
				{ text: start, fontSize: start.includes('(') ? 13 : 18, bold: true, lineHeight: 1, ...struck(show) },
				...(end === '' ? [] : [{ text: `to ${end}`, ...struck(show) }]),
			],
		},
		{
			stack: [
				{ text: cellText(show, 'band'), fontSize: 12.5, bold: true, lineHeight: 1.1, ...struck(show) },
				...(state === '' ? [] : [{ text: state, bold: true }]),
				...steps.map((step) => stepLine(step, cellText)),
			],
		},
		{
			stack: [
				...vehicles.map((vehicle) => vehicleLine(vehicle, cellText)),
				...facts.map((fact) => factLine(fact, cellText)),
			],
		},
	];
}

function stepLine(step: SheetLine, cellText: CellText): Content {
	const [time, state] = [cellText(step, 'time'), cellText(step, 'state')];
	return {
		columns: [
			{ text: cellText(step, 'what'), width: 54, ...struck(step) },
			{ text: time, bold: true, width: 'auto', noWrap: isOneLine(time, 'time'), ...struck(step) },
			{
				text: [{ text: cellText(step, 'place'), ...struck(step) }, state && `  ${state}`],
				width: '*',
			},
		],
		columnGap: 6,
	};
}

function vehicleLine(vehicle: SheetLine, cellText: CellText): Content {
	const tel = cellText(vehicle, 'tel');
	return {
		columns: [
			framedType(cellText(vehicle, 'type')),
			{ text: cellText(vehicle, 'plate') || cellText(vehicle, 'vehicle'), bold: true, width: 58 },
			{ text: cellText(vehicle, 'driver') || 'driver open', width: '*', fontSize: 8.5 },
			{ text: tel, width: 'auto', fontSize: 8.5, noWrap: isOneLine(tel, 'tel') },
		],
		columnGap: 4,
	};
}

function factLine(fact: SheetLine, cellText: CellText): Content {
	const [checkin, departure] = [cellText(fact, 'checkin'), cellText(fact, 'departure')];
	const times = [checkin && `Check-in ${checkin}`, departure && `leaves ${departure}`].filter(Boolean);
	if (times.length > 0) return { text: times.join(', ') };
	return { text: `Production ${[cellText(fact, 'production'), cellText(fact, 'tel')].filter(Boolean).join(' ')}` };
}

function changeoverRow({ changeover }: SheetAct): TableCell[][] {
	if (changeover === null) return [];
	const text = changeover < 0 ? `Overlaps the next by ${-changeover} min` : `Changeover ${changeover} min`;
	return [[{ text: '', fillColor: SHADE }, { text, colSpan: 2, fillColor: SHADE, fontSize: 8.5 }, {}]];
}
