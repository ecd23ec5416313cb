import { useDeferredValue } from 'react';

/** False while a screen is drawn for the first time, true once that has been painted; a quick device draws both at once. */
export function useIsPainted(): boolean {
	return useDeferredValue(true, false);
}
