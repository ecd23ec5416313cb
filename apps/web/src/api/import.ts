import { type ImportBody, importCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { requestBytes, requestRevised, type WrittenBytes } from './client.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

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
	return useMutation({
		mutationFn: async (write: () => Promise<WrittenImport>): Promise<WrittenBytes['made']> =>
			(await requestBytes(importCalls.run, await write())).made,
		...REFRESHES_LISTS,
	});
}

/** Makes bands at a stage, all at once; resolves with the revision, null where all were there. */
export function useMakeBands() {
	return useMutation({
		mutationFn: async ({ names, stage }: { names: readonly string[]; stage: string }): Promise<number | null> => {
			// A running order's rows without times make their bands alone (IN-AND-OUT.md, IMP-11).
			const rows = names.map((band, row) => ({ row, values: { band, stage } }));
			return (await requestRevised(importCalls.run, { body: { kind: 'running_order', dryRun: false, rows } })).made;
		},
		...REFRESHES_LISTS,
	});
}
