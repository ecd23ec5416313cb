import { type RefObject, useLayoutEffect, useState } from 'react';

/** As wide as each table was last, by its id: what is drawn for that at once need not be drawn and laid out twice. */
const latest = new Map<string, number>();

/**
 * The width of a table in pixels, kept up to date. It begins with what it was last for this id, undefined the first time, and is
 * measured before anything is painted.
 */
export function useTableWidth(element: RefObject<HTMLElement | null>, id: string): number | undefined {
	const [width, setWidth] = useState(() => latest.get(id));
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const measure = () => {
			latest.set(id, measured.clientWidth);
			setWidth(measured.clientWidth);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		return () => observer.disconnect();
	}, [element, id]);
	return width;
}
