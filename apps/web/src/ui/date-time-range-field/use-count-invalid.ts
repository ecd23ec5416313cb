import { useLayoutEffect } from 'react';

/** Counts the fields of a form in which something stands that cannot be understood. Must be stable between renders. */
export type CountInvalid = (change: 1 | -1) => void;

/** Counts a field for as long as it is invalid and on the screen. */
export function useCountInvalid(isInvalid: boolean, countInvalid: CountInvalid): void {
	useLayoutEffect(() => {
		if (!isInvalid) return;
		countInvalid(1);
		return () => countInvalid(-1);
	}, [isInvalid, countInvalid]);
}
