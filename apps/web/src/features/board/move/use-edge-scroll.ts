import { type RefObject, useEffect } from 'react';
import { useStableHandler } from '../../../ui/use-stable-handler.ts';
import { leftOfTracks } from '../window/use-board-window.ts';
import type { Drag } from './board-drag.ts';
import { edgePull } from './edge-pull.ts';

/** Milliseconds that a frame counts for at most: after a pause the board goes on from where it was. */
const MAX_FRAME_MS = 50;

interface EdgeScrollProps {
	readonly scroller: RefObject<HTMLElement | null>;
	readonly drag: Drag;
	/** Called when the lanes have scrolled under the pointer, which is over something else then. */
	readonly onScrolled: (at: PointerEvent) => void;
}

/** What is dragged to an edge of the lanes scrolls them on (BRD-04). */
export function useEdgeScroll({ scroller, drag, onScrolled }: EdgeScrollProps): void {
	const handleScrolled = useStableHandler(onScrolled);
	const from = drag.phase === 'moving' && !drag.isSaving ? drag.from : null;
	const kind = drag.phase === 'moving' ? drag.held.kind : null;
	const scrollsVertically = drag.phase === 'moving' && drag.held.canChangeLane && drag.held.grip === 'move';
	useEffect(() => {
		const element = scroller.current;
		if (!element || from === null || kind === null) return undefined;
		let pointer: PointerEvent | null = null;
		let frame = 0;
		let before = 0;
		const scroll = (time: number) => {
			frame = 0;
			if (pointer === null) return;
			const { top, right, bottom } = element.getBoundingClientRect();
			const box = { left: leftOfTracks(element, kind), top, right, bottom };
			const pull = edgePull({ at: { x: pointer.clientX, y: pointer.clientY }, from, box });
			const [x, y] = [pull.x, scrollsVertically ? pull.y : 0];
			if (x === 0 && y === 0) return;
			// A frame's time may be before that of the move that requested it.
			const seconds = Math.min(MAX_FRAME_MS, Math.max(0, time - before)) / 1_000;
			const { scrollLeft, scrollTop } = element;
			element.scrollBy(x * seconds, y * seconds);
			if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop) handleScrolled(pointer);
			start(time);
		};
		const start = (time: number) => {
			before = time;
			frame ||= requestAnimationFrame(scroll);
		};
		const handleMove = (event: PointerEvent) => {
			// A second finger drags nothing.
			if (!event.isPrimary) return;
			pointer = event;
			if (frame === 0) start(performance.now());
		};
		element.addEventListener('pointermove', handleMove);
		return () => {
			cancelAnimationFrame(frame);
			element.removeEventListener('pointermove', handleMove);
		};
	}, [scroller, from, kind, scrollsVertically, handleScrolled]);
}
