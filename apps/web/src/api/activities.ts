import { type Activity, activityCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { dropRow, putRow } from './live/apply-changes.ts';
import { askForRow, askForRows } from './live/ask-for.ts';
import { perform } from './offline/perform.ts';
import { queryClient } from './query-client.ts';
import { useSave } from './save.ts';

/** All activities; band, vehicle, position and activity screens take theirs from here. */
export const activityListQuery = queryOptions({
	queryKey: ['activities'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(activityCalls.list, { signal })),
});

/** Activity types, kept for five hours; `refetch()` forces (CHECKLIST ACT-20). */
export const activityTypesQuery = queryOptions({
	queryKey: ['activity-types'],
	queryFn: ({ signal }) => request(activityCalls.types, { signal }),
	staleTime: 5 * HOUR,
});

/** One activity, for where the list has not come yet or lacks it. */
export function activityQuery(id: number) {
	return queryOptions({
		queryKey: ['activity', id],
		queryFn: ({ signal }) => askForRow('activity', () => request(activityCalls.get, { id, signal })),
		placeholderData: () => knownActivity(id),
	});
}

/** The activity as a cached list has it. */
export function knownActivity(id: number): Activity | undefined {
	return queryClient.getQueryData(activityListQuery.queryKey)?.find((activity) => activity.id === id);
}

/** Who changed an activity, latest first; for holders of history:read. */
export function activityHistoryQuery(id: number) {
	return queryOptions({
		queryKey: ['activity-history', id],
		queryFn: ({ signal }) => request(activityCalls.history, { id, signal }),
	});
}

/** Starts an activity: it shows as running at once, and is sent later when the server cannot be reached. */
export function useStartActivity() {
	return useMutation({ mutationFn: (id: number) => perform({ kind: 'start', id }), retry: false });
}

/** Marks an activity as done: it shows so at once, and is sent later when the server cannot be reached. */
export function useEndActivity() {
	return useMutation({ mutationFn: (id: number) => perform({ kind: 'end', id }), retry: false });
}

/** Creates or changes an activity; send its `version` along to be told when someone else was faster. */
export function useSaveActivity() {
	return useSave(activityCalls, (activity) => putRow('activity', activity));
}

/** Removes an activity, by id. */
export function useRemoveActivity() {
	return useMutation({
		mutationFn: (id: number) => request(activityCalls.remove, { id }),
		onSuccess: (_answer, id) => dropRow('activity', id),
		onSettled: whatHasChanged,
	});
}
