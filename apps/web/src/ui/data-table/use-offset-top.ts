import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where each table was last, by its id: rendered with that, it need not be laid out again once it is measured. */
const latest = new Map<string, string>();

/**
 * An element's distance from the page's top, for its styles as --top, so that it can take the height that is left; as it
 * was last for a table with this id, undefined the first time.
 * Measured again for each new `given`, the component's props, as what stands above may have grown with them; not while the
 * list is scrolled, which would have the browser lay the page out twice a frame.
 */
export function useOffsetTop(
	element: RefObject<HTMLElement | null>,
	id: string,
	given: object | null,
): string | undefined {
	const [first] = useState(() => (given === null ? undefined : latest.get(id)));
	useLayoutEffect(() => {
		if (given === null || !element.current) return;
		const top = `${Math.round(element.current.getBoundingClientRect().top + window.scrollY)}px`;
		latest.set(id, top);
		const { style } = element.current;
		// All that stands in it inherits this, and would be styled again.
		if (style.getPropertyValue('--top') !== top) style.setProperty('--top', top);
	}, [element, id, given]);
	return first;
}
