import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { NamedLane } from './lane-groups.ts';
import { laneTops } from './lane-lines.ts';
import type { Board } from './use-board.ts';
import type { BoardWindow } from './use-board-window.ts';

/** A quarter of the height that the board had last, in rem: begun with more, it would draw lanes in vain. */
let latestQuarter = 12;

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

/** The stretch to be drawn, in rem; it changes once for every quarter of a window that is scrolled. */
function useRemInSight(scroller: RefObject<HTMLElement | null>) {
	const [inSight, setInSight] = useState({ quarter: latestQuarter, step: 0 });
	// No layout effect: the window is drawn around the lanes, and its element is known only after theirs have run.
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		const read = () => {
			const quarter = Math.max(4, element.clientHeight / rem / 4);
			latestQuarter = quarter;
			const step = Math.ceil(element.scrollTop / rem / quarter);
			setInSight((present) => (present.quarter === quarter && present.step === step ? present : { quarter, step }));
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
	const { quarter, step } = inSight;
	// In sight are four quarters, which begin within the one before the step.
	return { from: (step - 3) * quarter, to: (step + 6) * quarter };
}
