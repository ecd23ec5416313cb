import type { BoardGrip } from '@crossload/domain';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { planBox } from '../block/plan-box.ts';
import type { Board } from '../model/use-board.ts';
import { blockAt } from './block-at.ts';
import { type BoardPoint, type Held, isDragged } from './board-drag.ts';
import type { BoardPlace } from './board-place.ts';
import { heldBlocks } from './held-blocks.ts';
import type { BoardMove } from './use-board-move.ts';
import type { BoardSelection } from './use-board-selection.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { useEscapeOfPress } from './use-escape-of-press.ts';

/** Milliseconds that a finger stays before it drags: a shorter touch scrolls. */
const LONG_TOUCH_MS = 350;

/** Pixels at a block's ends that resize it; a block that is hardly wider has none. */
const END_WIDTH = 8;

interface PointerProps {
	readonly board: Board;
	readonly move: BoardMove;
	readonly selection: BoardSelection;
	readonly scroller: RefObject<HTMLElement | null>;
	readonly place: BoardPlace;
}

/** Drags by mouse, pen and finger, and chooses by Shift and by a frame (BRD-04). */
export function useBoardPointer(props: PointerProps) {
	const { move, selection, scroller, place } = props;
	const hasDragged = useRef(false);
	const pressedAt = useRef<BoardPoint>(null);
	const touchTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useNoTouchScroll(scroller, move.drag.phase === 'moving');
	useEdgeScroll({
		scroller,
		drag: move.drag,
		onScrolled: (event) => move.dispatch({ type: 'pointerMove', at: place.pointAt(event), isFine: event.shiftKey }),
	});
	useEscapeOfPress(selection.isFraming || move.drag.phase === 'pressed', () => {
		// What is released after it is no click either.
		hasDragged.current = true;
		endPress(context);
	});
	const context: PointerContext = { ...props, hasDragged, pressedAt, touchTimer };
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(context, event),
		onPointerMove: (event: PointerEvent<HTMLElement>) => handlePointerMove(context, event),
		onPointerUp: (event: PointerEvent<HTMLElement>) => handlePointerUp(context, event),
		onPointerCancel: (event: PointerEvent<HTMLElement>) => handlePointerCancel(context, event),
		onClickCapture: (event: MouseEvent<HTMLElement>) => handleClick(context, event),
		// A long touch drags: it opens no menu.
		onContextMenu: (event: MouseEvent) => move.drag.phase === 'moving' && event.preventDefault(),
	};
}

interface PointerContext extends PointerProps {
	/** The click event that follows a drag is ignored. */
	readonly hasDragged: RefObject<boolean>;
	/** Where a mouse or pen presses a block, also one that cannot be dragged. */
	readonly pressedAt: RefObject<BoardPoint | null>;
	/** The timer of a long touch; runs while a finger stays on a block. */
	readonly touchTimer: RefObject<ReturnType<typeof setTimeout> | undefined>;
}

export function handlePointerDown(context: PointerContext, event: PointerEvent<HTMLElement>): void {
	const { move, selection, place, hasDragged, pressedAt, touchTimer } = context;
	// A second finger zooms: the first one, which may be on a block, is no long touch then.
	if (!event.isPrimary) {
		clearTimeout(touchTimer.current);
		return;
	}
	hasDragged.current = false;
	pressedAt.current = null;
	move.setNotice(null);
	if (event.button !== 0) return;
	const isMoving = move.drag.phase === 'moving';
	if (blockAt(event.target) === null) {
		const isOnLane = event.target instanceof Element && event.target.matches('[data-track]');
		if (event.pointerType === 'mouse' && isOnLane && !isMoving) selection.beginFrame(place.pointAt(event));
		return;
	}
	const at = place.pointAt(event);
	// A finger that moves at once scrolls.
	if (event.pointerType !== 'touch') pressedAt.current = at;
	if (isMoving && move.savingReason === null) return;
	const held = event.shiftKey ? null : heldAt(context, event);
	if (held === null) return;
	if (event.pointerType === 'touch') liftAfterLongTouch(context, event, held);
	else if (!isMoving) move.dispatch({ type: 'press', held, at });
}

/** Ends what a press has begun and what is not a drag yet. */
function endPress({ move, selection, pressedAt }: PointerContext): void {
	pressedAt.current = null;
	selection.cancelFrame();
	if (move.drag.phase === 'pressed') move.cancel();
}

function liftAfterLongTouch(
	{ move, place, hasDragged, scroller, touchTimer }: PointerContext,
	event: PointerEvent,
	held: Held,
): void {
	const { pointerId } = event;
	const at = place.pointAt(event);
	clearTimeout(touchTimer.current);
	touchTimer.current = setTimeout(() => {
		const reason = move.lockedReason ?? move.savingReason;
		if (reason !== null) {
			move.setNotice(reason);
			return;
		}
		hasDragged.current = true;
		scroller.current?.setPointerCapture(pointerId);
		move.dispatch({ type: 'lift', held, at });
	}, LONG_TOUCH_MS);
}

export function handlePointerMove(context: PointerContext, event: PointerEvent<HTMLElement>): void {
	const { move, selection, place, pressedAt } = context;
	const { phase } = move.drag;
	if (!event.isPrimary || (phase === 'idle' && !selection.isFraming && pressedAt.current === null)) return;
	// It was released where the board did not hear of it.
	if (event.buttons === 0) {
		endPress(context);
		return;
	}
	const at = place.pointAt(event);
	// Captured from the first movement on, not from the press: a click's target stays what is clicked.
	if (selection.isFraming && selection.dragFrame(at)) event.currentTarget.setPointerCapture(event.pointerId);
	if (pressedAt.current !== null && isDragged(pressedAt.current, at) && !beginDrag(context, event)) return;
	if (phase !== 'idle') move.dispatch({ type: 'pointerMove', at, isFine: event.shiftKey });
}

/** A press that moves is no click, whether it can drag or not; false where it cannot, which is said. */
function beginDrag({ move, hasDragged, pressedAt }: PointerContext, event: PointerEvent<HTMLElement>): boolean {
	pressedAt.current = null;
	hasDragged.current = true;
	event.currentTarget.setPointerCapture(event.pointerId);
	const reason = move.lockedReason ?? move.savingReason;
	if (reason === null || move.drag.phase === 'idle') return true;
	move.setNotice(reason);
	if (move.drag.phase === 'pressed') move.cancel();
	return false;
}

export function handlePointerUp(
	{ move, selection, hasDragged, pressedAt, touchTimer }: PointerContext,
	event: PointerEvent,
): void {
	if (!event.isPrimary) return;
	clearTimeout(touchTimer.current);
	pressedAt.current = null;
	if (selection.isFraming) hasDragged.current = selection.endFrame();
	if (move.drag.phase === 'pressed') move.cancel();
	else if (move.drag.phase === 'moving' && move.drag.from !== null) move.drop();
}

/** The browser takes the pointer away, to scroll, or where the device takes a palm for a finger. */
export function handlePointerCancel(context: PointerContext, event: PointerEvent): void {
	const { move, touchTimer } = context;
	if (!event.isPrimary) return;
	clearTimeout(touchTimer.current);
	endPress(context);
	if (move.drag.phase === 'moving' && move.drag.from !== null) move.cancel();
}

/** Ignores the click event that follows a drag; a click with Shift selects. */
export function handleClick({ move, selection, hasDragged }: PointerContext, event: MouseEvent<HTMLElement>): void {
	// After a drag by touch none follows, and the next one may be of a key.
	if (isByKey(event)) hasDragged.current = false;
	const element = blockAt(event.target);
	const isSelecting = event.shiftKey && element !== null && move.lockedReason === null;
	if (!hasDragged.current && !isSelecting) return;
	hasDragged.current = false;
	event.preventDefault();
	event.stopPropagation();
	if (isSelecting) selection.toggle(Number(element.dataset['block']));
}

/** Whether Enter or a screen reader makes a click event, no pointer. */
function isByKey({ detail, nativeEvent }: MouseEvent): boolean {
	return detail === 0 && !('pointerType' in nativeEvent && nativeEvent.pointerType !== '');
}

function heldAt({ board, move, selection, place }: PointerContext, event: PointerEvent): Held | null {
	const element = blockAt(event.target);
	const lane = place.laneAt(event.clientY);
	if (element === null || lane === null) return null;
	const grip = gripAt(element, event);
	const held = heldBlocks(board, {
		id: Number(element.dataset['block']),
		lane,
		grip,
		selectedIds: selection.selectedIds,
	});
	if (typeof held !== 'string') return held;
	move.setNotice(held);
	return null;
}

function gripAt(element: HTMLElement, { clientX, pointerType }: PointerEvent): BoardGrip {
	const { left, right } = planBox(element);
	// A finger covers the ends: it moves the whole.
	if (pointerType === 'touch' || element.dataset['part'] === 'flags' || right - left < END_WIDTH * 4) return 'move';
	if (clientX - left < END_WIDTH) return 'start';
	return Math.abs(right - clientX) < END_WIDTH ? 'end' : 'move';
}

/** A finger that drags something does not scroll. */
function useNoTouchScroll(scroller: RefObject<HTMLElement | null>, isDragging: boolean): void {
	const isBlocked = useRef(false);
	useEffect(() => {
		isBlocked.current = isDragging;
	}, [isDragging]);
	useEffect(() => {
		const element = scroller.current;
		const handleTouchMove = (event: TouchEvent) => {
			if (isBlocked.current && event.cancelable) event.preventDefault();
		};
		element?.addEventListener('touchmove', handleTouchMove, { passive: false });
		return () => element?.removeEventListener('touchmove', handleTouchMove);
	}, [scroller]);
}
