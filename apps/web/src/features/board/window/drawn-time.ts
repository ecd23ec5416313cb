import type { Minutes } from '@crossload/domain';
import type { TimeRange } from '../model/time-range.ts';
import { WINDOW_PARTS } from './board-size.ts';

/**
 * Lanes take turns: with each part of the window that is scrolled one lane in so many draws as many parts more. All of
 * them drawing one part each would compare every block of the board with each part.
 */
export const TURNS = 4;

/** Parts of the window that are drawn at least before and behind it once anybody scrolls. */
const AROUND = 3;

const ALL_TURNS = Array.from({ length: TURNS }, (_, turn) => turn);

/** How the time line is drawn. */
export interface TimeScale {
	/** The board's first minute. */
	readonly from: Minutes;
	readonly minutesPerPixel: number;
	/** Pixels of the window that there are for time. */
	readonly width: number;
}

/** What is drawn of the time line. */
export interface DrawnTime {
	/** By the lane's turn. */
	readonly byTurn: readonly TimeRange[];
	/** Pixels that it is scrolled until somebody scrolls: only what is in sight is drawn; null from then on. */
	readonly openedAt: number | null;
	/** Turns whose lanes are drawn beyond the window already: with each step one more, all at once would take too long. */
	readonly grown: number;
}

/** What is drawn before anybody has scrolled: what is in sight. */
export function openedTime(scale: TimeScale, left: number): DrawnTime {
	const from = scale.from + left * scale.minutesPerPixel;
	const inSight = { from, to: from + scale.width * scale.minutesPerPixel };
	return { byTurn: ALL_TURNS.map(() => inSight), openedAt: left, grown: 0 };
}

/**
 * What is drawn once it is scrolled to `left` pixels, by hand or not. As long as a lane's turn has not come, its range is the
 * same object.
 */
export function scrolledTime(
	before: DrawnTime,
	scale: TimeScale,
	scroll: { left: number; isByHand: boolean },
): DrawnTime {
	const { left, isByHand } = scroll;
	if (before.openedAt !== null && !isByHand) {
		// The browser scrolls to whole pixels: what is drawn for less would be rendered again in vain.
		return Math.abs(left - before.openedAt) < 1 ? before : openedTime(scale, left);
	}
	const grown = Math.min(TURNS, before.grown + 1);
	const part = Math.floor((left / scale.width) * WINDOW_PARTS);
	const byTurn = ALL_TURNS.map((turn) => {
		const drawn = turn < grown ? partsInTurn(part, turn) : partsInSight(part);
		const range = rangeOf(drawn, scale);
		const last = before.byTurn[turn];
		return last?.from === range.from && last.to === range.to ? last : range;
	});
	const isSame = grown === before.grown && byTurn.every((range, turn) => range === before.byTurn[turn]);
	return isSame ? before : { byTurn, openedAt: null, grown };
}

/** Parts of the window, counted from the board's start. */
interface Parts {
	readonly first: number;
	/** Behind the last. */
	readonly end: number;
}

/** Changes with every {@link TURNS} parts, for each turn with another one of them. */
function partsInTurn(part: number, turn: number): Parts {
	const first = Math.floor((part + turn) / TURNS) * TURNS - turn;
	return { first: first - AROUND, end: first + TURNS + WINDOW_PARTS + AROUND };
}

function partsInSight(part: number): Parts {
	return { first: part, end: part + WINDOW_PARTS + 1 };
}

function rangeOf({ first, end }: Parts, { from, minutesPerPixel, width }: TimeScale): TimeRange {
	const minutes = (width / WINDOW_PARTS) * minutesPerPixel;
	return { from: from + first * minutes, to: from + end * minutes };
}
