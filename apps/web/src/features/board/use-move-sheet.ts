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
	/** It is moved, or stays. */
	readonly onClose: () => void;
}

/** Share of the window at which what moves stands: over the sheet. */
const ABOVE_SHEET = 0.12;

const NOTHING_CHOSEN: ReadonlySet<number> = new Set();

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
			// The way back in the browser puts it back as well.
			if (latest.current.move.drag.phase !== 'idle') latest.current.move.cancel();
			return;
		}
		const held = heldFor(latest.current, id);
		const why = latest.current.move.lockedReason ?? (typeof held === 'string' ? held : null);
		if (why === null && typeof held !== 'string') {
			latest.current.move.dispatch({ type: 'lift', held, at: null });
			return;
		}
		if (why !== null) notify.warning(why);
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
	const top = id === null ? null : moving && moving.held.lead.span.from + moving.by;
	useEffect(() => {
		if (top !== null) latest.current.shown.showMinute(top - 20, ABOVE_SHEET);
	}, [top]);
}

/** What stands at a position goes to other positions, whatever the lanes stand for; a show to other stages. */
function heldFor({ board, lists, lane }: MoveSheetProps, id: number): Held | string {
	const held = heldBlocks(board, { id, lane: lane ?? 0, grip: 'move', chosen: NOTHING_CHOSEN });
	if (typeof held === 'string') return held;
	const { positionId, typeId } = held.lead;
	const isThere =
		positionId !== null && typeId !== SHOW && lists.positions.some((position) => position.id === positionId);
	if (!isThere || !canChangeLane(held.lead, 'position')) return held;
	return { ...held, kind: 'position', lane: positionId, isFree: true };
}
