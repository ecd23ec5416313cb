import { type RefObject, useEffect, useState } from 'react';

/** How far something is scrolled sideways, in pixels: followed as it scrolls. */
export function useScrollLeft(scroller: RefObject<HTMLElement | null>): number {
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const element = scroller.current;
		const read = () => setLeft(element?.scrollLeft ?? 0);
		read();
		element?.addEventListener('scroll', read, { passive: true });
		return () => element?.removeEventListener('scroll', read);
	}, [scroller]);
	return left;
}
