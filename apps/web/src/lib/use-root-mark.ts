import { useLayoutEffect } from 'react';

/**
 * Marks the page's root element while the component is there, for styles of the whole page. A selector that looks for
 * the component from the root down (`:root:has(…)`) would have the browser style the whole page at every change.
 */
export function useRootMark(mark: `data-${string}`, isWanted = true): void {
	useLayoutEffect(() => {
		if (!isWanted) return;
		document.documentElement.setAttribute(mark, '');
		return () => document.documentElement.removeAttribute(mark);
	}, [mark, isWanted]);
}
