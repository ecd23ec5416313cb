import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { type Entry, markerOffset } from './entries.ts';

interface OpeningScroll<Row> {
	id: string;
	entries: readonly Entry<Row>[];
	rowHeight: number;
	/** What scrolls; without it the page does. */
	panel?: RefObject<HTMLElement | null>;
}

/** How long the router may take to scroll a new page to its top, in milliseconds. */
const SETTLING = 500;

/** Opens a list with its marker a third down, once, unless someone comes back to where they had scrolled. */
export function useOpeningScroll<Row>({ id, entries, rowHeight, panel }: OpeningScroll<Row>): void {
	const router = useRouter();
	const remembered = useElementScrollRestoration(panel ? { id } : { getElement: () => window });
	const isRemembered = useRef((remembered?.scrollY ?? 0) > 0);
	const isOpened = useRef(false);
	const settled = useRef<() => void>(undefined);

	useEffect(() => {
		if (isOpened.current || isRemembered.current || entries.length === 0) return;
		isOpened.current = true;
		const offset = markerOffset(entries, rowHeight, panel?.current?.clientHeight ?? window.innerHeight);
		if (offset === null) return;
		const scroll = () => (panel ? panel.current : window)?.scrollTo({ top: offset });
		scroll();
		// The router scrolls a page that has just been opened to its top; this comes after it.
		const unsubscribe = router.subscribe('onRendered', scroll);
		const timer = setTimeout(unsubscribe, SETTLING);
		settled.current = () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, entries, rowHeight, panel]);

	useEffect(
		() => () => {
			settled.current?.();
			// React's strict mode takes effects back and does them again.
			isOpened.current = false;
		},
		[],
	);
}
