import { type BoardGrip, canChangeLane, type Minutes, SHOW } from '@crossload/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { notify } from '../../../ui/notify.tsx';
import type { BoardLists } from '../model/board-rows.ts';
import type { Board } from '../model/use-board.ts';
import type { PhoneWindow } from '../window/use-phone-window.ts';
import type { Held, Moving } from './board-drag.ts';
import { heldBlocks } from './held-blocks.ts';
import type { BoardMove } from './use-board-move.ts';

interface MoveSheetProps {
	readonly board: Board;
	readonly lists: BoardLists;
	readonly move: BoardMove;
	/** What the address asks to move. */
	readonly id: number | null;
	/** The lane that is shown. */
	readonly lane: number | null;
	readonly shown: Pick<PhoneWindow, 'showMinute'>;
	/** Keys move by the sheet as well: nothing else does on a phone. */
	readonly isOnlySheet?: boolean;
	/** Called when the move is saved or cancelled. */
	readonly onClose: () => void;
	/** Puts the focus back on the board. */
	readonly returnTo: (block: { id: number; lane: number; from: Minutes }, by: 'keys' | 'pointer') => void;
}

type SheetLanes = Pick<MoveSheetProps, 'board' | 'lists' | 'lane'>;

interface SheetRequest {
	readonly id: number;
	readonly grip: BoardGrip;
}

/** Where in the window the moving block is shown, 0 to 1 from its upper or left edge: not behind the sheet. */
const ABOVE_SHEET = 0.12;

/** Minutes that are shown before the moving block. */
const MINUTES_BEFORE = 20;

const NOTHING_SELECTED: ReadonlySet<number> = new Set();

/** Begins the move that the address asks for, shows where it goes, and removes it from the address when it is over. */
export function useMoveSheet(props: MoveSheetProps): void {
	const { id, move, onClose, isOnlySheet } = props;
	const { moving } = move;
	const latest = useRef(props);
	useEffect(() => {
		latest.current = props;
	});
	const idBefore = useRef<number>(null);
	useEffect(() => {
		const isGone = id === null && idBefore.current !== null;
		idBefore.current = id;
		// What has been moved on a board that was laid out otherwise goes on.
		const isUnderWay = latest.current.move.drag.phase !== 'idle';
		// The browser's back button cancels the move as well.
		if (isGone && isUnderWay) latest.current.move.cancel();
		if (id === null || isUnderWay) return;
		const held = heldForSheet(latest.current, { id, grip: 'move' });
		const reason = latest.current.move.lockedReason ?? (typeof held === 'string' ? held : null);
		if (reason === null && typeof held !== 'string') {
			latest.current.move.setNotice(null);
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
	const hasSheet = id !== null || isOnlySheet === true;
	const isLost = hasSheet && move.drag.phase === 'moving' && moving === null;
	useEffect(() => {
		if (!isLost) return;
		const { notice, cancel } = latest.current.move;
		if (notice !== null) notify.warning(notice);
		cancel();
	}, [isLost]);
	const sheet = hasSheet ? moving : null;
	useFocusAfter(sheet, latest);
	const start = sheet && sheet.held.lead.span.from + sheet.by;
	useEffect(() => {
		if (start !== null) latest.current.shown.showMinute(start - MINUTES_BEFORE, ABOVE_SHEET);
	}, [start]);
}

/** The sheet takes the focus: when it closes, that goes to what the sheet has moved. */
function useFocusAfter(sheet: Moving | null, latest: RefObject<MoveSheetProps>): void {
	const before = useRef<Moving>(null);
	useEffect(() => {
		const { current: ended } = before;
		before.current = sheet;
		if (sheet !== null || ended === null) return;
		const { id, lane, returnTo } = latest.current;
		const { lead } = ended.held;
		returnTo({ id: lead.id, lane: lane ?? 0, from: lead.span.from }, id === null ? 'keys' : 'pointer');
	}, [sheet, latest]);
}

/** What stands at a position goes to other positions, whatever the lanes stand for; a show to other stages. */
export function heldForSheet({ board, lists, lane }: SheetLanes, { id, grip }: SheetRequest): Held | string {
	const held = heldBlocks(board, { id, lane: lane ?? 0, grip, selectedIds: NOTHING_SELECTED });
	if (typeof held === 'string' || grip !== 'move') return held;
	const { positionId, typeId } = held.lead;
	const isAtListedPosition =
		positionId !== null && typeId !== SHOW && lists.positions.some((position) => position.id === positionId);
	if (!isAtListedPosition || !canChangeLane(held.lead, 'position')) return held;
	return { ...held, kind: 'position', lane: positionId, canChangeLane: true };
}
