import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the page's root element while the component is mounted, for styles of the whole page. A selector that
 * looks for the component from the root down (`:root:has(…)`) would have the browser style the whole page at every change.
 */
export function useRootAttribute(attribute: `data-${string}`, isWanted = true): void {
	useLayoutEffect(() => {
		if (!isWanted) return;
		document.documentElement.setAttribute(attribute, '');
		return () => document.documentElement.removeAttribute(attribute);
	}, [attribute, isWanted]);
}
