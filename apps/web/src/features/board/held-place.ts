import type { Minutes } from '@crossload/domain';

/** What stays where it is, whatever is zoomed, filtered away for a while, or printed. */
export interface HeldPlace {
	readonly minute: Minutes;
	/** The share of the window at which the minute stands. */
	readonly share: number;
	/** Pixels scrolled by then. */
	readonly left: number;
	readonly top: number;
}

/** Where the board opens: the time in question at a third of the window. */
export const OPENING = 1 / 3;

export function placeAtOpening(minute: Minutes): HeldPlace {
	return { minute, share: OPENING, left: 0, top: 0 };
}
