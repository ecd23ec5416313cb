import { FARTHEST_STEP, type Minutes, snappedShift } from '@crossload/domain';
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

/** Minutes from the anchor of a step that is dragged by so many: snapped, and no farther than a step may be. */
export function draggedOffset(offset: Minutes, dragged: Minutes): Minutes {
	const snapped = offset + snappedShift(offset, dragged, SNAP_MINUTES);
	return Math.min(FARTHEST_STEP, Math.max(-FARTHEST_STEP, snapped));
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
		const offset = draggedOffset(drag.offset, (clientX - drag.startX) * drag.minutesPerPixel);
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
