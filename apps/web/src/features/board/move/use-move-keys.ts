import type { BoardGrip, Minutes } from '@crossload/domain';
import { type KeyboardEvent, useEffect } from 'react';
import { isDialogOpen } from '../../../lib/typed-into.ts';
import { useStableHandler } from '../../../ui/use-stable-handler.ts';
import { arrowStep, type TimeDirection } from '../keys/arrow-step.ts';
import { isTextField } from '../keys/is-text-field.ts';
import type { Board } from '../model/use-board.ts';
import type { Held, Moving } from './board-drag.ts';
import { heldBlocks } from './held-blocks.ts';
import type { BoardMove } from './use-board-move.ts';
import type { BoardSelection } from './use-board-selection.ts';

interface MoveKeysProps {
	readonly board: Board;
	readonly move: BoardMove;
	readonly selection: BoardSelection;
	readonly focused: { readonly id: number; readonly lane: number } | null;
}

type Block = MoveKeysProps['focused'];

interface LiftKeysProps extends Pick<MoveKeysProps, 'board' | 'move' | 'focused'> {
	/** What moves with a block by a grip; a text says why nothing does. */
	readonly hold: (block: NonNullable<Block>, grip: BoardGrip) => Held | string;
	/** Says why nothing can be moved, or removes that. */
	readonly say: (reason: string | null) => void;
	readonly time: TimeDirection;
}

/** What the keys do: M moves and R resizes the block that has the focus. */
const GRIPS = { m: 'move', r: 'end' } as const;

/** Moves without a pointer: M or R, arrows, Enter; Esc cancels the move (BRD-05). True for a key that is used. */
export function useMoveKeys({ board, move, selection, focused }: MoveKeysProps) {
	// While a frame is drawn Esc gives up the frame alone.
	useClearByEscape(selection, move.drag.phase === 'idle' && !selection.isFraming);
	const { selectedIds } = selection;
	const hold: LiftKeysProps['hold'] = (block, grip) => heldBlocks(board, { ...block, grip, selectedIds });
	return useLiftKeys({ board, move, focused, hold, say: move.setNotice, time: 'right' });
}

/** The same however the board is laid out; what can be moved together differs. */
export function useLiftKeys({ board, move, focused, hold, say, time }: LiftKeysProps) {
	useKeysOfMoving(board, move, time);
	usePutBackByEscape(move);
	return (event: KeyboardEvent): boolean => {
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		// Caps Lock makes them capitals.
		const key = event.key.toLowerCase();
		const grip = key === 'm' || key === 'r' ? GRIPS[key] : null;
		if (grip === null || focused === null) return false;
		if (move.drag.phase !== 'idle' && move.savingReason === null) return false;
		event.preventDefault();
		const held = hold(focused, grip);
		const reason = move.lockedReason ?? move.savingReason ?? (typeof held === 'string' ? held : null);
		say(reason);
		if (reason === null && typeof held !== 'string') move.dispatch({ type: 'lift', held, at: null });
		return true;
	};
}

/** Esc clears what is chosen, wherever the focus is: drawing a frame focuses nothing. */
function useClearByEscape({ selectedIds, clear }: BoardSelection, isIdle: boolean): void {
	const handleClear = useStableHandler(clear);
	const isOn = isIdle && selectedIds.size > 0;
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = ({ key, target }: globalThis.KeyboardEvent) => {
			const isList = target instanceof Element && target.matches('[aria-haspopup]');
			if (key === 'Escape' && !isList && !isTextField(target) && !isDialogOpen()) handleClear();
		};
		// Before Esc closes what is open.
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [isOn, handleClear]);
}

/** While something is moved by keys, it gets them wherever the focus is, except in a dialog. */
function useKeysOfMoving(board: Board, move: BoardMove, time: TimeDirection): void {
	const { drag, dispatch, drop, savingReason, setNotice } = move;
	// Whoever has pressed M while something is saved means the next keys for moving: they must not open anything.
	const isRefused = savingReason !== null && move.notice !== null;
	useEffect(() => {
		if (drag.phase !== 'moving' || (drag.from !== null && !isRefused)) return undefined;
		const handleKey = (event: globalThis.KeyboardEvent) => {
			if (isDialogOpen() || isUsedByControl(event)) return;
			const step = stepOf(event, board, { ...drag, time });
			if (event.key !== 'Enter' && step === null) return;
			event.preventDefault();
			event.stopPropagation();
			if (savingReason !== null) setNotice(savingReason);
			else if (step) dispatch({ type: 'step', ...step });
			else drop();
		};
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [board, drag, dispatch, drop, savingReason, setNotice, isRefused, time]);
}

/** Esc puts back what moves, wherever the focus is, except in a dialog or an open list. */
function usePutBackByEscape({ drag, cancel }: BoardMove): void {
	const isOn = drag.phase === 'moving';
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = (event: globalThis.KeyboardEvent) => {
			if (event.key !== 'Escape' || isDialogOpen() || isUsedByControl(event)) return;
			event.preventDefault();
			event.stopPropagation();
			cancel();
		};
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [isOn, cancel]);
}

/** Whether the focused control uses the key itself: Enter presses a button, a list has the arrows too, and Esc while open. */
function isUsedByControl({ key, target }: globalThis.KeyboardEvent): boolean {
	if (!(target instanceof Element)) return false;
	if (!target.matches('[aria-haspopup="listbox"]')) return key === 'Enter' && target.matches('button');
	return key !== 'Escape' || document.querySelector('[role="listbox"]') !== null;
}

/** Minutes that an arrow key moves by; with Shift it is one. */
const STEP_MINUTES = 5;

/** What an arrow key does to what is held: some minutes, or the lane before or after its own; null for another key. */
export function stepOf(
	event: Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey'>,
	{ kind, lanes }: Pick<Board, 'kind' | 'lanes'>,
	{ held, lane, time = 'right' }: Pick<Moving, 'held' | 'lane'> & { readonly time?: TimeDirection },
) {
	const step = arrowStep(event.key, time);
	if (step === null) return null;
	if (step.goes === 'along') {
		const by: Minutes = step.by * (event.shiftKey ? 1 : STEP_MINUTES);
		return { by, lane: null };
	}
	// The sheet moves between positions also where the lanes are stages: these are none of its lanes.
	if (held.kind !== kind) return { by: 0, lane: null };
	const index = lanes.findIndex((named) => named.lane.id === lane);
	return { by: 0, lane: lanes[index + step.by]?.lane.id ?? null };
}
