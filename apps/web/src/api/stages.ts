import { stageCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';
import { useSave } from './save.ts';

/** All stages, by name. */
export const stageListQuery = queryOptions({
	queryKey: ['stages'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(stageCalls.list, { signal })),
});

export function useSaveStage() {
	return useSave(stageCalls);
}

/** Removes by id. */
export function useRemoveStage() {
	return useMutation({
		mutationFn: (id: number) => request(stageCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}
