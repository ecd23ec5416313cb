import { templateCalls } from '@crossload/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { request, requestRevised } from '../client.ts';
import { useSave } from '../save.ts';
import { fetchRows } from '../sync/fetch-rows.ts';
import { REFRESHES_LISTS } from '../sync/refresh-lists.ts';

/** All templates, oldest first (TPL-01). */
export const templateListQuery = queryOptions({
	queryKey: ['templates'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(templateCalls.list, { signal })),
});

export function useSaveTemplate() {
	return useSave(templateCalls);
}

/** Removes by id. */
export function useRemoveTemplate() {
	return useMutation({ mutationFn: (id: number) => requestRevised(templateCalls.remove, { id }), ...REFRESHES_LISTS });
}

interface PreviewQuestion {
	readonly id: number;
	readonly version: number;
	readonly bandIds: readonly number[];
}

/** What a template would make for bands (TPL-02); fetched again whenever the choice changes, and never kept. */
export function templatePreviewQuery({ id, version, bandIds }: PreviewQuestion) {
	return queryOptions({
		queryKey: ['template-preview', id, version, ...bandIds],
		queryFn: ({ signal }) => request(templateCalls.preview, { id, body: { bandIds: [...bandIds] }, signal }),
		enabled: bandIds.length > 0,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
		// It is part of what is decided now: without the network there is none.
		retry: false,
	});
}
