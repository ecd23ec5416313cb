import type { Minutes } from '@crossload/domain';
import { type KeyboardEvent, useEffect } from 'react';
import { isDialogOpen } from '../../lib/typed-into.ts';
import { useStableHandler } from '../../ui/use-stable-handler.ts';
import { heldBlocks } from './held-blocks.ts';
import { keepsText } from './keeps-text.ts';
import type { Board } from './use-board.ts';
import type { BoardChoice } from './use-board-choice.ts';
import type { BoardMove } from './use-board-move.ts';

interface MoveKeysProps {
	readonly board: Board;
	readonly move: BoardMove;
	readonly choice: BoardChoice;
	readonly focused: { readonly id: number; readonly lane: number } | null;
}

/** What the keys do: M moves and R resizes the block that has the focus. */
const GRIPS = { m: 'move', r: 'end' } as const;

/** Moves without a pointer: M or R, arrows, Enter; Esc cancels the move (BRD-05). True for a key that is used. */
export function useMoveKeys({ board, move, choice, focused }: MoveKeysProps) {
	useKeysOfMoving(board, move);
	useClearByEscape(choice, move.drag.phase === 'idle');
	return (event: KeyboardEvent): boolean => {
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		const grip = event.key === 'm' || event.key === 'r' ? GRIPS[event.key] : null;
		if (grip === null || focused === null || move.drag.phase !== 'idle') return false;
		event.preventDefault();
		const held = heldBlocks(board, { ...focused, grip, chosen: choice.chosen });
		const why = move.lockedReason ?? (typeof held === 'string' ? held : null);
		move.setNotice(why);
		if (why === null && typeof held !== 'string') move.dispatch({ type: 'lift', held, at: null });
		return true;
	};
}

/** Esc clears what is chosen, wherever the focus is: drawing a frame focuses nothing. */
function useClearByEscape({ chosen, clear }: BoardChoice, isIdle: boolean): void {
	const handleClear = useStableHandler(clear);
	const isOn = isIdle && chosen.size > 0;
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = ({ key, target }: globalThis.KeyboardEvent) => {
			const isList = target instanceof Element && target.matches('[aria-haspopup]');
			if (key === 'Escape' && !isList && !keepsText(target) && !isDialogOpen()) handleClear();
		};
		// Before Esc closes what is open.
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [isOn, handleClear]);
}

/** While something moves, its keys are its own, wherever the focus is, but in a dialog. */
function useKeysOfMoving(board: Board, move: BoardMove): void {
	const { drag, dispatch, drop, cancel } = move;
	useEffect(() => {
		if (drag.phase !== 'moving') return undefined;
		const handleKey = (event: globalThis.KeyboardEvent) => {
			if (isDialogOpen() || isOfControl(event)) return;
			const step = drag.from === null ? stepOf(event, board, drag.lane) : null;
			const isEnter = event.key === 'Enter' && drag.from === null;
			if (event.key !== 'Escape' && !isEnter && step === null) return;
			event.preventDefault();
			event.stopPropagation();
			if (step) dispatch({ type: 'step', ...step });
			else if (isEnter) drop();
			else if (!drag.isSaving) cancel();
		};
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [board, drag, dispatch, drop, cancel]);
}

/** Enter presses a button. A list has the arrows too, and Esc while it is open. */
function isOfControl({ key, target }: globalThis.KeyboardEvent): boolean {
	if (!(target instanceof Element)) return false;
	if (!target.matches('[aria-haspopup="listbox"]')) return key === 'Enter' && target.matches('button');
	return key !== 'Escape' || document.querySelector('[role="listbox"]') !== null;
}

/** Minutes of a key. */
const STEP = 5;

function stepOf(event: globalThis.KeyboardEvent, { lanes }: Board, lane: number) {
	const along: Minutes | undefined = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (along !== undefined) return { by: along * (event.shiftKey ? 1 : STEP), lane: null };
	const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
	if (across === undefined) return null;
	const place = lanes.findIndex((named) => named.lane.id === lane);
	return { by: 0, lane: lanes[place + across]?.lane.id ?? null };
}
