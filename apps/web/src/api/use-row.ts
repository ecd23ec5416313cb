import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Identified {
	readonly id: number;
}

/** One row of a list: there, on its way, not to be had, or missing. */
export interface RowState<Row> {
	readonly row: Row | undefined;
	readonly isComing: boolean;
	readonly error: Error | null;
	readonly retry: () => void;
}

/** The row with the id. One that is not there may have just been added: it is missing only once the list was asked anew. */
export function useRow<Row extends Identified>(
	// biome-ignore lint/suspicious/noExplicitAny: the key's own type does not matter here
	list: UseQueryOptions<Row[], Error, Row[], any>,
	id: number,
): RowState<Row> {
	const [openedAt] = useState(Date.now);
	const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(list);
	const row = data?.find((listed) => listed.id === id);
	const isComing = isFetching && (data === undefined || dataUpdatedAt < openedAt);
	return { row, isComing, error: row || isComing ? null : error, retry: () => void refetch() };
}
