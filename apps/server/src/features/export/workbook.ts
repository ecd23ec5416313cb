import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { WrittenSheet } from '@crossload/spreadsheet';

/** Megabytes that the thread may take: new objects are few, so that it stays below what a small machine has to spare. */
const MEMORY = { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 8 };

/**
 * The workbook as a stream of an .xlsx file, sent while it is written. That happens on a thread of its own: 20,000 rows take
 * more than a second.
 */
export function workbookStream(sheets: readonly WrittenSheet[]): Readable {
	const url = new URL('./workbook-worker.ts', import.meta.url);
	const worker = new Worker(url, { workerData: sheets, stdout: true, resourceLimits: MEMORY });
	const file = Readable.from(worker.stdout);
	worker.on('error', (error: Error) => file.destroy(error));
	file.on('close', () => void worker.terminate());
	return file;
}
