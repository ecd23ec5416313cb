import { type StageCreate, type StageUpdate, stageCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';

/** All stages, by name. */
export const stageListQuery = queryOptions({
	queryKey: ['stages'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(stageCalls.list, { signal })),
});

/** What the dialog saves: with an id a change, without one something new. */
export type StageSave =
	| { readonly id: number; readonly body: StageUpdate }
	| { readonly id?: undefined; readonly body: StageCreate };

export function useSaveStage() {
	return useMutation({
		mutationFn: (save: StageSave) =>
			save.id === undefined
				? request(stageCalls.create, { body: save.body })
				: request(stageCalls.update, { id: save.id, body: save.body }),
		onSettled: whatHasChanged,
	});
}

/** Removes by id. */
export function useRemoveStage() {
	return useMutation({
		mutationFn: (id: number) => request(stageCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}
