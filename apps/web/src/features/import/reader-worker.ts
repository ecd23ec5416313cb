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
 * Reads one file on a thread of its own, so that the page answers whatever is in the file (IN-AND-OUT.md, IMP-01). The
 * rows stay here: requests are written and responses read here as well.
 */
let sheets: readonly Sheet[] = [];
let current: ReadSheet | null = null;

/** Rows that the page takes in at once, in a few milliseconds. */
const CHUNK = 200;

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
	void respond(data);
});

async function respond(request: ReaderRequest): Promise<void> {
	try {
		postMessage({ isRead: true, value: await answer(request) });
	} catch (error) {
		if (error instanceof SpreadsheetRefused) postMessage({ isRead: false, message: error.message });
		// Thrown here it would be an unhandled rejection, of which the page gets no event.
		else reportError(error);
	}
}

function answer(request: ReaderRequest): ReadHead | Blob | Promise<string[] | PreviewHead> {
	switch (request.ask) {
		case 'sheets':
			return readNames(request.file);
		case 'rows':
			return readHead(request);
		case 'body':
			return bodyOf(request);
		case 'preview':
			return preview(request.key, request.response);
	}
}

async function readNames(file: Blob): Promise<string[]> {
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
	const known = recall(choice.memory, table.columns);
	const kind = choice.kind ?? known?.kind ?? guessKind(table, `${sheet.name} ${choice.fileName}`);
	const recalled = known?.kind === kind ? known.mapping : null;
	const mapping = choice.mapping ?? recalled ?? Object.fromEntries(guessMapping(table, kind));
	const read = readRows(table, {
		kind,
		mapping: new Map(Object.entries(mapping).map(([index, field]) => [Number(index), field])),
		firstDay: choice.firstDay === '' ? null : toDay(choice.firstDay),
	});
	const { headerRow, columns } = table;
	return { ...read, headerRow, columns, kind, mapping, key: choice.key, rowCount: read.rows.length };
}

/** What was read by this choice. Throws {@link SpreadsheetRefused} once something else was. */
function readAs(key: string): ReadSheet {
	if (current?.key !== key) throw new SpreadsheetRefused('Other rows were chosen since.');
	return current;
}

function bodyOf({ key, takes, dryRun, aliases = [], leaveOutFaulty = false }: BodyChoice): Blob {
	const { kind, rows } = readAs(key);
	const taken = rows.map((row) => {
		const take = takes[row.row] ?? [];
		return take.length === 0 ? row : { ...row, take: [...take] };
	});
	const body: ImportBody = { kind, dryRun, aliases, leaveOutFaulty, rows: taken };
	return new Blob([JSON.stringify(body)]);
}

async function preview(key: string, response: Blob): Promise<PreviewHead> {
	const result = JSON.parse(await response.text()) as ImportResult;
	const read = readAs(key);
	const rows = previewRows(read, result);
	for (let from = 0; from < rows.length; from += CHUNK) postMessage({ chunk: rows.slice(from, from + CHUNK) });
	return previewHead(read, result);
}
