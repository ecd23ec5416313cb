import { gripsOf, isRunning, laneNamedBy, type TimedActivity } from '@crossload/domain';
import { type Dispatch, useEffect, useMemo } from 'react';
import type { Board } from '../model/use-board.ts';
import type { Drag, DragAction, Held, Moving } from './board-drag.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/**
 * What moves, as others leave it meanwhile: without what they end or remove, and in a lane that is there (BRD-07); null where
 * nothing of it is left. With the notice to be shown about it.
 */
export function useStillHeld(drag: Drag, board: Board, dispatch: Dispatch<DragAction>) {
	const dragged = drag.phase === 'moving' ? drag : null;
	const taken = dragged?.held ?? null;
	const isSaving = dragged?.isSaving === true;
	// What is being saved is what was dropped.
	const left = useMemo(
		() => (taken === null || isSaving ? taken : stillMovable(taken, board)),
		[taken, isSaving, board],
	);
	const isLaneGone = dragged !== null && isLaneGoneFor(dragged, board);
	useEffect(() => {
		if (isLaneGone) dispatch({ type: 'return' });
	}, [isLaneGone, dispatch]);
	const moving = useMemo(
		() => dragged && left && { ...dragged, held: left, lane: isLaneGone ? left.lane : laneOf(dragged, left) },
		[dragged, left, isLaneGone],
	);
	const isReturned = isLaneGone || (dragged !== null && dragged.returned !== null);
	return { moving, notice: noticeOf({ taken, left, isReturned }, board) };
}

/** What is moved stays over the lane where it is held; what is resized stands where others have put it. */
function laneOf({ lane, held }: Moving, left: Held): number {
	return held.grip === 'move' ? lane : left.lane;
}

interface Hold {
	readonly taken: Held | null;
	readonly left: Held | null;
	readonly isReturned: boolean;
}

function noticeOf({ taken, left, isReturned }: Hold, board: Pick<Board, 'planned'>): string | null {
	if (taken === null) return null;
	if (left === null) return whyGone(taken, board);
	if (isReturned) return texts.laneGone;
	const gone = taken.picked.length - left.picked.length;
	return gone === 0 ? null : texts.someGone(gone);
}

/** Why nothing of it can be moved any more. */
export function whyGone({ picked }: Pick<Held, 'picked'>, { planned }: Pick<Board, 'planned'>): string {
	const present = picked.map(({ id }) => planned.get(id));
	if (present.every((activity) => activity?.cancelled)) return texts.cancelled;
	return present.every((activity) => activity && isRunning(activity)) ? texts.begun : texts.gone;
}

/** What is left of it, in the lane where it stands by now; null for nothing, the same where nobody has touched it. */
export function stillMovable(taken: Held, board: Pick<Board, 'planned' | 'rows'>): Held | null {
	const picked = taken.picked.filter((activity) => canStillMove(activity, taken, board));
	const [first] = picked;
	if (!first) return null;
	const lead = picked.find(({ id }) => id === taken.lead.id) ?? first;
	const lane = presentLane(lead, taken, board);
	return picked.length === taken.picked.length && lane === taken.lane ? taken : { ...taken, picked, lead, lane };
}

/** Others may have put it into another lane meanwhile: then letting go has to put it back where it is held. */
function presentLane({ id }: TimedActivity, taken: Held, { planned }: Pick<Board, 'planned'>): number {
	const activity = planned.get(id);
	return (taken.canChangeLane && activity && laneNamedBy(activity, taken.kind)) || taken.lane;
}

/** Someone else may have ended, cancelled or removed it. */
function canStillMove({ id }: TimedActivity, { grip }: Held, { planned, rows }: Pick<Board, 'planned' | 'rows'>) {
	const activity = planned.get(id);
	return activity !== undefined && rows.has(id) && gripsOf(activity).includes(grip);
}

/** A lane of another kind than the board's is none of its lanes. */
function isLaneGoneFor({ held, lane }: Moving, { kind, lanes }: Board): boolean {
	return held.kind === kind && !lanes.some((named) => named.lane.id === lane);
}
