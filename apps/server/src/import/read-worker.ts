import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { setFestivalOffset } from '@crossload/domain';
import { SpreadsheetRefused } from '@crossload/spreadsheet';
import { type FileRows, type RowChoice, readRowsOf } from './read-rows-of.ts';

/** What the thread is given. */
export interface ReadTask {
	readonly path: string;
	readonly choice: RowChoice;
	readonly offset: string;
}

/** What it sends back; `refused` is a sentence for people. */
export type ReadResponse = { readonly rows: FileRows } | { readonly refused: string };

function read({ path, choice, offset }: ReadTask): ReadResponse {
	setFestivalOffset(offset);
	try {
		return { rows: readRowsOf(readFileSync(path), choice) };
	} catch (error) {
		if (error instanceof SpreadsheetRefused) return { refused: error.message };
		throw error;
	}
}

parentPort?.postMessage(read(workerData as ReadTask));
