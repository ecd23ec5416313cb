import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, followed; undefined until it is measured, which is before anything is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
	const [width, setWidth] = useState<number>();
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const measure = () => setWidth(measured.clientWidth);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		return () => observer.disconnect();
	}, [element]);
	return width;
}
