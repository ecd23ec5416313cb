import { exportCalls, type QueryOf, sheetCalls } from '@crossload/contract';
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

type SheetKind = Exclude<keyof typeof sheetCalls, 'state'>;

/** A kind of sheet with its parameters. */
export type SheetRequest = {
	readonly [Kind in SheetKind]: { readonly kind: Kind; readonly query: QueryOf<(typeof sheetCalls)[Kind]> };
}[SheetKind];

/** The sheet as a PDF file. */
export function requestSheet({ kind, query }: SheetRequest): Promise<File> {
	return requestFile(sheetCalls[kind], query);
}

/** The whole festival as a workbook (OUT-02). */
export function requestWorkbook(): Promise<File> {
	return requestFile(exportCalls.festival);
}
