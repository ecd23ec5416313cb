import { type ImportBody, type ImportResult, importCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

export type ImportChoice = Omit<ImportBody, 'dryRun'>;

/** Asks what an import would do (IN-AND-OUT.md, IMP-04); nothing is written. */
export function requestDryRun(choice: ImportChoice, signal: AbortSignal): Promise<ImportResult> {
	return request(importCalls.run, { body: { ...choice, dryRun: true }, signal });
}

/** Imports rows, all or none, as one revision. Throws `ApiError` 400 where some are faulty and not left out. */
export function useRunImport() {
	return useMutation({
		mutationFn: (choice: ImportChoice) => request(importCalls.run, { body: { ...choice, dryRun: false } }),
		...REFRESHES_LISTS,
	});
}
