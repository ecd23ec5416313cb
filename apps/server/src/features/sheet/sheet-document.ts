import type { Sheet, SheetChange } from '@crossload/domain';
import type { Content, createPdf } from 'pdfmake';
import { actsContent } from './acts-content.ts';
import { ChangeMarks } from './change-marks.ts';
import type { PrintJob } from './sheet-printer.ts';
import { columnsContent, tableContent } from './table-content.ts';

/** What pdfmake makes a file of. */
export type PdfDocument = Parameters<typeof createPdf>[0];
type Column = Content & { width: 'auto' };

interface Printing {
	readonly sheets: readonly Sheet[];
	/** Since the issue before. */
	readonly changes: readonly SheetChange[];
	readonly title: string;
}

/** Points: the margin of a page, more at the foot for the QR code. */
const MARGIN = 34;
const FOOT = 74;
const QR = 50;

/** The pages of a file's sheets (IN-AND-OUT, SHEET-01, SHEET-03): black on white, legible in grey. */
export function sheetDocument({ sheets, changes, title }: Printing, job: PrintJob): PdfDocument {
	const marks = new ChangeMarks(changes);
	return {
		info: { title, creator: 'Crossload', producer: 'Crossload' },
		pageSize: job.format,
		pageOrientation: orientationOf(sheets[0]),
		pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
		defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.15 },
		content: sheets.flatMap((sheet, at) => sheetContent(sheet, { isFirst: at === 0, marks, festival: job.festival })),
		footer: (page, pages) => footContent(`${job.foot} · page ${page} of ${pages}`, job.address),
	};
}

interface OnPage {
	readonly isFirst: boolean;
	readonly marks: ChangeMarks;
	readonly festival: string | null;
}

function sheetContent(sheet: Sheet, { isFirst, marks, festival }: OnPage): Content[] {
	const head = headContent(sheet, { marks, festival });
	const begin = isFirst ? {} : { pageBreak: 'before' as const, pageOrientation: orientationOf(sheet) };
	return [
		{ stack: [head], ...begin },
		...sheet.parts.map((part): Content => {
			if (part.form === 'acts') return actsContent(sheet, part.acts, marks);
			return part.form === 'table' ? tableContent(sheet, part, marks) : columnsContent(sheet, part.columns, marks);
		}),
		...(sheet.parts.some(isFilled)
			? []
			: [{ text: 'Nothing is planned here on this day.', margin: [0, 12, 0, 0] } as Content]),
		...marks.removedFrom(sheet).map((text): Content => ({ text: `▲ ${text}`, bold: true, margin: [0, 6, 0, 0] })),
	];
}

function headContent(sheet: Sheet, { marks, festival }: Pick<OnPage, 'marks' | 'festival'>): Content {
	const facts = sheet.facts.map((line) => {
		const [text] = Object.keys(line.cells).map((cell) => marks.text({ sheet, line }, cell as keyof typeof line.cells));
		return { text: [`${line.name} `, { text: text ?? '', bold: true }] };
	});
	return {
		table: {
			widths: ['*', 'auto'],
			body: [
				[
					{
						stack: [
							{ text: sheet.title, fontSize: 24, bold: true, lineHeight: 1 },
							{ text: sheet.subtitle, fontSize: 10.5, margin: [0, 4, 0, 0] },
						],
					},
					{
						stack: [...(festival === null ? [] : [{ text: festival, bold: true, fontSize: 11 }]), ...facts],
						alignment: 'right',
					},
				],
			],
		},
		layout: {
			hLineWidth: (at: number) => (at === 1 ? 2 : 0),
			vLineWidth: () => 0,
			paddingLeft: () => 0,
			paddingRight: () => 0,
			paddingBottom: () => 8,
		},
		margin: [0, 0, 0, 4],
	};
}

function footContent(text: string, address: string | null): Content {
	const words: Content = { text, fontSize: 8, margin: [0, 36, 0, 0] };
	if (address === null) return { columns: [words], margin: [MARGIN, 8, MARGIN, 0] };
	const ask: Column = {
		text: 'Still current? Scan.',
		link: address,
		fontSize: 8,
		alignment: 'right',
		width: 'auto',
		margin: [0, 36, 6, 0],
	};
	const qr: Column = { qr: address, fit: QR, eccLevel: 'M', width: 'auto' };
	return { columns: [words, ask, qr], margin: [MARGIN, 12, MARGIN, 0] };
}

function isFilled(part: Sheet['parts'][number]): boolean {
	if (part.form === 'acts') return part.acts.length > 0;
	return part.form === 'columns' ? part.columns.length > 0 : part.lines.length > 0 && part.title !== 'Who to call';
}

function orientationOf(sheet: Sheet | undefined): 'portrait' | 'landscape' {
	return sheet?.kind === 'day' ? 'landscape' : 'portrait';
}
