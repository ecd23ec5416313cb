import { stageCalls } from '@crossload/contract';
import { useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';

/** All stages, by name. */
export const stageListQuery = listQuery(['stages'], stageCalls.list);

export function useSaveStage() {
	return useSave(stageCalls);
}

/** Removes by id. */
export function useRemoveStage() {
	return useRemove(stageCalls.remove);
}
