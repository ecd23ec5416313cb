import { activityStatus, FORGOTTEN_AFTER, MINUTE, type Minutes, minutesOf } from '@crossload/domain';
import { createContext, type RefObject, useEffect, useMemo, useState } from 'react';
import { useMinute } from '../../lib/now.ts';
import type { TimeRange } from './time-range.ts';
import type { Board } from './use-board.ts';

/** Shows the first late block of a lane. */
export const ShowLate = createContext<(laneId: number) => void>(() => undefined);

/** Minutes by which what is in sight moves on before it is looked at again. */
const STEP = 15;

export interface LateBlock {
	readonly id: number;
	readonly from: Minutes;
	readonly to: Minutes;
}

/** What is late in each lane, by plan; what has been forgotten for long is no matter of the day. */
export function useLateBlocks({ lanes, rows, planned }: Board): ReadonlyMap<number, readonly LateBlock[]> {
	const now = useMinute();
	const late = useMemo(
		() => new Set(rows.rows.filter((row) => activityStatus(row, now) === 'late').map(({ id }) => id)),
		[rows, now],
	);
	return useMemo(() => {
		const since = minutesOf(now) - FORGOTTEN_AFTER / MINUTE;
		return new Map(
			lanes.map(({ lane }) => [
				lane.id,
				lane.parts
					.flatMap(({ blocks }) => blocks.filter(({ id }) => late.has(id)))
					.flatMap(({ id }) => {
						const span = planned.get(id)?.span;
						return span && span.to >= since ? { id, ...span } : [];
					})
					.sort((a, b) => a.from - b.from),
			]),
		);
	}, [lanes, late, planned, now]);
}

interface EdgeProps {
	readonly scroller: RefObject<HTMLElement | null>;
	readonly range: TimeRange;
	readonly minutesPerPixel: number;
	/** The time at which the board opens. */
	readonly openedAt: Minutes;
}

/** The time at the left edge of what is in sight, to a quarter of an hour. */
export function useLeftEdge({ scroller, range, minutesPerPixel, openedAt }: EdgeProps): Minutes {
	const [edge, setEdge] = useState(() => toStep(openedAt));
	useEffect(() => {
		const element = scroller.current;
		const read = () => {
			setEdge(toStep(range.from + (element?.scrollLeft ?? 0) * minutesPerPixel));
		};
		read();
		element?.addEventListener('scroll', read, { passive: true });
		return () => element?.removeEventListener('scroll', read);
	}, [scroller, range.from, minutesPerPixel]);
	return edge;
}

function toStep(minute: Minutes): Minutes {
	return Math.floor(minute / STEP) * STEP;
}
