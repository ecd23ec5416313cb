import type { Extent, Minutes } from '@crossload/domain';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type ArrowStep, arrowStep, type TimeDirection } from './arrow-step.ts';

/** A block, by the lane that it stands in. */
interface Focused {
	readonly lane: number;
	readonly id: number;
}

/** With its start. */
type FocusedBlock = Focused & { readonly from: Minutes };

/** A lane with its blocks, or a column of the lane that a phone shows. */
export interface BlockRow {
	readonly lane: {
		readonly id: number;
		readonly parts: readonly { readonly blocks: readonly Extent[] }[];
	};
}

interface BoardKeysProps {
	/** What the arrows go through, in its order across time. */
	readonly board: { readonly lanes: readonly BlockRow[] };
	readonly shown: { readonly scroller: RefObject<HTMLElement | null> };
	/** The block that has the focus at first. */
	readonly opened: FocusedBlock | null;
	/** Tab leads to that block, but it has no focus yet: where a finger points, none is asked for. */
	readonly isOnlyTabStop?: boolean;
	readonly time?: TimeDirection;
	/** Where one lane is shown at a time: all of them, and how to show another. */
	readonly others?: { readonly lanes: readonly BlockRow[]; readonly show: (laneId: number) => void };
}

/** Arrows go from block to block: along the lane by time, to what stands beside it at the nearest time (BRD-05). */
export function useBoardKeys(props: BoardKeysProps) {
	const { board, opened, time = 'right', others } = props;
	const [moved, setMoved] = useState(opened);
	const focused = useMemo(() => moved && stillThere(board.lanes, moved), [board.lanes, moved]);
	const { isByArrow, focusedBy } = useKeptFocus(props, moved, focused);

	const handleKey = (event: KeyboardEvent) => {
		const step = isPlainArrow(event) ? arrowStep(event.key, time) : null;
		if (!focused || !step) return;
		// Across the last column it goes on in the next lane.
		const next = nextBlock(board.lanes, focused, step) ?? nextLane(others?.lanes, focused, step);
		if (!next) return;
		event.preventDefault();
		isByArrow.current = true;
		setMoved(next);
		if (next.lane !== focused.lane) others?.show(next.lane);
	};
	// The block that has the focus stays rendered, wherever the window is scrolled to.
	const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
		const element = target.closest<HTMLElement>('[data-block]');
		if (!element) return;
		focusedBy.current = target.matches(':focus-visible') ? 'keys' : 'pointer';
		const lane = Number(element.closest<HTMLElement>('[data-lane]')?.dataset['lane']);
		const id = Number(element.dataset['block']);
		const block = rowOf(board.lanes, { lane, id })?.blocks.find((one) => one.id === id);
		if (!block || (moved?.id === id && moved.lane === lane)) return;
		setMoved({ lane, id, from: block.from });
	};
	const handleBlur = ({ target }: FocusEvent<HTMLElement>) => {
		// With another window in front it is still what has the focus in this one.
		if (document.activeElement !== target) focusedBy.current = null;
	};
	/** Once a sheet over the board is gone: back to what it has moved, by keys also where that is in another lane now. */
	const returnTo = (block: FocusedBlock, by: 'keys' | 'pointer') => {
		focusedBy.current = by;
		setMoved(block);
	};
	return { focused, handleKey, handleFocus, handleBlur, focus: setMoved, returnTo };
}

/** Puts the focus on the block that it is moved to, and keeps it there where that is drawn again, as in another lane. */
function useKeptFocus(
	{ shown, isOnlyTabStop, others }: BoardKeysProps,
	moved: Focused | null,
	present: Focused | null,
) {
	const { scroller } = shown;
	const lastFocused = useRef(isOnlyTabStop ? moved : null);
	const isByArrow = useRef(false);
	/** How the block has got the focus; null once something else has it. */
	const focusedBy = useRef<'keys' | 'pointer'>(null);
	useEffect(() => {
		const isMoved = moved !== lastFocused.current;
		lastFocused.current = moved;
		// Lanes that change must not take the focus from elsewhere on the page: only what is removed with it leaves none.
		const isLost = focusedBy.current !== null && document.activeElement === document.body;
		if (!moved || !(isMoved || isLost)) return;
		if (present === null) {
			const elsewhere = others && focusedBy.current === 'keys' ? stillThere(others.lanes, moved) : null;
			if (elsewhere && elsewhere.lane !== moved.lane) others?.show(elsewhere.lane);
			return;
		}
		const selector = `[data-lane="${present.lane}"] [data-block="${present.id}"]`;
		const element = scroller.current?.querySelector<HTMLElement>(selector);
		element?.focus({ preventScroll: isLost });
		// focus() may leave most of a block out of sight; one that was focused by the pointer is not scrolled.
		const isByKeys = isByArrow.current || (isLost && element?.matches(':focus-visible'));
		if (isByKeys) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		isByArrow.current = false;
	}, [moved, present, scroller, others]);
	return { isByArrow, focusedBy };
}

/** The block that Tab leads to: the one that has the focus or had it last, at first the first of what is drawn. */
export function useTabStop(rows: readonly BlockRow[], focused: Focused | null, drawnFrom: Minutes): Focused | null {
	const first = useMemo(() => firstIn(rows, drawnFrom), [rows, drawnFrom]);
	return focused ?? first;
}

/** Whether it is an arrow key without the modifiers of the browser's own shortcuts. */
export function isPlainArrow({
	key,
	altKey,
	ctrlKey,
	metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
	return key.startsWith('Arrow') && !altKey && !ctrlKey && !metaKey;
}

function blocksOf({ lane }: BlockRow) {
	return lane.parts.flatMap(({ blocks }) => blocks).sort((a, b) => a.from - b.from || a.id - b.id);
}

/** Where a block stands among the lanes or columns, and all that stand there with it. */
function rowOf(rows: readonly BlockRow[], { lane, id }: Focused) {
	const index = rows.findIndex((row) => row.lane.id === lane && holds(row, id));
	const row = rows[index];
	return row && { index, blocks: blocksOf(row) };
}

function holds({ lane }: BlockRow, id: number): boolean {
	return lane.parts.some(({ blocks }) => blocks.some((block) => block.id === id));
}

/** The block in its lane, or in the one that others have moved it to; null where it is gone. */
function stillThere(rows: readonly BlockRow[], focused: Focused): Focused | null {
	// Another object for other lanes, although it is still the same block: it may be drawn again.
	if (rowOf(rows, focused)) return { ...focused };
	const other = rows.find((row) => holds(row, focused.id));
	return other ? { lane: other.lane.id, id: focused.id } : null;
}

/** The first one from a time on; where there is none any more, the one nearest to it. */
function firstIn(lanes: readonly BlockRow[], from: Minutes): Focused | null {
	for (const named of lanes) {
		const block = blocksOf(named).find((one) => one.to > from);
		if (block) return { lane: named.lane.id, id: block.id };
	}
	return nearestIn(lanes, from);
}

/** Where an arrow leads to from a block; null at the end. */
export function nextBlock(rows: readonly BlockRow[], from: Focused, { goes, by }: ArrowStep): FocusedBlock | null {
	const here = rowOf(rows, from);
	if (!here) return null;
	const blockIndex = here.blocks.findIndex(({ id }) => id === from.id);
	if (goes === 'along') {
		const block = here.blocks[blockIndex + by];
		return block ? { lane: from.lane, id: block.id, from: block.from } : null;
	}
	return nearestIn(
		by < 0 ? rows.slice(0, here.index).toReversed() : rows.slice(here.index + 1),
		here.blocks[blockIndex]?.from ?? 0,
	);
}

function nextLane(lanes: readonly BlockRow[] | undefined, from: Focused, step: ArrowStep): FocusedBlock | null {
	return lanes && step.goes === 'across' ? nextBlock(lanes, from, step) : null;
}

/** In the first of the lanes or columns that has any block, the one nearest in time. */
function nearestIn(rows: readonly BlockRow[], from: Minutes): FocusedBlock | null {
	for (const row of rows) {
		const [nearest] = blocksOf(row).sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from));
		if (nearest) return { lane: row.lane.id, id: nearest.id, from: nearest.from };
	}
	return null;
}
