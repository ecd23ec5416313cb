import { changeCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

/** Takes back a revision with all that it changed (PLAN-12); undoing what this makes is redo. */
export function useUndoRevision() {
	return useMutation({
		mutationFn: (revision: number) => request(changeCalls.undo, { id: revision }),
		...REFRESHES_LISTS,
	});
}
