import { type RefObject, useEffect, useState } from 'react';

/** What `read` makes of how far something is scrolled sideways, in pixels, followed as it scrolls. `read` is to stay the same. */
export function useScrollLeft<Value>(
	scroller: RefObject<HTMLElement | null>,
	read: (left: number) => Value,
	first: Value,
): Value {
	const [value, setValue] = useState(first);
	useEffect(() => {
		const element = scroller.current;
		const follow = () => setValue(read(element?.scrollLeft ?? 0));
		follow();
		element?.addEventListener('scroll', follow, { passive: true });
		return () => element?.removeEventListener('scroll', follow);
	}, [scroller, read]);
	return value;
}
