import { type Call, exportCalls, type QueryOf, sheetCalls } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { request, requestFile } from './client.ts';

/** Whether the sheet with this code still holds (SHEET-03). Fetched again each time: it is about now. */
export function sheetStateQuery(code: string) {
	return queryOptions({
		queryKey: ['sheet', code],
		queryFn: ({ signal }) => request(sheetCalls.state, { id: code, signal }),
		staleTime: 0,
		gcTime: 0,
	});
}

type SheetQueries = {
	readonly [Kind in Exclude<keyof typeof sheetCalls, 'state'>]: QueryOf<(typeof sheetCalls)[Kind]>;
};

/** A kind of sheet with its parameters. */
export type SheetRequest = {
	readonly [Kind in keyof SheetQueries]: { readonly kind: Kind; readonly query: SheetQueries[Kind] };
}[keyof SheetQueries];

/** The sheet as a PDF file. */
export async function requestSheet({ kind, query }: SheetRequest): Promise<File> {
	const call: Call = sheetCalls[kind];
	return await requestFile(call, query);
}

/** The whole festival as a workbook (OUT-02). */
export async function requestWorkbook(): Promise<File> {
	return await requestFile(exportCalls.festival);
}
