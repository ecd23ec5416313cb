import { type MembersUpdate, teamFunctionCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { putRow } from './live/apply-changes.ts';
import { askForRows } from './live/ask-for.ts';
import { useSave } from './save.ts';

/** All team functions with their active members, by order. */
export const teamFunctionListQuery = queryOptions({
	queryKey: ['functions'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(teamFunctionCalls.list, { signal })),
});

export function useSaveTeamFunction() {
	return useSave(teamFunctionCalls);
}

/** Removes by id. */
export function useRemoveTeamFunction() {
	return useMutation({
		mutationFn: (id: number) => request(teamFunctionCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}

/** Who is in charge of a function from now on. */
interface Assignment {
	readonly id: number;
	readonly body: MembersUpdate;
}

/** Puts persons in charge of a function; send its `version` along to be told when someone else was faster. */
export function useAssignMembers() {
	return useMutation({
		mutationFn: ({ id, body }: Assignment) => request(teamFunctionCalls.assign, { id, body }),
		onSuccess: (teamFunction) => putRow('team_function', teamFunction),
		onSettled: whatHasChanged,
	});
}
