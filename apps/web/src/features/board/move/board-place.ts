import { type RefObject, useMemo } from 'react';
import type { TimeRange } from '../model/time-range.ts';
import type { BoardPoint } from './board-drag.ts';

/** Converts places on the screen to times and lanes of the board. */
export interface BoardPlace {
	readonly pointAt: (at: { readonly clientX: number; readonly clientY: number }) => BoardPoint;
	/** The lane at a height of the screen, in pixels; null above and below the lanes. */
	readonly laneAt: (y: number) => number | null;
}

export function useBoardPlace(scroller: RefObject<HTMLElement | null>, range: TimeRange): BoardPlace {
	return useMemo(() => {
		const laneAt = (y: number) => {
			const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('li[data-lane]') ?? [])];
			const row = rows.find((one) => {
				const { top, bottom } = one.getBoundingClientRect();
				return top <= y && y < bottom;
			});
			return row ? Number(row.dataset['lane']) : null;
		};
		const pointAt: BoardPlace['pointAt'] = ({ clientX: x, clientY: y }) => {
			const track = scroller.current?.querySelector('[data-track]')?.getBoundingClientRect();
			const share = track && track.width > 0 ? (x - track.left) / track.width : 0;
			return { x, y, minute: range.from + share * (range.to - range.from), lane: laneAt(y) };
		};
		return { pointAt, laneAt };
	}, [scroller, range]);
}
