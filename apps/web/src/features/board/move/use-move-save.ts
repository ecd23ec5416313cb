import type { PlanMove } from '@crossload/domain';
import { useCallback } from 'react';
import { saveFailureText, Unreachable } from '../../../api/errors.ts';
import { useBatch } from '../../../api/plan/batch.ts';
import { planModelOf } from '../../../api/plan/plan-model.ts';
import { notify } from '../../../ui/notify.tsx';
import { openDelay } from '../../delay/open-delay.ts';
import type { Board } from '../model/use-board.ts';
import type { Moving } from './board-drag.ts';
import { movesOfDrag, previewMoves } from './board-move-preview.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { movedName } from './moved-name.ts';
import type { BoardSteps } from './use-board-steps.ts';

interface SaveProps {
	readonly board: Pick<Board, 'rows' | 'plan'>;
	/** Called with the revision that it will have made, null where it fails. */
	readonly onSaved: BoardSteps['record'];
	readonly onUndo: () => void;
}

/** Saves what has been dropped, as one step; where others must follow, the delay preview opens instead (BRD-04). True if saved. */
export function useMoveSave({ board, onSaved, onUndo }: SaveProps) {
	const { mutateAsync: send } = useBatch();
	return useCallback(
		async (moving: Moving): Promise<boolean> => {
			const moves = movesOfDrag(moving);
			const { lead } = moving.held;
			if (board.plan === null || moves.length === 0) return false;
			const { fault, followers } = previewMoves(planModelOf(board.plan), moves);
			if (fault !== null) {
				notify.warning(fault);
				return false;
			}
			if (followers > 0) {
				openDelay(lead.id, { moves, onApplied: onSaved, onUndo });
				return false;
			}
			try {
				const sent = send({ update: moves.map((move) => withVersion(move, board)) });
				onSaved(sent.then(({ revision }) => revision).catch(() => null));
				await sent;
				notify.success(texts.moved(movedName(moves, board)), onUndo);
				return true;
			} catch (error) {
				// Without a response the server may have it all the same.
				notify.error(error instanceof Unreachable ? texts.noResponse : saveFailureText(texts, error));
				return false;
			}
		},
		[board, send, onSaved, onUndo],
	);
}

/** With the present version, not that at the start of the drag: what others changed meanwhile is on the screen already. */
function withVersion(move: PlanMove, { rows }: SaveProps['board']) {
	const version = rows.get(move.id)?.version;
	return { ...move, ...(version !== undefined && { version }) };
}
