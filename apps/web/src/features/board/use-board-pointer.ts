import type { BoardGrip } from '@crossload/domain';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { blockAt } from './block-at.ts';
import { type Held, isDragged } from './board-drag.ts';
import type { BoardPlace } from './board-place.ts';
import { heldBlocks } from './held-blocks.ts';
import { planBox } from './plan-box.ts';
import type { Board } from './use-board.ts';
import type { BoardChoice } from './use-board-choice.ts';
import type { BoardMove } from './use-board-move.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

/** Milliseconds that a finger stays before it drags: a shorter touch scrolls. */
const LONG_TOUCH = 350;

/** Pixels at a block's ends that resize it; a block that is hardly wider has none. */
const END_WIDTH = 8;

interface PointerProps {
	readonly board: Board;
	readonly move: BoardMove;
	readonly choice: BoardChoice;
	readonly scroller: RefObject<HTMLElement | null>;
	readonly place: BoardPlace;
}

/** Drags by mouse, pen and finger, and chooses by Shift and by a frame (BRD-04). */
export function useBoardPointer(props: PointerProps) {
	const { move, choice, scroller, place } = props;
	const hasDragged = useRef(false);
	const touch = useRef<ReturnType<typeof setTimeout>>(undefined);
	useTouchHolds(scroller, move.drag.phase === 'moving');
	useEdgeScroll({
		scroller,
		drag: move.drag,
		onScrolled: (event) => move.dispatch({ type: 'point', at: place.pointAt(event), isFine: event.shiftKey }),
	});
	const session: Session = { ...props, hasDragged, touch };
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(session, event),
		onPointerMove: (event: PointerEvent<HTMLElement>) => handleMove(session, event),
		onPointerUp: () => {
			clearTimeout(touch.current);
			if (choice.isFraming) hasDragged.current = choice.endFrame();
			if (move.drag.phase === 'pressed') move.cancel();
			else if (move.drag.phase === 'moving' && move.drag.from !== null) move.drop();
		},
		onPointerCancel: () => {
			clearTimeout(touch.current);
			choice.cancelFrame();
			if (move.drag.phase !== 'idle' && move.drag.from !== null) move.cancel();
		},
		onClickCapture: (event: MouseEvent<HTMLElement>) => handleClick(session, event),
		// A long touch drags: it opens no menu.
		onContextMenu: (event: MouseEvent) => move.drag.phase === 'moving' && event.preventDefault(),
	};
}

interface Session extends PointerProps {
	/** What follows a drag is no click. */
	readonly hasDragged: RefObject<boolean>;
	/** Runs while a finger stays on a block. */
	readonly touch: RefObject<ReturnType<typeof setTimeout> | undefined>;
}

export function handlePointerDown(session: Session, event: PointerEvent<HTMLElement>): void {
	const { move, choice, place, hasDragged, touch } = session;
	hasDragged.current = false;
	move.setNotice(null);
	// A second finger zooms: the first one, which may be on a block, is no long touch then.
	if (!event.isPrimary) clearTimeout(touch.current);
	if (event.button !== 0 || !event.isPrimary || move.drag.phase === 'moving') return;
	if (blockAt(event.target) === null) {
		const isOnLane = event.target instanceof Element && event.target.matches('[data-track]');
		if (event.pointerType === 'mouse' && isOnLane) choice.beginFrame(place.pointAt(event));
		return;
	}
	const held = event.shiftKey ? null : take(session, event);
	if (held === null) return;
	if (event.pointerType === 'touch') liftLater(session, event, held);
	else move.dispatch({ type: 'press', held, at: place.pointAt(event) });
}

function liftLater({ move, place, hasDragged, scroller, touch }: Session, event: PointerEvent, held: Held): void {
	const { pointerId } = event;
	const at = place.pointAt(event);
	clearTimeout(touch.current);
	touch.current = setTimeout(() => {
		if (move.lockedReason !== null) {
			move.setNotice(move.lockedReason);
			return;
		}
		hasDragged.current = true;
		scroller.current?.setPointerCapture(pointerId);
		move.dispatch({ type: 'lift', held, at });
	}, LONG_TOUCH);
}

function handleMove({ move, choice, place, hasDragged }: Session, event: PointerEvent<HTMLElement>): void {
	if (choice.isFraming) choice.dragFrame(place.pointAt(event));
	const { drag, dispatch } = move;
	if (drag.phase === 'idle') return;
	const at = place.pointAt(event);
	if (drag.phase === 'pressed' && isDragged(drag.from, at)) {
		hasDragged.current = true;
		if (move.lockedReason !== null) {
			move.setNotice(move.lockedReason);
			move.cancel();
			return;
		}
		event.currentTarget.setPointerCapture(event.pointerId);
	}
	dispatch({ type: 'point', at, isFine: event.shiftKey });
}

/** What follows a drag is no click; with Shift a click chooses. */
function handleClick({ move, choice, hasDragged }: Session, event: MouseEvent<HTMLElement>): void {
	const element = blockAt(event.target);
	const isChoice = event.shiftKey && element !== null && move.lockedReason === null;
	if (!hasDragged.current && !isChoice) return;
	hasDragged.current = false;
	event.preventDefault();
	event.stopPropagation();
	if (isChoice) choice.toggle(Number(element.dataset['block']));
}

function take({ board, move, choice, place }: Session, event: PointerEvent): Held | null {
	const element = blockAt(event.target);
	const lane = place.laneAt(event.clientY);
	if (element === null || lane === null) return null;
	const grip = gripAt(element, event);
	const held = heldBlocks(board, { id: Number(element.dataset['block']), lane, grip, chosen: choice.chosen });
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

/** While a finger holds something, it does not scroll. */
function useTouchHolds(scroller: RefObject<HTMLElement | null>, isHolding: boolean): void {
	const holds = useRef(false);
	useEffect(() => {
		holds.current = isHolding;
	}, [isHolding]);
	useEffect(() => {
		const element = scroller.current;
		const handleTouchMove = (event: TouchEvent) => {
			if (holds.current && event.cancelable) event.preventDefault();
		};
		element?.addEventListener('touchmove', handleTouchMove, { passive: false });
		return () => element?.removeEventListener('touchmove', handleTouchMove);
	}, [scroller]);
}
