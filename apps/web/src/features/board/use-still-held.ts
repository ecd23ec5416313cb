import { gripsOf, type TimedActivity } from '@crossload/domain';
import { type Dispatch, useEffect, useMemo } from 'react';
import type { Drag, DragAction, Held, Moving } from './board-drag.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import type { Board } from './use-board.ts';

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
		() => dragged && left && { ...dragged, held: left, lane: isLaneGone ? left.lane : dragged.lane },
		[dragged, left, isLaneGone],
	);
	return { moving, notice: noticeOf(taken, left, isLaneGone || (dragged !== null && dragged.returned !== null)) };
}

function noticeOf(taken: Held | null, left: Held | null, isReturned: boolean): string | null {
	if (taken === null) return null;
	if (left === null) return texts.gone;
	if (isReturned) return texts.laneGone;
	return left === taken ? null : texts.someGone(taken.picked.length - left.picked.length);
}

/** What is left of it; null for nothing, the same where nobody has touched it. */
export function stillMovable(taken: Held, board: Pick<Board, 'planned' | 'rows'>): Held | null {
	const picked = taken.picked.filter((activity) => canStillMove(activity, taken, board));
	const [first] = picked;
	if (!first) return null;
	if (picked.length === taken.picked.length) return taken;
	return { ...taken, picked, lead: picked.find(({ id }) => id === taken.lead.id) ?? first };
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
