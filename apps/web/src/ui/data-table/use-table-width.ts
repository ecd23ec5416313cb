import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrinting } from '../../lib/use-is-printing.ts';

interface TableSize {
	readonly width: number;
	readonly height: number;
}

/** As large as each table was last, in pixels by its id: what is drawn for that at once need not be drawn and laid out twice. */
const latest = new Map<string, TableSize>();

/** How high the table with this id was last in the window, in pixels; undefined the first time. */
export function latestTableHeight(id: string): number | undefined {
	return latest.get(id)?.height;
}

/**
 * The width of a table in pixels, kept up to date. It begins with what it was last for this id, undefined the first time, and is
 * measured before anything is painted.
 */
export function useTableWidth(element: RefObject<HTMLElement | null>, id: string): number | undefined {
	const [width, setWidth] = useState(() => latest.get(id)?.width);
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = measured;
			latest.set(id, { width, height });
			setWidth(width);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		// Paper is laid out at once: no observer is called before, and columns that come later are not on it.
		const stopPrinting = onPrinting(() => flushSync(measure));
		return () => {
			observer.disconnect();
			stopPrinting();
		};
	}, [element, id]);
	return width;
}
