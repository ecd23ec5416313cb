import type { TemplateStep } from '@crossload/contract';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isSameValue } from '../../ui/form/merge.ts';
import { moved } from './moved.ts';

/** A step that is being dragged: the place it had, and the one that it would get, among the steps that were there then. */
interface HeldStep {
	readonly steps: readonly TemplateStep[];
	readonly from: number;
	readonly to: number;
}

/**
 * Puts the rows of a table into another order by their handles: dragged, or by the arrow keys. `onMove` gets the place that
 * a row had and the one that it gets; what `handlersOf` returns for a place belongs on the handle of its row. `onLost` is
 * called when the steps are others by the time that one is dropped.
 */
export function useStepOrder(steps: readonly TemplateStep[], { onMove, onLost }: StepOrderHandlers) {
	const [taken, setHeld] = useState<HeldStep | null>(null);
	const held = taken && isSameValue(taken.steps, steps) ? taken : null;
	const handlersOf = (place: number) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setHeld({ steps, from: place, to: place });
		},
		onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
			if (held) setHeld({ ...held, to: placeAt(rowsOf(currentTarget), clientY) });
		},
		onPointerUp: () => {
			if (taken && !held) onLost();
			if (held && held.to !== held.from) onMove(held.from, held.to);
			setHeld(null);
		},
		onPointerCancel: () => setHeld(null),
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			if (event.key === 'Escape') setHeld(null);
			const to = place + (ARROWS[event.key] ?? 0);
			const row = rowsOf(event.currentTarget)[to];
			if (to === place || !row) return;
			event.preventDefault();
			onMove(place, to);
			// Rows stay where they are, and what they show moves: the focus goes along with it.
			row.querySelector<HTMLElement>('[data-handle]')?.focus();
		},
	});
	return {
		/** The row that is being dragged, where it would come to lie. */
		heldPlace: held?.to ?? null,
		/** The order as it would be. */
		ordered: <Shown>(shown: readonly Shown[]) => (held ? moved(shown, held.from, held.to) : shown),
		handlersOf,
	};
}

interface StepOrderHandlers {
	readonly onMove: (from: number, to: number) => void;
	readonly onLost: () => void;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function rowsOf(handle: HTMLElement): readonly HTMLElement[] {
	return [...(handle.closest('tbody')?.rows ?? [])];
}

/** The row at a height of the window; the first above all of them, the last below. */
function placeAt(rows: readonly HTMLElement[], clientY: number): number {
	const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
	return below === -1 ? rows.length - 1 : below;
}
