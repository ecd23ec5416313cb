import type { Minutes } from '@crossload/domain';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { NamedLane } from './lane-groups.ts';
import type { Board } from './use-board.ts';
import type { BoardWindow } from './use-board-window.ts';

/** A block, by the lane that it stands in. */
interface Focused {
	readonly lane: number;
	readonly id: number;
}

interface BoardKeysProps {
	readonly board: Board;
	readonly shown: BoardWindow;
	/** The block that has the focus at first. */
	readonly opened: (Focused & { readonly from: Minutes }) | null;
}

/** Arrows go from block to block: along the lane by time, to the lanes above and below at the nearest time (BRD-05). */
export function useBoardKeys({ board, shown, opened }: BoardKeysProps) {
	const [moved, setMoved] = useState(opened);
	const lastFocused = useRef<Focused | null>(null);
	const isByArrow = useRef(false);
	const focused = useMemo(() => moved && stillThere(board.lanes, moved), [board.lanes, moved]);

	useEffect(() => {
		// Only a move of the focus does this: lanes that change must not take it from elsewhere on the page.
		if (!moved || moved === lastFocused.current) return;
		lastFocused.current = moved;
		const selector = `[data-lane="${moved.lane}"] [data-block="${moved.id}"]`;
		const element = shown.scroller.current?.querySelector<HTMLElement>(selector);
		element?.focus();
		// focus() may leave most of a block out of sight; one that was focused by the pointer is not scrolled.
		if (isByArrow.current) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		isByArrow.current = false;
	}, [moved, shown.scroller]);

	const handleKey = (event: KeyboardEvent) => {
		if (!focused || !isPlainArrow(event)) return;
		const next = nextBlock(board.lanes, focused, event.key);
		if (!next) return;
		event.preventDefault();
		isByArrow.current = true;
		setMoved(next);
	};
	// The block that has the focus stays rendered, wherever the window is scrolled to.
	const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
		const element = target.closest<HTMLElement>('[data-block]');
		const laneId = element?.closest<HTMLElement>('[data-lane]')?.dataset['lane'];
		const named = board.lanes.find(({ lane }) => `${lane.id}` === laneId);
		const block = named && blocksOf(named).find(({ id }) => `${id}` === element?.dataset['block']);
		if (!block || (focused?.id === block.id && focused.lane === named.lane.id && moved)) return;
		setMoved({ lane: named.lane.id, id: block.id, from: block.from });
	};
	return { focused, handleKey, handleFocus, focus: setMoved };
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

function blocksOf({ lane }: NamedLane) {
	return lane.parts.flatMap(({ blocks }) => blocks).sort((a, b) => a.from - b.from || a.id - b.id);
}

/** The block in its lane, or in the one that others have moved it to; null where it is gone. */
function stillThere(lanes: readonly NamedLane[], focused: Focused): Focused | null {
	const holds = ({ lane }: NamedLane) => lane.parts.some(({ blocks }) => blocks.some(({ id }) => id === focused.id));
	const own = lanes.find(({ lane }) => lane.id === focused.lane);
	if (own && holds(own)) return focused;
	const other = lanes.find(holds);
	return other ? { lane: other.lane.id, id: focused.id } : null;
}

/** The block that Tab leads to as long as none has had the focus: the first in what is drawn. */
export function firstIn(lanes: readonly NamedLane[], from: Minutes): Focused | null {
	for (const named of lanes) {
		const block = blocksOf(named).find((one) => one.to > from);
		if (block) return { lane: named.lane.id, id: block.id };
	}
	return null;
}

function nextBlock(lanes: readonly NamedLane[], { lane, id }: Focused, key: string) {
	const laneIndex = lanes.findIndex((named) => named.lane.id === lane);
	const here = lanes[laneIndex];
	if (!here) return null;
	const blocks = blocksOf(here);
	const blockIndex = blocks.findIndex((block) => block.id === id);
	const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
	if (step !== undefined) {
		const block = blocks[blockIndex + step];
		return block ? { lane, id: block.id, from: block.from } : null;
	}
	return nearestIn(
		key === 'ArrowUp' ? lanes.slice(0, laneIndex).toReversed() : lanes.slice(laneIndex + 1),
		blocks[blockIndex]?.from ?? 0,
	);
}

/** In the first of the lanes that has any block, the one nearest in time. */
function nearestIn(lanes: readonly NamedLane[], from: Minutes) {
	for (const named of lanes) {
		const [nearest] = blocksOf(named).sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from));
		if (nearest) return { lane: named.lane.id, id: nearest.id, from: nearest.from };
	}
	return null;
}
