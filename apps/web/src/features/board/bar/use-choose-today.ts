import { useCallback } from 'react';
import type { BoardProps } from '../board-props.ts';
import { dayShowing } from '../model/time-range.ts';

type ChooseTodayProps = Pick<BoardProps, 'view' | 'setView' | 'range' | 'days' | 'now'>;

/** Chooses the festival day that it is now, where now is not in sight with the chosen one. */
export function useChooseToday({ view: { day }, setView, range, days, now }: ChooseTodayProps): () => void {
	return useCallback(() => {
		const shown = dayShowing(now, { day, range, days });
		if (shown !== day) setView((present) => ({ ...present, day: shown }));
	}, [day, setView, range, days, now]);
}
