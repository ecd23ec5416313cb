import { SpreadsheetRefused } from '../sheet.ts';

/** What a document begins with, and what to do about it. Its lines would be taken for rows of which none says anything. */
const DOCUMENTS: readonly (readonly [start: RegExp, message: string])[] = [
	[/^%PDF-/, 'The file is a PDF, which has no cells. Ask for the workbook that it was made from.'],
	[
		/^\{\\rtf/,
		'The file is a text document (.rtf), which has no cells. Copy its table into a workbook and save that as .xlsx.',
	],
	[
		/^<(?:!doctype\s+html|html|head|body|table|\?xml|!--)/i,
		'The file is a web page or XML, which has no cells. Open it in your spreadsheet program and save it as .xlsx.',
	],
];

/** Throws {@link SpreadsheetRefused} for a text that is a document by its beginning, whatever the file is called. */
export function refuseDocument(text: string): void {
	// Generators put blanks and a mark in front.
	const start = text.slice(0, 1000).replace(/^[\s\uFEFF]+/, '');
	const found = DOCUMENTS.find(([begins]) => begins.test(start));
	if (found) throw new SpreadsheetRefused(found[1]);
}
