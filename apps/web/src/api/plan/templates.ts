import { templateCalls } from '@crossload/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../client.ts';
import { useRemove, useSave } from '../save.ts';
import { listQuery } from '../sync/list-query.ts';

/** All templates, oldest first (TPL-01). */
export const templateListQuery = listQuery(['templates'], templateCalls.list);

export function useSaveTemplate() {
	return useSave(templateCalls);
}

/** Removes by id. */
export function useRemoveTemplate() {
	return useRemove(templateCalls.remove);
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
