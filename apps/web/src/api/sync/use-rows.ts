import type { LiveEntity } from '@crossload/contract';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { derive } from './derive.ts';
import { useAppliedEntries } from './outbox.ts';
import { withOutbox } from './overlay.ts';

/**
 * A list as it is shown: the confirmed rows from the cache with the outbox applied. `select` derives something else from
 * these, and depends on nothing but the rows and the festival's offset; it is the same function as long as it derives the same.
 */
export function useRows<Row extends { readonly id: number }, Key extends QueryKey, Shown = Row[]>(
	entity: LiveEntity,
	list: UseQueryOptions<Row[], Error, Row[], Key>,
	select?: (rows: Row[]) => Shown,
): UseQueryResult<Shown> {
	const entries = useAppliedEntries();
	const show = useCallback(
		(confirmed: Row[]) => {
			const rows = withOutbox(entity, confirmed, entries) as Row[];
			return select ? derive(rows, select) : (rows as Shown);
		},
		[entity, entries, select],
	);
	return useQuery({ ...list, select: show });
}
