import type { Minutes } from '@crossload/domain';

/** The time that stays at the same place of the window when the board is zoomed, filtered or printed. */
export interface ScrollAnchor {
	readonly minute: Minutes;
	/** Where in the window the minute is: 0 at its left edge, 1 at its right. */
	readonly share: number;
	/** Pixels that the board is scrolled. */
	readonly left: number;
	readonly top: number;
}

/** Where in the window the board opens with the time in question: at a third. */
export const OPENING_SHARE = 1 / 3;

export function openingAnchor(minute: Minutes): ScrollAnchor {
	return { minute, share: OPENING_SHARE, left: 0, top: 0 };
}
