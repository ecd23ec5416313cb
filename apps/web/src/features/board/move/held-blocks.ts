import { type BoardGrip, canChangeLane, gripsOf } from '@crossload/domain';
import type { Board } from '../model/use-board.ts';
import type { Held } from './board-drag.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

interface GripRequest {
	readonly id: number;
	readonly lane: number;
	readonly grip: BoardGrip;
	readonly selectedIds: ReadonlySet<number>;
}

/** Why a block cannot be moved by this grip, although by another one. */
function whyNot(grips: readonly BoardGrip[]): string {
	return grips.includes('end') ? texts.onlyItsEnd : texts.noEnds;
}

/**
 * What moves when a block is dragged: what is chosen with it, if it is among that, except what cannot be moved any
 * more. A text says why nothing can be. Several change their lane only from one lane.
 */
export function heldBlocks(board: Board, { id, lane, grip, selectedIds }: GripRequest): Held | string {
	const lead = board.planned.get(id);
	const grips = lead ? gripsOf(lead) : [];
	if (!lead || grips.length === 0) return texts.stays;
	if (!grips.includes(grip)) return whyNot(grips);
	const movesSelection = grip === 'move' && selectedIds.has(id);
	const ids = movesSelection ? [...selectedIds] : [id];
	const picked = ids.flatMap((one) => {
		const activity = board.planned.get(one);
		return activity && gripsOf(activity).includes(grip) ? [activity] : [];
	});
	const inLane = new Set(
		board.lanes
			.find((named) => named.lane.id === lane)
			?.lane.parts.flatMap(({ blocks }) => blocks.map((block) => block.id)),
	);
	return {
		grip,
		lead,
		picked,
		versions: new Map(picked.map((one) => [one.id, board.rows.get(one.id)?.version ?? 0])),
		kind: board.kind,
		lane,
		canChangeLane: picked.every((one) => canChangeLane(one, board.kind) && inLane.has(one.id)),
	};
}
