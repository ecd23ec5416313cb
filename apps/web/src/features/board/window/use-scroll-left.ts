import { type RefObject, useEffect, useState } from 'react';

/** What `read` makes of scrollLeft (pixels), updated on scroll. `read` must be stable. */
export function useScrollLeft<Value>(
	scroller: RefObject<HTMLElement | null>,
	read: (left: number) => Value,
	first: Value,
): Value {
	const [value, setValue] = useState(first);
	useEffect(() => {
		const element = scroller.current;
		const update = () => setValue(read(element?.scrollLeft ?? 0));
		update();
		element?.addEventListener('scroll', update, { passive: true });
		return () => element?.removeEventListener('scroll', update);
	}, [scroller, read]);
	return value;
}
