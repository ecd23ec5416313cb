import type { Minutes } from '@crossload/domain';
import { type PointerEvent, useState } from 'react';
import { type StripStep, stripOf } from './strip-layout.ts';

const SNAP_MINUTES = 5;

export type MoveStep = (index: number, offset: Minutes) => void;

/** The step that is being dragged, and the strip as it was when the drag began. */
interface Drag {
	readonly index: number;
	readonly offset: Minutes;
	readonly steps: readonly StripStep[];
	/** Of the pointer, in pixels. */
	readonly startX: number;
	readonly minutesPerPixel: number;
}

/** Drags a step along the strip; `onMove` is called with every new offset on the way. */
export function useStripDrag(steps: readonly StripStep[], onMove: MoveStep | undefined) {
	const [drag, setDrag] = useState<Drag | null>(null);
	if (onMove === undefined) return { drag: null, handlers: {} };
	const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
		const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
		const index = Number(element?.dataset['step'] ?? -1);
		const step = steps[index];
		if (event.button !== 0 || !step) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const { from, to } = stripOf(steps);
		const minutesPerPixel = (to - from) / event.currentTarget.getBoundingClientRect().width;
		setDrag({ index, offset: step.offset, steps, startX: event.clientX, minutesPerPixel });
	};
	const handlePointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
		if (drag === null) return;
		const dragged = drag.offset + (clientX - drag.startX) * drag.minutesPerPixel;
		const offset = Math.round(dragged / SNAP_MINUTES) * SNAP_MINUTES;
		if (offset !== steps[drag.index]?.offset) onMove(drag.index, offset);
	};
	const handleEnd = () => setDrag(null);
	const handlers = {
		onPointerDown: handlePointerDown,
		onPointerMove: handlePointerMove,
		onPointerUp: handleEnd,
		onPointerCancel: handleEnd,
	};
	return { drag, handlers };
}
