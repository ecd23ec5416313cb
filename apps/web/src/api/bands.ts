import { type Band, bandCalls } from '@crossload/contract';
import type { BandStatus } from '@crossload/domain';
import { useMutation } from '@tanstack/react-query';
import { useRemoveWith, useSave } from './save.ts';
import { enqueue } from './sync/enqueue.ts';
import { listQuery } from './sync/list-query.ts';
import { useRows } from './sync/use-rows.ts';

/** All bands with their vehicles, by name. */
export const bandListQuery = listQuery(['bands'], bandCalls.list);

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

/** Removes a band; with `cascade` what belongs to it goes too. */
export function useRemoveBand() {
	return useRemoveWith(bandCalls.remove);
}
