import { type PositionCreate, type PositionUpdate, positionCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { dropRow } from './live/apply-changes.ts';
import { askForPositions } from './live/ask-for.ts';

/** All positions with the vehicles that stand there, by name. */
export const positionListQuery = queryOptions({
	queryKey: ['positions'],
	queryFn: ({ signal, queryKey }) =>
		askForPositions(queryKey, () => request(positionCalls.listWithVehicles, { signal })),
});

/** What the form saves: with an id a change of that position, without one a new position. */
export type PositionSave =
	| { readonly id: number; readonly body: PositionUpdate }
	| { readonly id?: undefined; readonly body: PositionCreate };

/** Creates or changes a position; answers its id. */
export function useSavePosition() {
	return useMutation({
		mutationFn: (save: PositionSave) =>
			save.id === undefined
				? request(positionCalls.create, { body: save.body })
				: request(positionCalls.update, { id: save.id, body: save.body }),
		onSettled: whatHasChanged,
	});
}

/** Removes a position that no activity uses, by id. */
export function useRemovePosition() {
	return useMutation({
		mutationFn: (id: number) => request(positionCalls.remove, { id }),
		onSuccess: (_answer, id) => dropRow('position', id),
		onSettled: whatHasChanged,
	});
}
