import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** One row of a list: there, loading, failed, or missing. */
export interface RowState<Row> {
	readonly row: Row | undefined;
	readonly isLoading: boolean;
	readonly error: Error | null;
	readonly retry: () => void;
}

/** Milliseconds within which the live event of a row that was just added arrives. */
const EVENT_WAIT_MS = 1_500;

/** The row with the id. One that is not there may have just been added: it is missing only after a moment. */
export function useRow<Row extends { readonly id: number }>(list: UseQueryResult<Row[]>, id: number): RowState<Row> {
	const isNew = useIsNew();
	const { data, error, isFetching, refetch } = list;
	const row = data?.find((listed) => listed.id === id);
	const isLoading = row === undefined && (isNew || isFetching);
	return { row, isLoading, error: row || isLoading ? null : error, retry: () => void refetch() };
}

/** Whether a row that is missing is really no longer there: it is neither loading, nor has that failed. */
export function isGone(
	row: object | undefined,
	{ isLoading, error }: Pick<RowState<never>, 'isLoading' | 'error'>,
): boolean {
	return row === undefined && !isLoading && error === null;
}

/** Whether the component has been there for a moment only. */
export function useIsNew(): boolean {
	const [isNew, setNew] = useState(true);
	useEffect(() => {
		const timer = setTimeout(() => setNew(false), EVENT_WAIT_MS);
		return () => clearTimeout(timer);
	}, []);
	return isNew;
}
