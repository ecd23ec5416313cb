import { useEffect, useState } from 'react';
import { fillWhenThereIsTime } from './filling.ts';

/**
 * Whether a row is to be drawn whole. One that comes while rows pass by shows little at first and the rest when there is
 * time, so that no row holds a frame up; rows are drawn a little before they come into sight.
 */
export function useIsWhole(isPassing: () => boolean): boolean {
	const [isWhole, setIsWhole] = useState(() => !isPassing());
	useEffect(() => (isWhole ? undefined : fillWhenThereIsTime(() => setIsWhole(true))), [isWhole]);
	return isWhole;
}
