import { changeCalls, type LoggedRevision, noteCalls } from '@crossload/contract';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { useListMutation } from './save.ts';
import { invalidate } from './sync/refresh-lists.ts';

/** Takes back a revision with all that it changed (PLAN-12); undoing what this makes is redo. */
export function useUndoRevision() {
	return useListMutation((revision: number) => request(changeCalls.undo, { id: revision }));
}

/** Revisions of one page. */
const PAGE = 50;

/** What happened, latest first, older pages on demand (PLAN-13); for holders of history:read. Events have it fetched again. */
export const changesQuery = infiniteQueryOptions({
	queryKey: ['changes'],
	queryFn: ({ pageParam, signal }): Promise<LoggedRevision[]> =>
		request(changeCalls.list, { query: pageParam === null ? {} : { before: `${pageParam}` }, signal }),
	initialPageParam: null as number | null,
	getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.revision ?? null)),
});

/** Notes something in the log (PLAN-15). */
export function useAddNote() {
	return useMutation({
		mutationFn: (text: string) => request(noteCalls.create, { body: { text } }),
		onSuccess: () => invalidate(changesQuery.queryKey),
	});
}
