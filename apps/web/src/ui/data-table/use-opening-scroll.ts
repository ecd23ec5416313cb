import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { type Entry, markerOffset } from './entries.ts';

interface OpeningScroll<Row> {
	id: string;
	/** Which view of the list this is. */
	view?: string | undefined;
	entries: readonly Entry<Row>[];
	rowHeight: number;
	/** What scrolls; without it the page does. */
	panel?: RefObject<HTMLElement | null>;
}

/** Where a list opens. */
export interface Opening {
	readonly view: string;
	/** Pixels from the list's top. */
	readonly at: number;
	readonly why: 'marker' | 'top' | 'back' | 'another view';
}

/** How long the router may take to scroll a new page to its top, in milliseconds. */
const SETTLING = 500;

/** How much of the window a list has, more or less: it need not be measured to open it with its marker a third down. */
const SHARE_OF_WINDOW = 0.8;

/**
 * Opens a list with its marker a third down, unless someone comes back to where they had scrolled. Another view of the
 * list, under other filters, is opened the same way. Tells where, so that the rows there are the first to be drawn; the
 * same object until the list is opened anew.
 */
export function useOpeningScroll<Row>({ id, view = '', entries, rowHeight, panel }: OpeningScroll<Row>): Opening {
	const router = useRouter();
	const remembered = useElementScrollRestoration(panel ? { id } : { getElement: () => window });
	const [opening, setOpening] = useState((): Opening => {
		const top = remembered?.scrollY ?? 0;
		if (top > 0) return { view, at: top, why: 'back' };
		const at = offsetOfMarker(entries, rowHeight);
		return { view, at: at ?? 0, why: at === null ? 'top' : 'marker' };
	});
	if (opening.view !== view) setOpening({ view, at: offsetOfMarker(entries, rowHeight) ?? 0, why: 'another view' });

	useEffect(() => {
		if (opening.why === 'back' || opening.why === 'top') return;
		const scroll = () => (panel ? panel.current : window)?.scrollTo({ top: opening.at });
		scroll();
		if (opening.why === 'another view') return;
		// The router scrolls a page that has just been opened to its top; this comes after it.
		const unsubscribe = router.subscribe('onRendered', scroll);
		const timer = setTimeout(unsubscribe, SETTLING);
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, opening, panel]);

	return opening;
}

function offsetOfMarker<Row>(entries: readonly Entry<Row>[], rowHeight: number): number | null {
	return markerOffset(entries, rowHeight, window.innerHeight * SHARE_OF_WINDOW);
}

/** Has a list's virtualizer draw the rows where another view opens, before the scroll to them has happened. */
export function useRowsOfOpening(virtualizer: { scrollOffset: number | null }, { why, at, view }: Opening): void {
	const [drawn, setDrawn] = useState(view);
	if (drawn === view) return;
	setDrawn(view);
	if (why === 'another view') virtualizer.scrollOffset = at;
}
