import { useElementScrollRestoration } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { type Entry, markerOffset } from './entries.ts';

interface OpeningScroll<Row> {
	id: string;
	entries: readonly Entry<Row>[];
	rowHeight: number;
	/** What scrolls; without it the page does. */
	panel?: RefObject<HTMLElement | null>;
}

/** Opens a list with its marker a third down, once, unless someone comes back to where they had scrolled. */
export function useOpeningScroll<Row>({ id, entries, rowHeight, panel }: OpeningScroll<Row>): void {
	const remembered = useElementScrollRestoration(panel ? { id } : { getElement: () => window });
	const isOpened = useRef((remembered?.scrollY ?? 0) > 0);
	// Runs after the router, which scrolls a new page to its top.
	useEffect(() => {
		if (isOpened.current || entries.length === 0) return;
		isOpened.current = true;
		const offset = markerOffset(entries, rowHeight, panel?.current?.clientHeight ?? window.innerHeight);
		if (offset === null) return;
		(panel ? panel.current : window)?.scrollTo({ top: offset });
	}, [entries, rowHeight, panel]);
}
