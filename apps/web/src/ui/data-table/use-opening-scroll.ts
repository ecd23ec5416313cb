import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
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

/** How long the router may take to scroll a new page to its top, in milliseconds. */
const SETTLING = 500;

/**
 * Opens a list with its marker a third down, unless someone comes back to where they had scrolled. Another view of the
 * list, under other filters, is opened the same way.
 */
export function useOpeningScroll<Row>({ id, view = '', entries, rowHeight, panel }: OpeningScroll<Row>): void {
	const router = useRouter();
	const remembered = useElementScrollRestoration(panel ? { id } : { getElement: () => window });
	const rememberedView = useRef((remembered?.scrollY ?? 0) > 0 ? view : null);
	const opened = useRef(rememberedView.current);
	const settled = useRef<() => void>(undefined);

	useEffect(() => {
		if (opened.current === view || entries.length === 0) return;
		const isFirst = opened.current === null;
		opened.current = view;
		const offset = markerOffset(entries, rowHeight, panel?.current?.clientHeight ?? window.innerHeight);
		if (offset === null && isFirst) return;
		const scroll = () => (panel ? panel.current : window)?.scrollTo({ top: offset ?? 0 });
		scroll();
		if (!isFirst) return;
		// The router scrolls a page that has just been opened to its top; this comes after it.
		const unsubscribe = router.subscribe('onRendered', scroll);
		const timer = setTimeout(unsubscribe, SETTLING);
		settled.current = () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, view, entries, rowHeight, panel]);

	useEffect(
		() => () => {
			settled.current?.();
			// React's strict mode takes effects back and does them again.
			opened.current = rememberedView.current;
		},
		[],
	);
}
