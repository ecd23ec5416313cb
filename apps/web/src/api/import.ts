import { type ImportBody, type ImportRow, importCalls } from '@crossload/contract';
import { requestBytes, requestRevised } from './client.ts';
import { useListMutation } from './save.ts';

export type ImportChoice = Omit<ImportBody, 'dryRun'>;

/** The body of an import as bytes, and a name by which it is the same when it is sent again. */
export interface WrittenImport {
	readonly body: Blob;
	readonly write: string;
}

/** Asks what an import would do (IN-AND-OUT.md, IMP-04); nothing is written. The response is left as bytes. */
export async function requestDryRun({ body }: WrittenImport, signal: AbortSignal): Promise<Blob> {
	return (await requestBytes(importCalls.run, { body, write: null, signal })).bytes;
}

/**
 * Imports rows, all or none; resolves with the revision, null where nothing was changed. Throws `ApiError` 400 where some
 * are faulty and not left out.
 */
export function useRunImport() {
	return useListMutation(
		async (write: () => Promise<WrittenImport>) => (await requestBytes(importCalls.run, await write())).made,
	);
}

/** What is to be made before rows that name it, as rows of their own. */
export interface RowsToMake extends Pick<ImportBody, 'kind'> {
	readonly values: readonly ImportRow['values'][];
}

/** Imports these, all at once; resolves with the revision, null where all were there. */
export function useMakeRows() {
	return useListMutation(async ({ kind, values }: RowsToMake) => {
		const rows = values.map((each, row) => ({ row, values: each }));
		return (await requestRevised(importCalls.run, { body: { kind, dryRun: false, rows } })).made;
	});
}
