import type { Minutes, PlanMove, PlanRows, TimedActivity } from '@crossload/domain';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { planModelOf } from '../../../api/plan/plan-model.ts';
import { useRight } from '../../../api/session.ts';
import { useConnection } from '../../../api/sync/connection.ts';
import { notify } from '../../../ui/notify.tsx';
import type { Board } from '../model/use-board.ts';
import { type Drag, type DragAction, dragReducer, IDLE, type Moving } from './board-drag.ts';
import { type MovePreview, movesOfDrag, previewMoves } from './board-move-preview.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { movedName } from './moved-name.ts';
import type { BoardSteps } from './use-board-steps.ts';
import { useMoveSave } from './use-move-save.ts';
import { useStillHeld } from './use-still-held.ts';

/** What is being moved on the board, what that does, and how to save or cancel it (BRD-04). */
export interface BoardMove {
	readonly drag: Drag;
	/** What moves now; null as long as nothing does. */
	readonly moving: Moving | null;
	readonly dispatch: (event: DragAction) => void;
	/** What it does, at most a frame later; null as long as nothing moves. */
	readonly preview: MovePreview | null;
	/** What someone else has changed of it meanwhile. */
	readonly changed: readonly TimedActivity[];
	/** Why something cannot be moved, to be shown. */
	readonly notice: string | null;
	readonly setNotice: (notice: string | null) => void;
	/** Why nothing on the board can be moved; null when it can. */
	readonly lockedReason: string | null;
	/** Why nothing else can be moved yet: what was dropped is still being saved. Null when nothing is. */
	readonly savingReason: string | null;
	/** Saves it where it is. */
	readonly drop: () => void;
	/** Puts it back; what is being saved can no longer be. */
	readonly cancel: () => void;
}

/** What is moved by keys or the sheet, and who takes its next action, however the board is laid out by then. */
export interface CarriedMove {
	readonly drag: Drag;
	readonly dispatch: (action: DragAction) => void;
}

export const NOTHING_CARRIED: CarriedMove = { drag: IDLE, dispatch: () => undefined };

interface MoveProps {
	readonly board: Board;
	readonly carried: RefObject<CarriedMove>;
	/** Called with the revision that a move has made. */
	readonly onSaved: BoardSteps['record'];
	readonly onUndo: () => void;
	/** Called when a block stands where it was dropped. */
	readonly onPlaced?: (block: { readonly id: number; readonly lane: number; readonly from: Minutes }) => void;
}

export function useBoardMove({ board, carried, onSaved, onUndo, onPlaced }: MoveProps): BoardMove {
	const [drag, dispatch] = useReducer(dragReducer, carried, carriedDrag);
	useEffect(() => {
		carried.current = { drag, dispatch };
	}, [carried, drag]);
	const [notice, setNotice] = useState<string | null>(null);
	const lockedReason = useLockedReason();
	const { moving, notice: heldNotice } = useStillHeld(drag, board, dispatch);
	const preview = usePreview(moving, board.plan);
	const changed = useMemo(() => changedMeanwhile(moving, board), [moving, board]);
	const save = useMoveSave({ board, onSaved, onUndo });
	const cancel = useCallback(() => dispatch({ type: 'cancel' }), []);
	const name = moving === null ? '' : movedName(moving.held.picked, board);
	const drop = useCallback(() => {
		if (moving?.isSaving) return;
		if (moving === null || lockedReason !== null) {
			// The notice below the lanes disappears with the drag: it is shown as a notification instead.
			notify.warning(lockedReason ?? heldNotice ?? texts.gone);
			cancel();
			return;
		}
		dispatch({ type: 'save', held: moving.held });
		void save(moving).then((isSaved) => {
			carried.current.dispatch({ type: 'end' });
			// Who was told to wait is told that it is over; why a save failed is shown as a notification.
			setNotice((present) => (present !== null && isSaved ? texts.saved(name) : null));
			const { lead } = moving.held;
			if (isSaved) onPlaced?.({ id: lead.id, lane: moving.lane, from: lead.span.from + moving.by });
		});
	}, [moving, name, lockedReason, heldNotice, save, cancel, onPlaced, carried]);
	const holdNotice = heldNotice ?? (drag.phase === 'moving' ? lockedReason : null);
	return {
		drag,
		moving,
		dispatch,
		preview,
		changed,
		notice: holdNotice ?? notice,
		setNotice,
		lockedReason,
		savingReason: moving?.isSaving ? texts.stillSaving(name) : null,
		drop,
		cancel,
	};
}

/** What a pointer drags is put back: the element that it has pressed is gone. */
function carriedDrag({ current: { drag } }: RefObject<CarriedMove>): Drag {
	return drag.phase === 'moving' && drag.from === null ? drag : IDLE;
}

/** Why nobody can move anything here and now. */
function useLockedReason(): string | null {
	const mayWrite = useRight('activity:write');
	const isOffline = useConnection() === 'offline';
	if (!mayWrite) return texts.mayNot;
	return isOffline ? texts.offline : null;
}

function changedMeanwhile(moving: Moving | null, { planned, rows }: Board): TimedActivity[] {
	if (moving === null || moving.isSaving) return [];
	return moving.held.picked.flatMap(({ id }) => {
		const activity = planned.get(id);
		return activity && rows.get(id)?.version !== moving.held.versions.get(id) ? [activity] : [];
	});
}

const NO_MOVES: readonly PlanMove[] = [];

function usePreview(moving: Moving | null, rows: PlanRows | null): MovePreview | null {
	const moves = useMemo(() => (moving ? movesOfDrag(moving) : NO_MOVES), [moving]);
	// The block follows the pointer first; what it does to the rest comes a frame later.
	const latest = useDeferredValue(moves);
	const preview = useMemo(
		() => (rows === null || latest.length === 0 ? null : previewMoves(planModelOf(rows), latest)),
		[rows, latest],
	);
	return moving === null ? null : preview;
}
