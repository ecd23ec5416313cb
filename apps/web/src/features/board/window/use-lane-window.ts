import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useValueAfterPaint } from '../../../lib/use-value-after-paint.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import { laneTops } from '../model/lane-lines.ts';
import type { Board } from '../model/use-board.ts';
import { latestBoardSize, measureBoard, WINDOW_PARTS } from './board-size.ts';
import type { BoardWindow } from './use-board-window.ts';

/** Parts of the window that are drawn above and below it: fewer where blocks are bare, and so are many. */
const AROUND = 7;
const AROUND_BARE = 3;

/** A lane with where it stands among the others. */
export interface PlacedLane {
	readonly named: NamedLane;
	/** Rem from the first lane's top. */
	readonly top: number;
	/** For aria-posinset: counted from 1. */
	readonly posInSet: number;
	/** Rem from its top between which its blocks are drawn; undefined at an end where all are. */
	readonly drawnFrom?: number | undefined;
	readonly drawnTo?: number | undefined;
}

/**
 * The lanes that are drawn: those in sight, once they are painted also those near them,
 * and the one with the focus wherever it is. A festival may have hundreds, and a lane hundreds of lines (BRD-08).
 */
export function useLaneWindow(board: Board, scroller: BoardWindow['scroller'], focused: number | null) {
	// With another zoom too, what is in sight is painted first.
	const isPainted = useValueAfterPaint(board.room, null) === board.room;
	const around = board.room.hasWords ? AROUND : AROUND_BARE;
	const { from, to } = useRemInSight(scroller, isPainted ? around : 0);
	const { tops, height } = useMemo(() => laneTops(board.lanes, board.kind), [board.lanes, board.kind]);
	const lanes = board.lanes.flatMap((named, index): PlacedLane[] => {
		const top = tops[index] ?? 0;
		const end = tops[index + 1] ?? height;
		const isNear = top < to && end > from;
		if (!isNear && named.lane.id !== focused) return [];
		const [drawnFrom, drawnTo] = [top < from ? from - top : undefined, end > to ? to - top : undefined];
		return [{ named, top, posInSet: index + 1, drawnFrom, drawnTo }];
	});
	return { lanes, height };
}

/** The stretch to be drawn, in rem; it changes once for every part of a window that is scrolled. */
function useRemInSight(scroller: RefObject<HTMLElement | null>, around: number) {
	const [inSight, setInSight] = useState(() => ({ part: partOf(latestBoardSize()), step: 0 }));
	// No layout effect: the window is drawn around the lanes, and its element is known only after theirs have run.
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		let part = 0;
		const read = () => {
			const step = Math.ceil(element.scrollTop / rem / part);
			setInSight((present) => (present.part === part && present.step === step ? present : { part, step }));
		};
		const measure = () => {
			part = partOf(measureBoard(element));
			read();
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		element.addEventListener('scroll', read, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', read);
		};
	}, [scroller]);
	const { part, step } = inSight;
	// What is in sight begins within the part before the step.
	return { from: (step - 1 - around) * part, to: (step + WINDOW_PARTS + around) * part };
}

/** A part of the window, in rem. */
function partOf({ lanesHeight }: { lanesHeight: number }): number {
	return Math.max(2, lanesHeight / WINDOW_PARTS);
}
