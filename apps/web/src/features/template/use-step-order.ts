import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { moved } from './moved.ts';

/** A step in the hand: the place it had, and the one that it would get. */
interface HeldStep {
	readonly from: number;
	readonly to: number;
}

/**
 * Puts the rows of a table into another order by their handles: dragged, or by the arrow keys. `onMove` gets the place that
 * a row had and the one that it gets; what `handlersOf` returns for a place belongs on the handle of its row.
 */
export function useStepOrder(onMove: (from: number, to: number) => void) {
	const [held, setHeld] = useState<HeldStep | null>(null);
	const handlersOf = (place: number) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setHeld({ from: place, to: place });
		},
		onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
			if (held) setHeld({ ...held, to: placeAt(rowsOf(currentTarget), clientY) });
		},
		onPointerUp: () => {
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
		ordered: <Row>(rows: readonly Row[]) => (held ? moved(rows, held.from, held.to) : rows),
		handlersOf,
	};
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
