import type { LoggedRevision } from '@crossload/contract';
import { type Instant, instantOf } from '@crossload/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { changesQuery } from '../../api/changes.ts';

/** Pages of the log that are read at most: a busy night is some twenty. */
const MAX_PAGES = 40;

/** Everything that the log has since an instant, latest first; pages are asked for until it reaches back so far. */
export function useHappenedSince(since: Instant) {
	const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(changesQuery);
	const pages = data?.pages.length ?? 0;
	const oldest = data?.pages.at(-1)?.at(-1);
	const reachesBack = oldest === undefined || !hasNextPage || instantOf(oldest.at) < since;
	const isCut = !reachesBack && pages >= MAX_PAGES;
	useEffect(() => {
		if (data && !reachesBack && !isCut && !isFetching) void fetchNextPage();
	}, [data, reachesBack, isCut, isFetching, fetchNextPage]);
	const revisions = useMemo(
		(): LoggedRevision[] => data?.pages.flat().filter(({ at }) => instantOf(at) >= since) ?? [],
		[data, since],
	);
	return { revisions, isComplete: data !== undefined && (reachesBack || isCut), isCut, error, refetch };
}
