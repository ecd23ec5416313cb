import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws `instead` with its screen, and its children once that has been painted: what is looked at first need not wait for
 * what can be opened or lies below. `instead` looks the same, or at least takes the same room, so that nothing jumps.
 */
export function AfterPaint({ instead, children }: { instead: ReactNode; children: ReactNode }) {
	return useDeferredValue(true, false) ? children : instead;
}
