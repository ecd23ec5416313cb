import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws `instead` with its screen, and its children once that has been painted: what can be looked at need not wait for
 * what can be opened. The two look the same.
 */
export function AfterPaint({ instead, children }: { instead: ReactNode; children: ReactNode }) {
	return useDeferredValue(true, false) ? children : instead;
}
