import { type MembersUpdate, teamFunctionCalls } from '@crossload/contract';
import { requestRevised } from './client.ts';
import { useListMutation, useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';

/** All team functions with their active members, by order. */
export const teamFunctionListQuery = listQuery(['functions'], teamFunctionCalls.list);

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
	return useListMutation(({ id, body }: Assignment) => requestRevised(teamFunctionCalls.assign, { id, body }));
}
