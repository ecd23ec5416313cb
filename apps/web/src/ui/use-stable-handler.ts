import { useCallback, useLayoutEffect, useRef } from 'react';

/** The latest handler as a function that stays the same, so that what it is given to need not render again. */
export function useStableHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
	const latest = useRef(handler);
	useLayoutEffect(() => {
		latest.current = handler;
	});
	return useCallback((...args: Args) => latest.current(...args), []);
}
