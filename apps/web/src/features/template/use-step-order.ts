import type { TemplateStep } from '@crossload/contract';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isSameValue } from '../../ui/form/merge.ts';
import { notify } from '../../ui/notify.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** A row that is being dragged: its old and its new index, and the steps as they were when the drag began. */
interface Drag {
	readonly steps: readonly TemplateStep[];
	readonly from: number;
	readonly to: number;
}

/**
 * Reorders the rows of a table by their handles: dragged, or moved with the arrow keys. `onMove` gets the old and the new
 * index of a row, unless someone else has changed the steps by the time that it is dropped; what `handlersOf` returns for
 * an index belongs on the handle of that row.
 */
export function useStepOrder(steps: readonly TemplateStep[], onMove: (from: number, to: number) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const validDrag = drag && isSameValue(drag.steps, steps) ? drag : null;
	const handlersOf = (index: number) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setDrag({ steps, from: index, to: index });
		},
		onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
			if (validDrag) setDrag({ ...validDrag, to: rowIndexAt(rowsOf(currentTarget), clientY) });
		},
		onPointerUp: () => {
			if (drag && !validDrag) notify.error(texts.conflict);
			if (validDrag && validDrag.to !== validDrag.from) onMove(validDrag.from, validDrag.to);
			setDrag(null);
		},
		onPointerCancel: () => setDrag(null),
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			if (event.key === 'Escape') setDrag(null);
			const to = index + (ARROWS[event.key] ?? 0);
			const row = rowsOf(event.currentTarget)[to];
			if (to === index || !row) return;
			event.preventDefault();
			onMove(index, to);
			// Rows are keyed by their index: the step moves to another row, and the focus has to go there too.
			row.querySelector<HTMLElement>('[data-handle]')?.focus();
		},
	});
	return {
		/** The index that the dragged row would have if it were dropped now. */
		draggedIndex: validDrag?.to ?? null,
		/** Items, one for each step, in the order that they would have then. */
		ordered: <Item>(items: readonly Item[]) => (validDrag ? moveItem(items, validDrag.from, validDrag.to) : items),
		handlersOf,
	};
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function rowsOf(handle: HTMLElement): readonly HTMLElement[] {
	return [...(handle.closest('tbody')?.rows ?? [])];
}

/** The index of the row at a height in the viewport, in pixels; above all rows the first, below all the last. */
function rowIndexAt(rows: readonly HTMLElement[], clientY: number): number {
	const index = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
	return index === -1 ? rows.length - 1 : index;
}

/** The list with the item at `from` moved to `to`; the others keep their order. Unchanged without such an item. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
	const item = items[from];
	return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
