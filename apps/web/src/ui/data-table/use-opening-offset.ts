import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Entry, markerOffset } from './entries.ts';

interface OpeningOffset<Row> {
	view: string;
	/** What scrolls: the element with this id for the router's scroll restoration, or the window. */
	scrolls: { readonly id: string } | 'window';
	/** False for a view that has replaced another one on the same screen. */
	isFirstView: boolean;
	entries: readonly Entry<Row>[];
	rowHeight: number;
}

/** How much of the window a list has, more or less: it need not be measured to open it with its marker a third down. */
const SHARE_OF_WINDOW = 0.8;

/** Pixels that a view is scrolled to when it opens: where somebody who comes back has left it, else its marker a third down. */
export function useOpeningOffset<Row>(opening: OpeningOffset<Row>): number {
	const { scrolls, view, isFirstView, entries, rowHeight } = opening;
	const restored = useElementScrollRestoration(scrolls === 'window' ? { getElement: () => window } : scrolls);
	const offsetOfView = () => {
		const left = isFirstView ? restored?.scrollY : undefined;
		return left || markerOffset(entries, rowHeight, window.innerHeight * SHARE_OF_WINDOW) || 0;
	};
	const [opened, setOpened] = useState(() => ({ view, offset: offsetOfView() }));
	if (opened.view === view) return opened.offset;
	const offset = offsetOfView();
	setOpened({ view, offset });
	return offset;
}

/** How long the router may take to scroll a new page to its top, in milliseconds. */
const SETTLING = 500;

/** Scrolls the window there when a list has opened, and once more after the router has scrolled the new page to its top. */
export function useWindowScroll(offset: number, isWanted: boolean): void {
	const router = useRouter();
	useEffect(() => {
		if (!isWanted) return;
		const scroll = () => window.scrollTo({ top: offset });
		scroll();
		const unsubscribe = router.subscribe('onRendered', scroll);
		const timer = setTimeout(unsubscribe, SETTLING);
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [router, offset, isWanted]);
}
