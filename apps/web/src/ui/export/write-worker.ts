import { csvText, writeWorkbook } from '@crossload/spreadsheet';
import type { WriteRequest } from './export-format.ts';

/** Writes one file on a thread of its own, so that the page stays quick however long the list is. */
addEventListener('message', ({ data: { format, sheet } }: MessageEvent<WriteRequest>) => {
	postMessage(format === 'xlsx' ? writeWorkbook(sheet) : csvText(sheet.rows, format));
});
