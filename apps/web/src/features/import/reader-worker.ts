import { setFestivalOffset, toDay } from '@crossload/domain';
import {
	findTable,
	guessKind,
	guessMapping,
	readRows,
	readSpreadsheet,
	type Sheet,
	SpreadsheetRefused,
	type Table,
} from '@crossload/spreadsheet';
import { recall } from './mapping-memory.ts';
import type { ReadChoice, ReaderRequest, ReaderResponse, ReadSheet } from './reader-messages.ts';

/** Reads one file on a thread of its own, so that the page answers whatever is in the file (IN-AND-OUT.md, IMP-01). */
let sheets: readonly Sheet[] = [];

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
	void respond(data).then((response) => postMessage(response));
});

async function respond(request: ReaderRequest): Promise<ReaderResponse<string[] | ReadSheet>> {
	try {
		return { isRead: true, value: request.ask === 'rows' ? readSheet(request) : await readNames(request.file) };
	} catch (error) {
		if (error instanceof SpreadsheetRefused) return { isRead: false, message: error.message };
		throw error;
	}
}

async function readNames(file: Blob): Promise<string[]> {
	sheets = readSpreadsheet(new Uint8Array(await file.arrayBuffer()));
	return sheets.map(({ name }) => name);
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
	return { ...read, ...headOf(table), kind, mapping };
}

function headOf({ headerRow, columns }: Table): Pick<Table, 'headerRow' | 'columns'> {
	return { headerRow, columns };
}
