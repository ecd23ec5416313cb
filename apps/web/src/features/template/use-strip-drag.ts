import type { Minutes } from '@crossload/domain';
import { type PointerEvent, useState } from 'react';
import { type StripStep, stripOf } from './strip-layout.ts';

/** Minutes that a step snaps to. */
const SNAP = 5;

export type MoveStep = (place: number, offset: Minutes) => void;

/** The step that is being dragged, and the strip as it was before. */
interface HeldStep {
	readonly place: number;
	readonly offset: Minutes;
	readonly steps: readonly StripStep[];
	readonly x: number;
	readonly minutesPerPixel: number;
}

/** Drags a step along the strip: its new time is written as it goes. */
export function useStripDrag(steps: readonly StripStep[], onMove: MoveStep | undefined) {
	const [held, setHeld] = useState<HeldStep | null>(null);
	if (onMove === undefined) return { held: null, handlers: {} };
	const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
		const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
		const place = Number(element?.dataset['step'] ?? -1);
		const step = steps[place];
		if (event.button !== 0 || !step) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const { from, to } = stripOf(steps);
		const minutesPerPixel = (to - from) / event.currentTarget.getBoundingClientRect().width;
		setHeld({ place, offset: step.offset, steps, x: event.clientX, minutesPerPixel });
	};
	const handlePointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
		if (held === null) return;
		const moved = held.offset + (clientX - held.x) * held.minutesPerPixel;
		const offset = Math.round(moved / SNAP) * SNAP;
		if (offset !== steps[held.place]?.offset) onMove(held.place, offset);
	};
	const handleEnd = () => setHeld(null);
	const handlers = {
		onPointerDown: handlePointerDown,
		onPointerMove: handlePointerMove,
		onPointerUp: handleEnd,
		onPointerCancel: handleEnd,
	};
	return { held, handlers };
}
