import type { Minutes } from '@crossload/domain';
import type { RefObject } from 'react';
import type { TimeRange } from '../model/time-range.ts';

/** The time that stays at the same place of the window when the board is zoomed, filtered or printed. */
export interface ScrollAnchor {
	readonly minute: Minutes;
	/** Where in the window the minute is: 0 at its left edge, 1 at its right; of a phone its upper and lower edge. */
	readonly share: number;
	/** Pixels that the board is scrolled. */
	readonly left: number;
	readonly top: number;
}

/** The times of a board, and what of them is in sight at first. */
export interface WindowTimes {
	readonly range: TimeRange;
	/** The time to show where the time that was in sight lies outside of the range. */
	readonly start: Minutes;
	readonly anchor: RefObject<ScrollAnchor>;
}

/** Where in the window the board opens with the time in question: at a third. */
export const OPENING_SHARE = 1 / 3;

export function openingAnchor(minute: Minutes): ScrollAnchor {
	return { minute, share: OPENING_SHARE, left: 0, top: 0 };
}
