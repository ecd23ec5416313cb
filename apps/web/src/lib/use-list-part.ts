import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLoggedFailure } from './use-logged-failure.ts';

/** A list of which a page shows a part: its rows once they are there, and how to fetch them again when that has failed. */
export interface ListPart<Row> {
	readonly rows: readonly Row[] | undefined;
	readonly isLoading: boolean;
	readonly onRetry: () => void;
}

/** The rows of a list that belong to a page; `isOwn` is the same function as long as it chooses the same. */
export function useListPart<Row>(
	what: string,
	list: UseQueryResult<readonly Row[]>,
	isOwn: (row: Row) => boolean,
): ListPart<Row> {
	const { data, error, isLoadingError, refetch } = list;
	const rows = useMemo(() => data?.filter(isOwn), [data, isOwn]);
	useLoggedFailure(what, error);
	return { rows, isLoading: data === undefined && !isLoadingError, onRetry: () => void refetch() };
}
