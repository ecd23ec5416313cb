import { isFilled, type Sheet, type SheetChange } from '@crossload/domain';
import type { Content } from 'pdfmake';
import { actsContent } from './acts-content.ts';
import { ChangeMarks } from './change-marks.ts';
import { enlarged } from './enlarged.ts';
import type { PdfDocument } from './pdf-document.ts';
import { headContent } from './sheet-head.ts';
import type { PrintJob } from './sheet-printer.ts';
import { columnsContent, tableContent } from './table-content.ts';

type Column = Content & { width: 'auto' };

interface Printing {
	readonly sheets: readonly Sheet[];
	/** Since the issue before. */
	readonly changes: readonly SheetChange[];
	readonly title: string;
}

/** Points: the margin of a page, more at the foot for the QR code. */
const MARGIN = 34;
const FOOT = 90;
/** Two points for each dot of a code, with room for a long address: what is smaller is not read in the dark. */
const QR = 76;
/** Points of the QR code of a vehicle's pass, which is read through a windscreen. */
const PASS_QR = 110;

/** How much larger A3 is printed: read from further away, and still with more on a page. */
const A3_LARGER = 1.2;

/** The pages of a file's sheets (IN-AND-OUT, SHEET-01, SHEET-03): black on white, legible in grey. */
export function sheetDocument({ sheets, changes, title }: Printing, job: PrintJob): PdfDocument {
	const marks = new ChangeMarks(changes);
	const document: PdfDocument = {
		info: { title, creator: 'Crossload', producer: 'Crossload' },
		pageSize: job.format,
		pageOrientation: orientationOf(sheets[0]),
		pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
		defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.15 },
		content: sheets.flatMap((sheet, at) => sheetContent(sheet, { isFirst: at === 0, marks, ...job })),
		footer: (page, pages) => footContent(`${job.foot} · page ${page} of ${pages}`, job.address),
	};
	return job.format === 'A3' ? enlarged(document, A3_LARGER) : document;
}

/** The overview of a day has shows alone. */
const NO_SHOW = 'No show is planned on this day.';
const NOTHING = 'Nothing is planned here on this day.';

interface OnPage extends Pick<PrintJob, 'festival' | 'pass'> {
	readonly isFirst: boolean;
	readonly marks: ChangeMarks;
}

function sheetContent(sheet: Sheet, { isFirst, marks, festival, pass }: OnPage): Content[] {
	const head = headContent(sheet, { marks, festival });
	const begin = isFirst ? {} : { pageBreak: 'before' as const, pageOrientation: orientationOf(sheet) };
	return [
		{ stack: [head], ...begin },
		...(pass === null ? [] : [passContent(pass)]),
		...sheet.parts.map((part): Content => {
			if (part.form === 'acts') return actsContent(sheet, part.acts, marks);
			return part.form === 'table' ? tableContent(sheet, part, marks) : columnsContent(sheet, part.columns, marks);
		}),
		...(isFilled(sheet) ? [] : [{ text: sheet.kind === 'day' ? NO_SHOW : NOTHING, margin: [0, 12, 0, 0] } as Content]),
		...marks.removedFrom(sheet).map((text): Content => ({ text: `▲ ${text}`, bold: true, margin: [0, 6, 0, 0] })),
	];
}

/** The pass of the vehicle, as the gate scans it (ON-SITE.md, GATE-06). */
function passContent(address: string): Content {
	const code: Column = { qr: address, fit: PASS_QR, eccLevel: 'M', width: 'auto' };
	const words: Content = {
		stack: [
			{ text: 'Vehicle pass', bold: true, fontSize: 14, link: address },
			{ text: 'Leave this behind the windscreen: the gate scans the code.', margin: [0, 4, 0, 0] },
		],
		margin: [0, 34, 0, 0],
	};
	return { columns: [code, words], columnGap: 18, margin: [0, 10, 0, 6] };
}

function footContent(text: string, address: string | null): Content {
	const words: Content = { text, fontSize: 8, margin: [0, 50, 0, 0] };
	if (address === null) return { columns: [words], margin: [MARGIN, 4, MARGIN, 0] };
	const ask: Column = {
		text: 'Still current? Scan.',
		link: address,
		fontSize: 8,
		alignment: 'right',
		width: 'auto',
		margin: [0, 50, 6, 0],
	};
	const qr: Column = { qr: address, fit: QR, eccLevel: 'M', width: 'auto' };
	return { columns: [words, ask, qr], margin: [MARGIN, 4, MARGIN, 0] };
}

function orientationOf(sheet: Sheet | undefined): 'portrait' | 'landscape' {
	return sheet?.kind === 'day' ? 'landscape' : 'portrait';
}
