import {
	type BoardGrip,
	type LaneKind,
	type Minutes,
	shiftedTimes,
	snappedShift,
	type TimedActivity,
} from '@crossload/domain';

/** What is dragged: the block under the pointer, and what moves along with it. */
export interface Held {
	readonly grip: BoardGrip;
	/** The block that is pointed at. */
	readonly lead: TimedActivity;
	/** All that move, the lead among them, as they were when the drag began. */
	readonly picked: readonly TimedActivity[];
	/** The versions that they had, by id. */
	readonly versions: ReadonlyMap<number, number>;
	readonly kind: LaneKind;
	/** The lane in which the lead stands. */
	readonly lane: number;
	/** Whether it may go to another lane of the kind. */
	readonly canChangeLane: boolean;
}

/** A place on the board: where the pointer is on the screen, in pixels, and what that is on the board. */
export interface BoardPoint {
	readonly x: number;
	readonly y: number;
	readonly minute: Minutes;
	/** Null beside the lanes. */
	readonly lane: number | null;
}

/** Nothing is dragged, or something is pressed and not moved yet, or something moves. */
export type Drag =
	| { readonly phase: 'idle' }
	| { readonly phase: 'pressed'; readonly held: Held; readonly from: BoardPoint }
	| Moving;

export interface Moving {
	readonly phase: 'moving';
	readonly held: Held;
	/** Where the drag began; null by keyboard. */
	readonly from: BoardPoint | null;
	/** Minutes that it moves; positive is later. */
	readonly by: Minutes;
	/** The lane that it stands over. */
	readonly lane: number;
	/** It is held over another lane, to which it cannot go. */
	readonly isRefused: boolean;
	/**
	 * The lane that it was over is gone, and it has returned to its own until the pointer clearly moves: how far down the
	 * pointer was then, null until that is known. Null as a whole where its lane is there.
	 */
	readonly returned: { readonly y: number | null } | null;
	readonly isSaving: boolean;
}

export type DragAction =
	| { readonly type: 'press'; readonly held: Held; readonly at: BoardPoint }
	/** By key or a long touch: it moves from now on. */
	| { readonly type: 'lift'; readonly held: Held; readonly at: BoardPoint | null }
	/** `isFine`: it snaps to the minute. */
	| { readonly type: 'pointerMove'; readonly at: BoardPoint; readonly isFine: boolean }
	/** A key: minutes later, or another lane. */
	| { readonly type: 'step'; readonly by: Minutes; readonly lane: number | null }
	/** The lane that it is over is gone: it returns to its own. */
	| { readonly type: 'return' }
	/** It is dropped, as far as it can still move. */
	| { readonly type: 'save'; readonly held: Held }
	/** It is put back, unless it is on its way to the server. */
	| { readonly type: 'cancel' }
	| { readonly type: 'end' };

export const IDLE: Drag = { phase: 'idle' };

/** Pixels that a pointer goes before it drags: a click is none. */
const THRESHOLD = 4;

/** Pixels up or down that a pointer clearly goes to another lane: most of half a lane. */
const LANE_THRESHOLD = 28;

/** Minutes that what is dragged snaps to, and with Shift. */
const SNAP_MINUTES = 5;
const FINE_SNAP_MINUTES = 1;

/** What a drag becomes (BRD-04, BRD-05). The same object as long as nothing of it changes. */
export function dragReducer(drag: Drag, action: DragAction): Drag {
	switch (action.type) {
		case 'press':
			return { phase: 'pressed', held: action.held, from: action.at };
		case 'lift':
			return startMoving(action.held, action.at);
		case 'pointerMove':
			return afterPointerMove(drag, action);
		case 'step':
			if (drag.phase !== 'moving' || drag.isSaving) return drag;
			return afterStep(drag, action);
		case 'return':
			if (drag.phase !== 'moving' || drag.isSaving) return drag;
			return { ...drag, lane: drag.held.lane, returned: { y: null } };
		case 'save':
			return drag.phase === 'moving' ? { ...drag, held: action.held, isSaving: true } : drag;
		case 'cancel':
			return drag.phase === 'moving' && drag.isSaving ? drag : IDLE;
		case 'end':
			return IDLE;
	}
}

function startMoving(held: Held, from: BoardPoint | null): Moving {
	return { phase: 'moving', held, from, by: 0, lane: held.lane, isRefused: false, returned: null, isSaving: false };
}

function afterStep(drag: Moving, action: Extract<DragAction, { type: 'step' }>): Moving {
	const by = possibleShift(drag.held, drag.by + action.by);
	const isRefused = action.lane !== null && isRefusedBy(drag.held, action.lane);
	return {
		...drag,
		by,
		lane: allowedLane(drag, action.lane),
		isRefused,
		returned: action.lane === null ? drag.returned : null,
	};
}

function afterPointerMove(drag: Drag, { at, isFine }: Extract<DragAction, { type: 'pointerMove' }>): Drag {
	if (drag.phase === 'idle' || drag.from === null || (drag.phase === 'moving' && drag.isSaving)) return drag;
	if (drag.phase === 'pressed' && !isDragged(drag.from, at)) return drag;
	const before = drag.phase === 'pressed' ? startMoving(drag.held, drag.from) : drag;
	const time = snappedTime(drag.held);
	const snapped = snappedShift(time, at.minute - drag.from.minute, isFine ? FINE_SNAP_MINUTES : SNAP_MINUTES);
	const by = possibleShift(drag.held, snapped);
	const returned = returnedAfter(before, at.y);
	const lane = returned === null ? allowedLane(before, at.lane) : before.lane;
	// Between two lanes it says what it said before.
	const isRefused = at.lane === null ? before.isRefused : isRefusedBy(drag.held, at.lane);
	const isSameLane = lane === before.lane && returned === before.returned && isRefused === before.isRefused;
	return isSameLane && by === before.by && before === drag ? drag : { ...before, by, lane, isRefused, returned };
}

/** A lane that has moved under the pointer was not chosen: only a clear movement of the pointer chooses one again. */
function returnedAfter({ returned }: Moving, y: number): Moving['returned'] {
	if (returned === null) return null;
	if (returned.y === null) return { y };
	return Math.abs(y - returned.y) < LANE_THRESHOLD ? returned : null;
}

/** An end stops before the other one: what goes further would have to be taken back first. */
function possibleShift({ grip, lead }: Held, by: Minutes): Minutes {
	if (grip === 'move') return by;
	const { start, end } = shiftedTimes(lead, { grip, by });
	const [before, after] = grip === 'start' ? [lead.planned_start, start] : [lead.planned_end, end];
	return before === null || after === null ? by : after - before;
}

/** Whether a pointer has gone far enough to drag. */
export function isDragged(from: BoardPoint, at: BoardPoint): boolean {
	return Math.hypot(at.x - from.x, at.y - from.y) >= THRESHOLD;
}

/** The time that snaps to whole steps: the dragged end, else the start. */
function snappedTime({ grip, lead: { span } }: Held): Minutes {
	return grip === 'end' ? span.to : span.from;
}

/** What is resized goes to no other lane, and nobody expects it to. */
function isRefusedBy(held: Held, lane: number): boolean {
	return held.grip === 'move' && !held.canChangeLane && lane !== held.lane;
}

function allowedLane({ held, lane }: Moving, wanted: number | null): number {
	return held.canChangeLane && held.grip === 'move' && wanted !== null ? wanted : lane;
}
