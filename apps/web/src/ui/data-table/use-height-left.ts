import { type RefObject, useLayoutEffect, useState } from 'react';

const PAGE_PADDING = 24;
const LEAST_HEIGHT = 320;

/** The CSS height from an element's top to the page's end; undefined unless it is wanted. */
export function useHeightLeft(
	element: RefObject<HTMLElement | null>,
	isWanted: boolean,
	isScrolling: boolean,
): string | undefined {
	const [top, setTop] = useState(0);
	// Looked at after every render: what stands above may have grown. While rows scroll by it does not, and looking
	// would have the browser lay the page out twice a frame.
	useLayoutEffect(() => {
		if (!isWanted || isScrolling || !element.current) return;
		setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
	});
	return isWanted ? `max(${LEAST_HEIGHT}px, calc(100dvh - ${top + PAGE_PADDING}px))` : undefined;
}
