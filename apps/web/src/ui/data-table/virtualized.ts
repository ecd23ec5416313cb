import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { SCALE } from '../../lib/rem.ts';
import { type Entry, keyOf, LONG_LIST, MARKER_HEIGHT, OVERSCAN } from './entries.ts';
import { latestTableHeight } from './use-table-width.ts';
import type { RangedList, RangeHooks, ViewProps } from './view-props.ts';

/**
 * Of both virtualizers. A flush in every scroll event made 6 % of a fling's frames longer than 50 ms, without it 1 to 3 %;
 * on phones it makes no difference.
 */
const DRAWN = { overscan: OVERSCAN, useFlushSync: false };

/** Of a long list the entries in sight are drawn, and a few around them. */
export const VIRTUALIZED: RangeHooks = { usePanelRange, usePageRange };

function usePanelRange<Row>({ element, given, rowHeight, opening }: RangedList<Row, HTMLDivElement>) {
	const { entries, view } = given;
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useVirtualizer<HTMLDivElement, Element>({
		count: entries.length,
		enabled: isLong,
		initialOffset: opening,
		// Before it can be measured: the rows come with the table, and not in a second render.
		initialRect: { width: 0, height: latestTableHeight(given.id) ?? 0 },
		getItemKey: useItemKey(given),
		getScrollElement: () => element.current,
		estimateSize: (index) => heightOf(entries[index], rowHeight),
		...DRAWN,
	});
	useViewsOffset({ panel: element, virtualizer, view, offset: isLong ? opening : 0 });
	return isLong ? virtualizer : null;
}

function usePageRange<Row>({ element, given, rowHeight, opening }: RangedList<Row, HTMLElement>) {
	const { entries } = given;
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useWindowVirtualizer({
		count: entries.length,
		enabled: isLong,
		initialOffset: opening,
		initialRect: { width: window.innerWidth, height: window.innerHeight },
		getItemKey: useItemKey(given),
		estimateSize: (index) => heightOf(entries[index], rowHeight),
		...DRAWN,
		scrollMargin: useTop(element, isLong ? given : null),
	});
	return isLong ? virtualizer : null;
}

/** With other entries another function, which has all placed again: the marker may stand elsewhere among as many rows. */
function useItemKey<Row>({ entries, rowId }: ViewProps<Row>) {
	return useCallback((index: number) => keyOf(entries[index], rowId), [entries, rowId]);
}

function heightOf(entry: Entry<unknown> | undefined, rowHeight: number): number {
	return entry?.kind === 'marker' ? MARKER_HEIGHT * SCALE : rowHeight;
}

/** Pixels from the page's top to the list's, measured for each new `given`, a long list's props; not while it is scrolled. */
function useTop(list: RefObject<HTMLElement | null>, given: object | null): number {
	const [top, setTop] = useState(0);
	useLayoutEffect(() => {
		if (given && list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
	}, [list, given]);
	return top;
}

interface OpenedView {
	panel: RefObject<HTMLDivElement | null>;
	virtualizer: Virtualizer<HTMLDivElement, Element>;
	view: string;
	/** Pixels. */
	offset: number;
}

/**
 * Opens another view of the list where it is to open: the rows there are drawn at once, those that both views have are the
 * same elements, and the panel is scrolled to them before it is painted.
 */
function useViewsOffset({ panel, virtualizer, view, offset }: OpenedView): void {
	const [shown, setShown] = useState<{ view: string; offset?: number }>({ view });
	if (shown.view !== view) {
		setShown({ view, offset });
		virtualizer.scrollOffset = offset;
	}
	useLayoutEffect(() => {
		if (shown.offset !== undefined && panel.current) panel.current.scrollTop = shown.offset;
	}, [panel, shown]);
}
