import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	handleClick,
	handlePointerCancel,
	handlePointerDown,
	handlePointerMove,
	handlePointerUp,
} from './use-board-pointer.ts';

class FakeElement {
	readonly dataset = { block: '1' };
	matches = () => true;
	closest = () => this;
	getBoundingClientRect = () => ({ x: 0, y: 0, width: 200, height: 30, left: 0, right: 200 });
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('Element', FakeElement);
	vi.stubGlobal('DOMRect', class {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

type Context = Parameters<typeof handlePointerDown>[0];
type Event = Parameters<typeof handlePointerDown>[1];

function touchedBoard() {
	const activity = { id: 1, planned_start: 60, planned_end: 90, timeMode: 'range', start: null, end: null };
	const dispatch = vi.fn();
	const context = {
		board: { planned: new Map([[1, activity]]), rows: new Map(), lanes: [], kind: 'stage' },
		move: { drag: { phase: 'idle' }, dispatch, setNotice: () => {}, lockedReason: null, savingReason: null },
		selection: { selectedIds: new Set(), isFraming: false, cancelFrame: () => {} },
		place: { pointAt: () => ({ x: 0, y: 0, minute: 60, lane: 7 }), laneAt: () => 7 },
		scroller: { current: null },
		hasDragged: { current: false },
		pressedAt: { current: null },
		touchTimer: { current: undefined },
	} as unknown as Context;
	const touch = (isPrimary: boolean) => {
		const event = { target: new FakeElement(), pointerType: 'touch', button: 0, isPrimary };
		handlePointerDown(context, event as unknown as Event);
	};
	return { touch, dispatch, context };
}

test('BRD-04 a finger that stays on a block lifts it', () => {
	const { touch, dispatch } = touchedBoard();
	touch(true);
	vi.runAllTimers();
	expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'lift' }));
});

test('BRD-02 BRD-04 two fingers that zoom, one of them on a block, do not lift it', () => {
	const { touch, dispatch } = touchedBoard();
	touch(true);
	touch(false);
	vi.runAllTimers();
	expect(dispatch).not.toHaveBeenCalled();
});

test('BRD-04 a second finger neither moves nor drops what the first one drags', () => {
	const { dispatch, context } = touchedBoard();
	const drop = vi.fn();
	const drag = { phase: 'moving', from: { x: 0, y: 0, minute: 60, lane: 7 } };
	const dragging = { ...context, move: { ...context.move, drag, drop } } as unknown as Context;
	const second = { isPrimary: false } as Event;
	handlePointerMove(dragging, second);
	handlePointerUp(dragging, second);
	expect(dispatch).not.toHaveBeenCalled();
	expect(drop).not.toHaveBeenCalled();

	const first = { isPrimary: true } as Event;
	handlePointerMove(dragging, first);
	handlePointerUp(dragging, first);
	expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'pointerMove' }));
	expect(drop).toHaveBeenCalledOnce();
});

/** A click on a block, as the browser makes it: by a pointer, or by a key. */
function clickBy(pointerType: 'mouse' | 'touch' | '') {
	const detail = pointerType === '' ? 0 : 1;
	const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
	const event = { target: new FakeElement(), detail, nativeEvent: { pointerType }, preventDefault, stopPropagation };
	return event as unknown as Parameters<typeof handleClick>[1] & { preventDefault: typeof preventDefault };
}

test('BRD-04 a second finger that the browser takes away does not drop what the first one drags, the first one does', () => {
	const { context } = touchedBoard();
	const cancel = vi.fn();
	const drag = { phase: 'moving', from: { x: 0, y: 0, minute: 60, lane: 7 } };
	const dragging = { ...context, move: { ...context.move, drag, cancel } } as unknown as Context;
	handlePointerCancel(dragging, { isPrimary: false } as Event);
	expect(cancel).not.toHaveBeenCalled();
	handlePointerCancel(dragging, { isPrimary: true } as Event);
	expect(cancel).toHaveBeenCalledOnce();
});

test('BRD-05 Enter opens a block also after a drag by touch, which no click event follows', () => {
	const { context } = touchedBoard();
	context.hasDragged.current = true;
	const enter = clickBy('');
	handleClick(context, enter);
	expect(enter.preventDefault).not.toHaveBeenCalled();
});

test('BRD-04 the click event that follows a drag opens nothing, and only that one', () => {
	const { context } = touchedBoard();
	context.hasDragged.current = true;
	const [afterDrag, next] = [clickBy('mouse'), clickBy('mouse')];
	handleClick(context, afterDrag);
	handleClick(context, next);
	expect(afterDrag.preventDefault).toHaveBeenCalledOnce();
	expect(next.preventDefault).not.toHaveBeenCalled();
});

test('BRD-04 a block that was let go where the board did not hear of it is not dragged by a mere move', () => {
	const { dispatch, context } = touchedBoard();
	const cancel = vi.fn();
	const drag = { phase: 'pressed', from: { x: 0, y: 0, minute: 60, lane: 7 } };
	const place = { ...context.place, pointAt: () => ({ x: 40, y: 0, minute: 80, lane: 7 }) };
	const pressed = { ...context, place, move: { ...context.move, drag, cancel } } as unknown as Context;
	handlePointerMove(pressed, { isPrimary: true, buttons: 0 } as Event);
	expect(dispatch).not.toHaveBeenCalled();
	expect(cancel).toHaveBeenCalledOnce();
});

test('BRD-04 a frame whose release the board did not hear of ends with the next move', () => {
	const { context } = touchedBoard();
	const [dragFrame, cancelFrame] = [vi.fn(), vi.fn()];
	const framing = { ...context, selection: { ...context.selection, isFraming: true, dragFrame, cancelFrame } };
	handlePointerMove(framing, { isPrimary: true, buttons: 0 } as Event);
	expect(dragFrame).not.toHaveBeenCalled();
	expect(cancelFrame).toHaveBeenCalledOnce();
});
