import type { LaneKind } from '@crossload/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels that the lanes' names take, at a root font of 16 px; beside a position's stands how many are there. */
const HEAD_WIDTH = 148;
const POSITION_HEAD_WIDTH = 176;

/** What is drawn is updated whenever the window is scrolled by one of so many parts of it; with fewer, more is drawn in a frame. */
export const WINDOW_PARTS = 16;

/** Rem that the time axis takes above the lanes. */
const AXIS_HEIGHT = 1.75;

/** How much room the board's window has. */
interface BoardSize {
	/** Pixels, the lanes' names included. */
	readonly width: number;
	/** Rem that there are for lanes. */
	readonly lanesHeight: number;
}

/** The size that was measured last, to begin with: with another one the blocks would be laid out twice. Null until then. */
let latest: BoardSize | null = null;

/** How large the board will be, as far as that is known before it is drawn. */
export function latestBoardSize(): BoardSize {
	return latest ?? { width: 1_108, lanesHeight: 48 };
}

export function headWidth(kind: LaneKind): number {
	return kind === 'position' ? POSITION_HEAD_WIDTH : HEAD_WIDTH;
}

/** Pixels that there are for time. */
export function trackWidth(width: number, kind: LaneKind): number {
	return Math.max(100, width - headWidth(kind));
}

/** How large the board is, from the element that scrolls. */
export function measureBoard(scroller: HTMLElement): BoardSize {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	latest = {
		width: scroller.clientWidth,
		lanesHeight: scroller.clientHeight / rem - AXIS_HEIGHT,
	};
	return latest;
}

/** Whether the size is known; if not, `frame`, an empty board, is measured before the first paint. */
export function useIsMeasured(frame: RefObject<HTMLElement | null>): boolean {
	const [isMeasured, setIsMeasured] = useState(latest !== null);
	useLayoutEffect(() => {
		if (frame.current) measureBoard(frame.current);
		setIsMeasured(true);
	}, [frame]);
	return isMeasured;
}
