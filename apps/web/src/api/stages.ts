import { stageCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { requestRevised } from './client.ts';
import { useSave } from './save.ts';
import { fetchRows } from './sync/fetch-rows.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

/** All stages, by name. */
export const stageListQuery = queryOptions({
	queryKey: ['stages'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(stageCalls.list, { signal })),
});

export function useSaveStage() {
	return useSave(stageCalls);
}

/** Removes by id. */
export function useRemoveStage() {
	return useMutation({
		mutationFn: (id: number) => requestRevised(stageCalls.remove, { id }),
		...REFRESHES_LISTS,
	});
}
