import {
	type Activity,
	type ActivityCreate,
	type ActivityUpdate,
	activityCalls,
	type Occurrence,
} from '@crossload/contract';
import { festivalTimeOf, HOUR } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { now } from '../lib/now.ts';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows, dropRow, putRow } from './live/apply-changes.ts';
import { queryClient } from './query-client.ts';

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
		queryFn: ({ signal }) => request(activityCalls.get, { id, signal }),
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

/** What an action works on; `at` is when it happened, if not just now. */
interface Happening extends Occurrence {
	readonly id: number;
}

/** Starts an activity: it shows as running at once, and is taken back when the server refuses. */
export function useStartActivity() {
	return useHappening(activityCalls.start, (activity, at) => ({ ...activity, start: at }));
}

/** Marks an activity as done: it shows so at once, and is taken back when the server refuses. */
export function useEndActivity() {
	return useHappening(activityCalls.end, (activity, at) => ({ ...activity, end: at }));
}

function useHappening(
	call: typeof activityCalls.start | typeof activityCalls.end,
	expected: (activity: Activity, at: string) => Activity,
) {
	return useMutation({
		mutationFn: ({ id, ...body }: Happening) => request(call, { id, body }),
		onMutate: async ({ id, at }: Happening) => {
			const before = knownActivity(id);
			if (before) putRow('activity', expected(before, at ?? festivalTimeOf(now())));
			return { before };
		},
		onSuccess: (activity) => putRow('activity', activity),
		onError: (_error, _variables, result) => {
			if (result?.before) putRow('activity', result.before);
		},
		onSettled: whatHasChanged,
	});
}

/** What the form saves: with an id a change of that activity, without one a new activity. */
export type ActivitySave =
	| { readonly id: number; readonly body: ActivityUpdate }
	| { readonly id?: undefined; readonly body: ActivityCreate };

/** Creates or changes an activity; send its `version` along to be told when someone else was faster. */
export function useSaveActivity() {
	return useMutation({
		mutationFn: (save: ActivitySave) =>
			save.id === undefined
				? request(activityCalls.create, { body: save.body })
				: request(activityCalls.update, { id: save.id, body: save.body }),
		onSuccess: (activity) => putRow('activity', activity),
		onSettled: whatHasChanged,
	});
}

/** Removes an activity, by id. */
export function useRemoveActivity() {
	return useMutation({
		mutationFn: (id: number) => request(activityCalls.remove, { id }),
		onSuccess: (_answer, id) => dropRow('activity', id),
		onSettled: whatHasChanged,
	});
}
