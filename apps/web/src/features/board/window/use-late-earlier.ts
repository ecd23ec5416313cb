import { activityStatus, FORGOTTEN_AFTER, MINUTE, type Minutes, minutesOf } from '@crossload/domain';
import { createContext, useCallback, useMemo } from 'react';
import { useMinute } from '../../../lib/now.ts';
import type { Board } from '../model/use-board.ts';
import type { BoardWindow } from './use-board-window.ts';
import { useScrollLeft } from './use-scroll-left.ts';

/** Shows the first late block of a lane. */
export const ShowLate = createContext<(laneId: number) => void>(() => undefined);

/** Minutes to which the left edge is rounded, so that scrolling renders only now and then. */
const STEP = 15;

export interface LateBlock {
	readonly id: number;
	readonly from: Minutes;
	readonly to: Minutes;
}

/** What is late in each lane, by plan; without what was forgotten (see the glossary). */
export function useLateBlocks({ lanes, rows, planned }: Board): ReadonlyMap<number, readonly LateBlock[]> {
	const now = useMinute();
	return useMemo(() => {
		const until = minutesOf(now);
		const since = until - FORGOTTEN_AFTER / MINUTE;
		const lateBlock = (id: number): LateBlock[] => {
			const span = planned.get(id)?.span;
			// Cheap checks first: most activities are not around now, and their rows need not be read.
			if (!span || span.from > until || span.to < since) return [];
			const row = rows.get(id);
			return row && activityStatus(row, now) === 'late' ? [{ id, ...span }] : [];
		};
		return new Map(
			lanes.map(({ lane }) => [
				lane.id,
				lane.parts.flatMap(({ blocks }) => blocks.flatMap(({ id }) => lateBlock(id))).sort((a, b) => a.from - b.from),
			]),
		);
	}, [lanes, rows, planned, now]);
}

/** The time at the left edge of what is in sight, to a quarter of an hour. */
export function useLeftEdge({ scroller, minutesPerPixel, from, anchorLeft }: BoardWindow): Minutes {
	const read = useCallback((left: number) => toStep(from + left * minutesPerPixel), [from, minutesPerPixel]);
	return useScrollLeft(scroller, read, read(anchorLeft()));
}

function toStep(minute: Minutes): Minutes {
	return Math.floor(minute / STEP) * STEP;
}
