import type { ImportBody, ImportResult } from '@crossload/contract';
import { setFestivalOffset, toDay } from '@crossload/domain';
import {
	findTable,
	guessKind,
	guessMapping,
	readRows,
	readSpreadsheet,
	type Sheet,
	SpreadsheetRefused,
} from '@crossload/spreadsheet';
import { recall } from './mapping-memory.ts';
import { previewHead, previewRows } from './preview-rows.ts';
import type { BodyChoice, PreviewHead, ReadChoice, ReaderRequest, ReadHead, ReadSheet } from './reader-messages.ts';

/**
 * Reads one file in a worker, so that the page stays responsive whatever is in the file (IN-AND-OUT.md, IMP-01). The rows
 * stay here: the bodies of requests are made and responses parsed here as well.
 */
let sheets: readonly Sheet[] = [];
let current: ReadSheet | null = null;

/** Rows per message: so many reach the page in a few milliseconds. */
const CHUNK = 200;

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
	void respond(data);
});

async function respond(request: ReaderRequest): Promise<void> {
	try {
		postMessage({ isRead: true, value: await handle(request) });
	} catch (error) {
		if (error instanceof SpreadsheetRefused) postMessage({ isRead: false, message: error.message });
		// Thrown here it would be an unhandled rejection, of which the page gets no event.
		else reportError(error);
	}
}

function handle(request: ReaderRequest): ReadHead | Blob | Promise<string[] | PreviewHead> {
	switch (request.type) {
		case 'sheets':
			return openSheets(request.file);
		case 'rows':
			return readHead(request);
		case 'body':
			return bodyOf(request);
		case 'preview':
			return preview(request.key, request.response);
	}
}

async function openSheets(file: Blob): Promise<string[]> {
	sheets = readSpreadsheet(new Uint8Array(await file.arrayBuffer()));
	return sheets.map(({ name }) => name);
}

function readHead(choice: ReadChoice): ReadHead {
	current = readSheet(choice);
	const { rows: _, faults: __, ...head } = current;
	return head;
}

function readSheet(choice: ReadChoice): ReadSheet {
	setFestivalOffset(choice.offset);
	const sheet = sheets[choice.sheet];
	if (!sheet) throw new SpreadsheetRefused('The file has no such sheet.');
	const table = findTable(sheet);
	const remembered = recall(choice.memory, table.columns);
	const kind = choice.kind ?? remembered?.kind ?? guessKind(table, `${sheet.name} ${choice.fileName}`);
	const rememberedMapping = remembered?.kind === kind ? remembered.mapping : null;
	const mapping = choice.mapping ?? rememberedMapping ?? Object.fromEntries(guessMapping(table, kind));
	const read = readRows(table, {
		kind,
		mapping: new Map(Object.entries(mapping).map(([index, field]) => [Number(index), field])),
		firstDay: choice.firstDay === '' ? null : toDay(choice.firstDay),
	});
	const { headerRow, columns } = table;
	return { ...read, headerRow, columns, kind, mapping, key: choice.key, rowCount: read.rows.length };
}

/** The sheet that was read with this key. Throws {@link SpreadsheetRefused} when another one has been read since. */
function sheetOf(key: string): ReadSheet {
	if (current?.key !== key) throw new SpreadsheetRefused('Other rows were chosen since.');
	return current;
}

function bodyOf({ key, takes, dryRun, aliases = [], leaveOutFaulty = false }: BodyChoice): Blob {
	const { kind, rows } = sheetOf(key);
	const taken = rows.map((row) => {
		const take = takes[row.row] ?? [];
		return take.length === 0 ? row : { ...row, take: [...take] };
	});
	const body: ImportBody = { kind, dryRun, aliases, leaveOutFaulty, rows: taken };
	return new Blob([JSON.stringify(body)]);
}

async function preview(key: string, response: Blob): Promise<PreviewHead> {
	const result = JSON.parse(await response.text()) as ImportResult;
	const read = sheetOf(key);
	const rows = previewRows(read, result);
	for (let from = 0; from < rows.length; from += CHUNK) postMessage({ chunk: rows.slice(from, from + CHUNK) });
	return previewHead(read, result);
}
