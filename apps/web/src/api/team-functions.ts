import { type MembersUpdate, teamFunctionCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { requestRevised } from './client.ts';
import { useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

/** All team functions with their active members, by order. */
export const teamFunctionListQuery = listQuery(['functions'], (options) =>
	requestRevised(teamFunctionCalls.list, options),
);

export function useSaveTeamFunction() {
	return useSave(teamFunctionCalls);
}

/** Removes by id. */
export function useRemoveTeamFunction() {
	return useRemove(teamFunctionCalls.remove);
}

/** Who is in charge of a function from now on. */
interface Assignment {
	readonly id: number;
	readonly body: MembersUpdate;
}

/** Puts persons in charge of a function; send its `version` along to get a Conflict when someone else was faster. */
export function useAssignMembers() {
	return useMutation({
		mutationFn: ({ id, body }: Assignment) => requestRevised(teamFunctionCalls.assign, { id, body }),
		...REFRESHES_LISTS,
	});
}
