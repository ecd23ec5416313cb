import { type Activity, activityCalls } from '@crossload/contract';
import { HOUR, MINUTE } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request, requestRevised } from './client.ts';
import { useListMutation, useRemove, useSave } from './save.ts';
import { enqueue } from './sync/enqueue.ts';
import { endTimeAfter } from './sync/kinds/end.ts';
import { listQuery } from './sync/list-query.ts';
import { useRows } from './sync/use-rows.ts';

/** All activities; band, vehicle, position and activity screens take theirs from here. */
export const activityListQuery = listQuery(['activities'], activityCalls.list);

/** Activity types, kept for five hours; `refetch()` forces (CHECKLIST ACT-20). */
export const activityTypesQuery = queryOptions({
	queryKey: ['activity-types'],
	queryFn: ({ signal }) => request(activityCalls.types, { signal }),
	staleTime: 5 * HOUR,
});

/** All activities as they are shown, the outbox applied; with `select` what follows from them. Asked for while `enabled`. */
export function useActivities<Shown = Activity[]>(select?: (activities: Activity[]) => Shown, enabled = true) {
	return useRows('activity', { ...activityListQuery, enabled }, select);
}

/** One activity, for where the list has not come yet or lacks it. */
export function activityQuery(id: number) {
	return queryOptions({
		queryKey: ['activity', id],
		queryFn: ({ signal }) => request(activityCalls.get, { id, signal }),
		gcTime: MINUTE,
	});
}

/** Who changed an activity, latest first; for holders of history:read. */
export function activityHistoryQuery(id: number) {
	return queryOptions({
		queryKey: ['activity', id, 'history'],
		queryFn: ({ signal }) => request(activityCalls.history, { id, signal }),
	});
}

/** Starts an activity: it shows as running at once, and is sent later when the server cannot be reached. */
export function useStartActivity() {
	return useMutation({ mutationFn: ({ id }: Activity) => enqueue({ kind: 'start', id }), retry: false });
}

/** Marks an activity as done: it shows so at once, and is sent later when the server cannot be reached. */
export function useEndActivity() {
	const mutationFn = ({ id, start }: Activity) => enqueue({ kind: 'end', id, at: endTimeAfter(start) });
	return useMutation({ mutationFn, retry: false });
}

/** Creates or changes an activity; send its `version` along to get a Conflict when someone else was faster. */
export function useSaveActivity() {
	return useSave(activityCalls);
}

/** Cancels an activity, with the reason if one is given (CXL-01). Throws `ApiError` 409 for one that is done. */
export function useCancelActivity() {
	return useListMutation(({ id, reason }: { readonly id: number; readonly reason: string | null }) =>
		requestRevised(activityCalls.cancel, { id, body: { reason } }),
	);
}

/** Has a cancelled activity take place after all, by id. */
export function useRestoreActivity() {
	return useListMutation((id: number) => requestRevised(activityCalls.restore, { id, body: {} }));
}

/** Removes an activity, by id. */
export function useRemoveActivity() {
	return useRemove(activityCalls.remove);
}
