import { type PointerEvent, useEffect, useState } from 'react';
import { SCALE } from '../../../lib/rem.ts';
import type { TimeRange } from '../model/time-range.ts';
import { useEscapeOfPress } from '../move/use-escape-of-press.ts';
import { draggedTo, grabAt, type OverviewDrag, type StripPoint } from './overview-drag.ts';
import { centredFrame, type FramePart, isBeside, lengthOf, partAt } from './overview-frame.ts';

interface OverviewDragProps {
	readonly range: TimeRange;
	/** What is in sight. */
	readonly inSight: TimeRange;
	/** Another zoom is chosen and not drawn yet. */
	readonly isZooming: boolean;
	readonly onMove: (frame: TimeRange) => void;
	/** Shows as much time as the frame is long; its other edge stays. */
	readonly onResize: (frame: TimeRange, edge: 'start' | 'end') => void;
}

/**
 * Moves and resizes the frame of the overview by a pointer (BRD-02). What is moved scrolls the board at once; another zoom
 * lays out all blocks again, and is taken when the edge is let go.
 */
export function useOverviewDrag(props: OverviewDragProps) {
	const { range, inSight, isZooming, onMove } = props;
	const [latest, setDrag] = useState<OverviewDrag | null>(null);
	const [hovered, setHovered] = useState<FramePart | null>(null);
	// The board is zoomed: to what was let go, or otherwise, and then the frame is no longer the one that was grabbed.
	useEffect(() => {
		if (!isZooming) setDrag(null);
	}, [isZooming]);
	// Of another day, or of more days, the overview is another one.
	const drag = latest && isSameRange(latest.range, range) ? latest : null;
	const held = drag?.isReleased ? null : drag;
	const frame = drag?.frame ?? inSight;
	const putBack = () => {
		if (held?.part === 'middle') onMove(held.before);
		setDrag(null);
	};
	useEscapeOfPress(held !== null, putBack);
	const context: DragContext = { ...props, held, frame, setDrag };
	return {
		frame,
		/** An edge is held. */
		isResizing: held !== null && held.part !== 'middle',
		isHeld: held !== null,
		/** What is held, or would be by a press. */
		part: held?.part ?? hovered ?? undefined,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => handleDown(context, event),
			onPointerMove: (event: PointerEvent<HTMLElement>) => {
				if (held?.pointerId === event.pointerId) handleDrag({ ...context, held }, event);
				else if (event.buttons === 0) setHovered(partAt(pointOf(event, range).x, { ...pointOf(event, range), frame }));
			},
			onPointerUp: (event: PointerEvent<HTMLElement>) => {
				if (held?.pointerId === event.pointerId) handleUp({ ...context, held }, event);
			},
			onPointerCancel: (event: PointerEvent<HTMLElement>) => {
				if (held?.pointerId === event.pointerId) putBack();
			},
		},
	};
}

function isSameRange(one: TimeRange, other: TimeRange): boolean {
	return one.from === other.from && one.to === other.to;
}

interface DragContext extends OverviewDragProps {
	readonly held: OverviewDrag | null;
	/** The frame as it is drawn. */
	readonly frame: TimeRange;
	readonly setDrag: (drag: OverviewDrag | null) => void;
}

interface HeldContext extends DragContext {
	readonly held: OverviewDrag;
}

function handleDown({ range, held, frame, setDrag, onMove }: DragContext, event: PointerEvent<HTMLElement>): void {
	// A second finger takes hold of nothing.
	if (event.button !== 0 || !event.isPrimary || held !== null) return;
	event.currentTarget.setPointerCapture(event.pointerId);
	const drag = grabAt(pointOf(event, range), frame);
	if (drag.grabbed !== frame) onMove(drag.grabbed);
	setDrag(drag);
}

function handleDrag({ range, held, setDrag, onMove }: HeldContext, event: PointerEvent<HTMLElement>): void {
	const drag = draggedTo(held, pointOf(event, range));
	if (drag.part === 'middle') onMove(drag.frame);
	if (lengthOf(drag.frame) !== lengthOf(held.frame) || drag.part === 'middle' || drag.hasMoved !== held.hasMoved) {
		setDrag(drag);
	}
}

function handleUp({ range, held, setDrag, onMove, onResize }: HeldContext, event: PointerEvent<HTMLElement>): void {
	const point = pointOf(event, range);
	const { part, frame, grabbed, hasMoved } = draggedTo(held, point);
	const isResized = part !== 'middle' && lengthOf(frame) !== lengthOf(grabbed);
	setDrag(isResized ? { ...held, frame, isReleased: true } : null);
	if (isResized) onResize(frame, part);
	// A tap beside the frame leads there, also where its edge could be grabbed.
	else if (part !== 'middle' && !hasMoved && isBeside(point.x, point.strip, grabbed)) {
		onMove(centredFrame(point.strip, grabbed, point.x));
	}
}

function pointOf(event: PointerEvent<HTMLElement>, range: TimeRange): StripPoint {
	const { left, width } = event.currentTarget.getBoundingClientRect();
	return {
		strip: { range, width: width / SCALE },
		x: (event.clientX - left) / SCALE,
		isFinger: event.pointerType === 'touch',
		pointerId: event.pointerId,
	};
}
