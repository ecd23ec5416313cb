import { type FestivalTime, type Instant, instantOf } from '@crossload/domain';
import { useEffect, useState } from 'react';

/** What is loaded of the log, before anything is left out of it. */
export interface LoadedLog {
	/** How many revisions. */
	readonly count: number;
	/** When the oldest of them was made; null when there is none. */
	readonly oldest: FestivalTime | null;
	/** Loads what is older, always the same function; null where there is nothing more. */
	readonly loadOlder: (() => unknown) | null;
	readonly isLoading: boolean;
	/** A request is under way, for what is older or for all of it again. */
	readonly isBusy: boolean;
	/** The last try to load what is older did not work. */
	readonly isFailed: boolean;
}

interface Wanted {
	/** Something is left out. */
	readonly isFiltered: boolean;
	/** How many of those loaded are shown. */
	readonly found: number;
	/** What is older is not wanted; null without such an end. */
	readonly from: Instant | null;
}

export interface SearchBack {
	/** Older revisions are loaded until enough is found. */
	readonly isSearching: boolean;
	/** There is more that may be wanted. */
	readonly hasMore: boolean;
	/** Resumes the search, after new filters or where it had stopped. */
	readonly goOn: () => void;
}

/** So many rows fill a window. */
const ENOUGH = 20;

/** After so many revisions in which not enough was found the search stops until it is resumed. */
const AT_ONCE = 500;

/** Loads older revisions by itself while the filters leave too few of those that are loaded (PLAN-14). */
export function useSearchBack(log: LoadedLog, { isFiltered, found, from }: Wanted): SearchBack {
	const { count, oldest, loadOlder, isBusy, isFailed } = log;
	const [limit, setLimit] = useState(count + AT_ONCE);
	const isAtEnd = from !== null && oldest !== null && instantOf(oldest) < from;
	const hasMore = loadOlder !== null && !isAtEnd;
	const isSearching = isFiltered && hasMore && !isFailed && found < ENOUGH && count < limit;
	useEffect(() => {
		// Beside another request it would take the place of it.
		if (isSearching && !isBusy) loadOlder?.();
	}, [isSearching, isBusy, loadOlder]);
	return { isSearching, hasMore, goOn: () => setLimit(count + AT_ONCE) };
}
