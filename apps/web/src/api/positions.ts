import { positionCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { dropRow } from './live/apply-changes.ts';
import { askForPositions } from './live/ask-for.ts';
import { useSave } from './save.ts';

/** All positions with the vehicles that stand there, by name. */
export const positionListQuery = queryOptions({
	queryKey: ['positions'],
	queryFn: ({ signal, queryKey }) =>
		askForPositions(queryKey, () => request(positionCalls.listWithVehicles, { signal })),
});

/** Creates or changes a position; answers its id. */
export function useSavePosition() {
	return useSave(positionCalls);
}

/** Removes a position that no activity uses, by id. */
export function useRemovePosition() {
	return useMutation({
		mutationFn: (id: number) => request(positionCalls.remove, { id }),
		onSuccess: (_answer, id) => dropRow('position', id),
		onSettled: whatHasChanged,
	});
}
