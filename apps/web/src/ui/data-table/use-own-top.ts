import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives an element's styles its distance from the page's top, as --top, so that it can take the height that is left.
 * Measured again for each new `given`, the component's props, as what stands above may have grown with them; not while the
 * list is scrolled, which would have the browser lay the page out twice a frame.
 */
export function useOwnTop(element: RefObject<HTMLElement | null>, given: object | null): void {
	useLayoutEffect(() => {
		if (given === null || !element.current) return;
		const top = `${Math.round(element.current.getBoundingClientRect().top + window.scrollY)}px`;
		const { style } = element.current;
		// All that stands in it inherits this, and would be styled again.
		if (style.getPropertyValue('--top') !== top) style.setProperty('--top', top);
	}, [element, given]);
}
