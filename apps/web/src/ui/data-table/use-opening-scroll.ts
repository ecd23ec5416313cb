import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { type Entry, markerOffset } from './entries.ts';

interface OpeningScroll<Row> {
	id: string;
	/** The list was there under other filters: nobody comes back to it. */
	isAnotherView: boolean;
	entries: readonly Entry<Row>[];
	rowHeight: number;
	/** What scrolls; without it the page does. */
	panel?: RefObject<HTMLElement | null>;
}

/** How long the router may take to scroll a new page to its top, in milliseconds. */
const SETTLING = 500;

/** How much of the window a list has, more or less: it need not be measured to open it with its marker a third down. */
const SHARE_OF_WINDOW = 0.8;

/**
 * Opens a list with its marker a third down, unless someone comes back to where they had scrolled. Answers the offset at
 * which it opens, in pixels, so that the rows there are the first to be drawn.
 */
export function useOpeningScroll<Row>({ id, entries, rowHeight, panel, ...list }: OpeningScroll<Row>): number {
	const router = useRouter();
	const remembered = useElementScrollRestoration(panel ? { id } : { getElement: () => window });
	const [{ isBack, openAt }] = useState(() => {
		const top = list.isAnotherView ? 0 : (remembered?.scrollY ?? 0);
		return { isBack: top > 0, openAt: top > 0 ? top : offsetOfMarker(entries, rowHeight) };
	});

	useEffect(() => {
		if (isBack || (openAt === null && !list.isAnotherView)) return;
		const scroll = () => (panel ? panel.current : window)?.scrollTo({ top: openAt ?? 0 });
		scroll();
		if (list.isAnotherView) return;
		// The router scrolls a page that has just been opened to its top; this comes after it.
		const unsubscribe = router.subscribe('onRendered', scroll);
		const timer = setTimeout(unsubscribe, SETTLING);
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, isBack, openAt, panel, list.isAnotherView]);

	return openAt ?? 0;
}

function offsetOfMarker<Row>(entries: readonly Entry<Row>[], rowHeight: number): number | null {
	return markerOffset(entries, rowHeight, window.innerHeight * SHARE_OF_WINDOW);
}
