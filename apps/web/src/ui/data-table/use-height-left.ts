import { type RefObject, useLayoutEffect, useState } from 'react';
import { rememberedSize, rememberSize } from '../remembered-sizes.ts';

const PAGE_PADDING = 24;
const LEAST_HEIGHT = 320;

interface HeightLeft {
	/** The list, as which its place is remembered. */
	id: string;
	isWanted: boolean;
	isScrolling: boolean;
}

/** The CSS height from an element's top to the page's end; undefined unless it is wanted. */
export function useHeightLeft(element: RefObject<HTMLElement | null>, options: HeightLeft): string | undefined {
	const { isWanted, isScrolling } = options;
	const what = `top of ${options.id}`;
	const [top, setTop] = useState(() => rememberedSize(what) ?? 0);
	// Looked at after every render: what stands above may have grown. While rows scroll by it does not, and looking
	// would have the browser lay the page out twice a frame.
	useLayoutEffect(() => {
		if (!isWanted || isScrolling || !element.current) return;
		const measured = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
		rememberSize(what, measured);
		setTop(measured);
	});
	return isWanted ? `max(${LEAST_HEIGHT}px, calc(100dvh - ${top + PAGE_PADDING}px))` : undefined;
}
