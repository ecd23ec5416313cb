import { useCallback } from 'react';
import type { BoardProps } from './board-props.ts';
import { dayShowing } from './time-range.ts';

type DayOfNowProps = Pick<BoardProps, 'view' | 'setView' | 'range' | 'days' | 'now'>;

/** Chooses the day that it is, where another one is chosen: now would not be in sight. */
export function useDayOfNow({ view: { day }, setView, range, days, now }: DayOfNowProps): () => void {
	return useCallback(() => {
		const shown = dayShowing(now, { day, range, days });
		if (shown !== day) setView((present) => ({ ...present, day: shown }));
	}, [day, setView, range, days, now]);
}
