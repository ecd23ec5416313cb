import { canChangeLane, SHOW } from '@crossload/domain';
import { useEffect, useRef } from 'react';
import { notify } from '../../ui/notify.tsx';
import type { Held } from './board-drag.ts';
import type { BoardLists } from './board-rows.ts';
import { heldBlocks } from './held-blocks.ts';
import type { Board } from './use-board.ts';
import type { BoardMove } from './use-board-move.ts';
import type { PhoneWindow } from './use-phone-window.ts';

interface MoveSheetProps {
	readonly board: Board;
	readonly lists: BoardLists;
	readonly move: BoardMove;
	/** What the address asks to move. */
	readonly id: number | null;
	/** The lane that is shown. */
	readonly lane: number | null;
	readonly shown: Pick<PhoneWindow, 'showMinute'>;
	/** Called when the move is saved or cancelled. */
	readonly onClose: () => void;
}

/** Where in the window the moving block is shown, 0 to 1 from its upper or left edge: not behind the sheet. */
const ABOVE_SHEET = 0.12;

/** Minutes that are shown before the moving block. */
const MINUTES_BEFORE = 20;

const NOTHING_SELECTED: ReadonlySet<number> = new Set();

/** Begins the move that the address asks for, shows where it goes, and removes it from the address when it is over. */
export function useMoveSheet(props: MoveSheetProps): void {
	const { id, move, onClose } = props;
	const { moving } = move;
	const latest = useRef(props);
	useEffect(() => {
		latest.current = props;
	});
	useEffect(() => {
		if (id === null) {
			// The browser's back button cancels the move as well.
			if (latest.current.move.drag.phase !== 'idle') latest.current.move.cancel();
			return;
		}
		const held = heldFor(latest.current, id);
		const reason = latest.current.move.lockedReason ?? (typeof held === 'string' ? held : null);
		if (reason === null && typeof held !== 'string') {
			latest.current.move.dispatch({ type: 'lift', held, at: null });
			return;
		}
		if (reason !== null) notify.warning(reason);
		latest.current.onClose();
	}, [id]);
	const isOver = id !== null && move.drag.phase === 'idle';
	const hadBegun = useRef(false);
	useEffect(() => {
		if (isOver && hadBegun.current) onClose();
		hadBegun.current = !isOver && id !== null;
	}, [isOver, id, onClose]);
	const isLost = id !== null && move.drag.phase === 'moving' && moving === null;
	useEffect(() => {
		if (!isLost) return;
		const { notice, cancel } = latest.current.move;
		if (notice !== null) notify.warning(notice);
		cancel();
	}, [isLost]);
	const start = id === null || moving === null ? null : moving.held.lead.span.from + moving.by;
	useEffect(() => {
		if (start !== null) latest.current.shown.showMinute(start - MINUTES_BEFORE, ABOVE_SHEET);
	}, [start]);
}

/** What stands at a position goes to other positions, whatever the lanes stand for; a show to other stages. */
function heldFor({ board, lists, lane }: MoveSheetProps, id: number): Held | string {
	const held = heldBlocks(board, { id, lane: lane ?? 0, grip: 'move', selectedIds: NOTHING_SELECTED });
	if (typeof held === 'string') return held;
	const { positionId, typeId } = held.lead;
	const isAtListedPosition =
		positionId !== null && typeId !== SHOW && lists.positions.some((position) => position.id === positionId);
	if (!isAtListedPosition || !canChangeLane(held.lead, 'position')) return held;
	return { ...held, kind: 'position', lane: positionId, canChangeLane: true };
}
