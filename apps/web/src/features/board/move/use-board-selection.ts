import { type RefObject, useState } from 'react';
import { planBox } from '../block/plan-box.ts';
import type { Board } from '../model/use-board.ts';
import type { BoardPoint } from './board-drag.ts';

/** A frame that is being drawn around blocks, in pixels of the screen. */
export type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The blocks that move together (BRD-04). */
export interface BoardSelection {
	readonly selectedIds: ReadonlySet<number>;
	readonly toggle: (id: number) => void;
	readonly clear: () => void;
	/** A frame has been begun, and may be a click yet. */
	readonly isFraming: boolean;
	/** Null while none is drawn. */
	readonly frame: Frame | null;
	readonly beginFrame: (at: BoardPoint) => void;
	/** True once it is no mere click any more. */
	readonly dragFrame: (at: BoardPoint) => boolean;
	/** Selects the blocks that it touches; false for a mere click. */
	readonly endFrame: () => boolean;
	readonly cancelFrame: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Pixels below which a frame is a click. */
const MIN_FRAME = 4;

export function useBoardSelection(board: Board, scroller: RefObject<HTMLElement | null>): BoardSelection {
	const [ids, setIds] = useState(NONE);
	const [corners, setCorners] = useState<{ from: BoardPoint; to: BoardPoint } | null>(null);
	const frame = corners && frameOf(corners.from, corners.to);
	const isDrawn = frame !== null && isFrame(frame);
	const selectedIds = ids.size === 0 ? NONE : new Set([...ids].filter((id) => board.planned.has(id)));
	return {
		selectedIds,
		toggle: (id) =>
			setIds(
				selectedIds.has(id) ? new Set([...selectedIds].filter((one) => one !== id)) : new Set([...selectedIds, id]),
			),
		clear: () => setIds(NONE),
		isFraming: corners !== null,
		frame: isDrawn ? frame : null,
		beginFrame: (at) => setCorners({ from: at, to: at }),
		dragFrame: (at) => {
			setCorners((present) => present && { ...present, to: at });
			return corners !== null && isFrame(frameOf(corners.from, at));
		},
		endFrame: () => {
			setCorners(null);
			if (isDrawn) setIds(new Set(blocksIn(scroller.current, frame)));
			return isDrawn;
		},
		cancelFrame: () => setCorners(null),
	};
}

function frameOf(from: BoardPoint, to: BoardPoint): Frame {
	return {
		left: Math.min(from.x, to.x),
		top: Math.min(from.y, to.y),
		width: Math.abs(to.x - from.x),
		height: Math.abs(to.y - from.y),
	};
}

function isFrame({ width, height }: Frame): boolean {
	return Math.max(width, height) >= MIN_FRAME;
}

/** The blocks that a frame touches, as they stand on the screen. */
function blocksIn(element: HTMLElement | null, { left, top, width, height }: Frame): number[] {
	const blocks = [...(element?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
	return blocks
		.filter((block) => {
			const box = planBox(block);
			return box.left < left + width && left < box.right && box.top < top + height && top < box.bottom;
		})
		.map((block) => Number(block.dataset['block']));
}
