import { useDeferredValue, useRef } from 'react';
import type { Rank } from './data-table-props.ts';

/** How many rows are drawn before the others. */
const FIRST: Readonly<Record<Rank, number>> = { page: 5, card: 4, side: 0 };

interface FirstRows {
	/** None of the rows has been there before. */
	isAnother: boolean;
	rank: Rank;
}

/**
 * How many of these rows to draw now. Of a list that has just come, or that shows others than before, the first come
 * first, so that a slow device answers a tap sooner; the others follow once those are painted, on a quick device with
 * them. Rows that stay never wait.
 */
export function useFirstRows(count: number, { isAnother, rank }: FirstRows): number {
	const lists = useRef(0);
	if (isAnother) lists.current += 1;
	const painted = useDeferredValue(lists.current, 0);
	return painted === lists.current ? count : Math.min(count, FIRST[rank]);
}
