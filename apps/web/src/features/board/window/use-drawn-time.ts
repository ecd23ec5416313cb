import { useLayoutEffect, useState } from 'react';
import type { TimeRange } from '../model/time-range.ts';
import { openedTime, scrolledTime } from './drawn-time.ts';
import type { BoardWindow } from './use-board-window.ts';

/**
 * What is drawn of the time line, by a lane's turn: what is in sight and, from when somebody scrolls, some of what is beside
 * it. For what draws it, as scrolling renders that again.
 */
export function useDrawnTime({
	from,
	minutesPerPixel,
	width,
	anchorLeft,
	scrolled,
}: BoardWindow): readonly TimeRange[] {
	const [drawn, setDrawn] = useState(() => openedTime({ from, minutesPerPixel, width }, anchorLeft()));
	const scale = `${from} ${minutesPerPixel} ${width}`;
	const [drawnAt, setDrawnAt] = useState(scale);
	if (drawnAt !== scale) {
		// Another zoom is drawn where it will be: what was in sight before would be drawn in vain.
		setDrawnAt(scale);
		setDrawn(openedTime({ from, minutesPerPixel, width }, anchorLeft()));
	}
	useLayoutEffect(
		() =>
			scrolled.subscribe((left, isByHand) =>
				setDrawn((before) => scrolledTime(before, { from, minutesPerPixel, width }, { left, isByHand })),
			),
		[scrolled, from, minutesPerPixel, width],
	);
	return drawn.byTurn;
}
