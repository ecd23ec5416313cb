import { type BandCreate, type BandUpdate, bandCalls } from '@crossload/contract';
import type { BandStatus } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows, dropRow } from './live/apply-changes.ts';
import { queryClient } from './query-client.ts';

/** All bands with their vehicles, by name. */
export const bandListQuery = queryOptions({
	queryKey: ['bands'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(bandCalls.list, { signal })),
});

/** What the form saves: with an id a change of that band, without one a new band. */
export type BandSave =
	| { readonly id: number; readonly body: BandUpdate }
	| { readonly id?: undefined; readonly body: BandCreate };

/** Creates or changes a band; answers its id. */
export function useSaveBand() {
	return useMutation({
		mutationFn: async (save: BandSave): Promise<{ id: number }> => {
			if (save.id === undefined) return request(bandCalls.create, { body: save.body });
			const { id } = await request(bandCalls.update, { id: save.id, body: save.body });
			return { id };
		},
		onSettled: whatHasChanged,
	});
}

/** Sets a band's status: it shows at once, and is taken back when the server refuses. */
export function useSetBandStatus() {
	return useMutation({
		mutationFn: ({ id, status }: StatusChange) => request(bandCalls.update, { id, body: { status } }),
		onMutate: async (change: StatusChange) => {
			await queryClient.cancelQueries({ queryKey: bandListQuery.queryKey });
			const before = queryClient.getQueryData(bandListQuery.queryKey)?.find(({ id }) => id === change.id)?.status;
			patchStatus(change);
			return { before };
		},
		onError: (_error, { id }, result) => {
			if (result?.before) patchStatus({ id, status: result.before });
		},
		onSettled: whatHasChanged,
	});
}

interface StatusChange {
	readonly id: number;
	readonly status: BandStatus;
}

function patchStatus({ id, status }: StatusChange): void {
	queryClient.setQueryData(bandListQuery.queryKey, (bands) =>
		bands?.map((band) => (band.id === id ? { ...band, status } : band)),
	);
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
			request(bandCalls.remove, { id, query: cascade ? { cascade: 'true' } : {} }),
		onSuccess: (_answer, { id }) => dropRow('band', id),
		onSettled: whatHasChanged,
	});
}
