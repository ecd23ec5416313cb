import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { NamedLane } from './lane-groups.ts';
import { EDGE, laneTops } from './lane-lines.ts';
import type { Board } from './use-board.ts';
import type { BoardWindow } from './use-board-window.ts';

/** Half as high as the board was last, in rem: begun with more, it would draw lanes in vain. */
let latestHalf = 24;

/** Rem at the window's top that the times take. */
const TIME_AXIS = 1.75;

/** A lane with where it stands among the others. */
export interface PlacedLane {
	readonly named: NamedLane;
	/** Rem from the first lane's top. */
	readonly top: number;
	/** Counted from 1. */
	readonly place: number;
}

/**
 * The lanes that are drawn: those in sight, half a window's height above and below, and the one with the focus wherever it
 * is. A festival may have hundreds (BRD-08).
 */
export function useLaneWindow(board: Board, scroller: BoardWindow['scroller'], focused: number | null) {
	const { from, to } = useRemInSight(scroller);
	const { tops, height } = useMemo(() => laneTops(board.lanes, board.kind), [board.lanes, board.kind]);
	const lanes = board.lanes.flatMap((named, index): PlacedLane[] => {
		const top = tops[index] ?? 0;
		const isNear = top < to && (tops[index + 1] ?? height) > from;
		return isNear || named.lane.id === focused ? [{ named, top, place: index + 1 }] : [];
	});
	return { lanes, height };
}

/** The stretch to be drawn, in rem; it changes once for every half window that is scrolled. */
function useRemInSight(scroller: RefObject<HTMLElement | null>) {
	const [inSight, setInSight] = useState({ half: latestHalf, step: 0, isScrolled: false });
	// No layout effect: the window is drawn around the lanes, and its element is known only after theirs have run.
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		const read = () => {
			const half = Math.max(8, element.clientHeight / rem / 2);
			latestHalf = half;
			const step = Math.floor(element.scrollTop / rem / half);
			setInSight((present) => {
				const isScrolled = present.isScrolled || element.scrollTop > 0;
				const isSame = present.half === half && present.step === step && present.isScrolled === isScrolled;
				return isSame ? present : { half, step, isScrolled };
			});
		};
		read();
		const observer = new ResizeObserver(read);
		observer.observe(element);
		element.addEventListener('scroll', read, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', read);
		};
	}, [scroller]);
	const { half, step, isScrolled } = inSight;
	// What is in sight comes first, and nothing of a lane whose empty edge alone is; what lies below it follows.
	const hasBelow = useDeferredValue(true, false);
	if (!isScrolled) return { from: 0, to: hasBelow ? 3 * half : 2 * half - TIME_AXIS - EDGE };
	return { from: (step - 1) * half, to: (step + 4) * half };
}
