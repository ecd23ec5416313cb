import { type RefObject, useLayoutEffect, useState } from 'react';
import { rememberedSize, rememberSize } from '../remembered-sizes.ts';

/**
 * The width of an element in pixels, followed. Until it is measured, which is before anything is painted, it is what
 * elements of that kind had the last time, the first time endless.
 */
export function useWidth(element: RefObject<HTMLElement | null>, kind: string): number {
	const what = `width of ${kind}`;
	const [width, setWidth] = useState(() => rememberedSize(what) ?? Number.POSITIVE_INFINITY);
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const measure = () => {
			rememberSize(what, measured.clientWidth);
			setWidth(measured.clientWidth);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		return () => observer.disconnect();
	}, [element, what]);
	return width;
}
