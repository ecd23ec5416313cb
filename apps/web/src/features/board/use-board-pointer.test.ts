import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlePointerDown, handlePointerMove, handlePointerUp } from './use-board-pointer.ts';

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
		move: { drag: { phase: 'idle' }, dispatch, setNotice: () => {}, lockedReason: null },
		selection: { selectedIds: new Set(), isFraming: false },
		place: { pointAt: () => ({ x: 0, y: 0, minute: 60, lane: 7 }), laneAt: () => 7 },
		scroller: { current: null },
		hasDragged: { current: false },
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
