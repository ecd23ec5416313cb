import type { MouseEvent } from 'react';

/**
 * Drops the second click of a double click: who taps twice means what was there at first, not what has come under
 * the finger since.
 */
export function dropSecondClick(event: MouseEvent): void {
	if (event.detail < 2) return;
	event.preventDefault();
	event.stopPropagation();
}
