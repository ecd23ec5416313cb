import { useDeferredValue, useState } from 'react';

/**
 * Whether a row is to be drawn whole. One that comes while rows pass by shows little at first and the rest when there is
 * time, so that no row holds a frame up; rows are drawn a little before they come into sight.
 */
export function useIsWhole(isPassing: () => boolean): boolean {
	const [isLate] = useState(isPassing);
	return useDeferredValue(true, !isLate);
}
