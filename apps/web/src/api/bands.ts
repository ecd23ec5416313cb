import { type Band, bandCalls } from '@crossload/contract';
import type { BandStatus } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { requestRevised } from './client.ts';
import { useSave } from './save.ts';
import { enqueue } from './sync/enqueue.ts';
import { fetchRows } from './sync/fetch-rows.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';
import { useRows } from './sync/use-rows.ts';

/** All bands with their vehicles, by name. */
export const bandListQuery = queryOptions({
	queryKey: ['bands'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(bandCalls.list, { signal })),
});

/** All bands as they are shown, the outbox applied; with `select` what follows from them. */
export function useBands<Shown = Band[]>(select?: (bands: Band[]) => Shown) {
	return useRows('band', bandListQuery, select);
}

/** Creates or changes a band; returns its id. */
export function useSaveBand() {
	return useSave(bandCalls);
}

/** What a band's status is to be, and the band as it is shown. */
interface StatusChange {
	readonly band: Pick<Band, 'id' | 'status' | 'version'>;
	readonly status: BandStatus;
}

/** Sets a band's status: it shows at once, and is sent later when the server cannot be reached. */
export function useSetBandStatus() {
	return useMutation({
		mutationFn: ({ band: { id, status: before, version }, status }: StatusChange) =>
			enqueue({ kind: 'band-status', id, status, before, version }),
		retry: false,
	});
}

/** What is removed; with `cascade` what belongs to it goes too (CHECKLIST ADM-08). */
export interface Removal {
	readonly id: number;
	readonly cascade?: boolean;
}

/** Removes a band. */
export function useRemoveBand() {
	return useMutation({
		mutationFn: ({ id, cascade }: Removal) =>
			requestRevised(bandCalls.remove, { id, query: cascade ? { cascade: 'true' } : {} }),
		...REFRESHES_LISTS,
	});
}
