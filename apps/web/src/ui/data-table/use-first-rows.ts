import { useDeferredValue, useRef } from 'react';

/** How many rows are drawn before the others, of a list that is its page's and of one in a card. */
const FIRST = { page: 8, card: 4 };

interface FirstRows {
	/** None of the rows has been there before. */
	isAnother: boolean;
	isPageList: boolean;
}

/**
 * How many of these rows to draw now. Of a list that has just come, or that shows others than before, the first come
 * first, so that a slow device answers a tap sooner; the others follow once those are painted, on a quick device with
 * them. Rows that stay never wait.
 */
export function useFirstRows(count: number, { isAnother, isPageList }: FirstRows): number {
	const lists = useRef(0);
	if (isAnother) lists.current += 1;
	const painted = useDeferredValue(lists.current, 0);
	return painted === lists.current ? count : Math.min(count, FIRST[isPageList ? 'page' : 'card']);
}
