import { FARTHEST_STEP, type Minutes, snappedShift } from '@crossload/domain';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type StripStep, stripOf } from './strip-layout.ts';

const SNAP_MINUTES = 5;

/** Called with a step's index and minutes from its anchor. */
export type MoveStep = (index: number, offset: Minutes) => void;

export interface StripDragHandlers {
	/** With every new offset on the way. */
	readonly onMove: MoveStep;
	/** The step is dropped where it was moved to last. */
	readonly onDrop?: () => void;
	/** The drag is given up: the step is to be again where it was, at this offset. */
	readonly onCancel: MoveStep;
}

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

/** Drags a step along the strip, where it has `moving`. Escape gives up the drag. */
export function useStripDrag(steps: readonly StripStep[], moving: StripDragHandlers | undefined) {
	const [drag, setDrag] = useState<Drag | null>(null);
	if (moving === undefined) return { drag: null, handlers: {} };
	const { onMove, onDrop, onCancel } = moving;
	const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
		const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
		const index = Number(element?.dataset['step'] ?? -1);
		const step = steps[index];
		if (event.button !== 0 || !step) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		// Escape comes to what has the focus.
		event.currentTarget.focus({ preventScroll: true });
		const { from, to } = stripOf(steps);
		const width = element?.parentElement?.getBoundingClientRect().width ?? 1;
		const minutesPerPixel = (to - from) / width;
		setDrag({ index, offset: step.offset, steps, startX: event.clientX, minutesPerPixel });
	};
	const handlePointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
		if (drag === null) return;
		const offset = draggedOffset(drag.offset, (clientX - drag.startX) * drag.minutesPerPixel);
		if (offset !== steps[drag.index]?.offset) onMove(drag.index, offset);
	};
	const handleDrop = () => {
		if (drag) onDrop?.();
		setDrag(null);
	};
	const giveUp = () => {
		if (drag) onCancel(drag.index, drag.offset);
		setDrag(null);
	};
	const handleKeyDown = ({ key }: KeyboardEvent) => {
		if (key === 'Escape') giveUp();
	};
	const handlers = {
		onPointerDown: handlePointerDown,
		onPointerMove: handlePointerMove,
		onPointerUp: handleDrop,
		onPointerCancel: giveUp,
		onKeyDown: handleKeyDown,
		// Escape is for the drag alone: the dialog that the strip may be in stays open.
		...(drag && { 'data-mantine-stop-propagation': true }),
	};
	return { drag, handlers };
}
