import type { TimeRange } from '../model/time-range.ts';
import { centredFrame, type FramePart, movedFrame, partAt, resizedFrame, type Strip } from './overview-frame.ts';

/** Pixels that a pointer goes before it resizes: a press that trembles is none. */
const THRESHOLD = 4;

/** The frame of the overview while it is held, or let go and not drawn yet. */
export interface OverviewDrag {
	readonly pointerId: number;
	/** What the overview shows. */
	readonly range: TimeRange;
	readonly part: FramePart;
	/** As it was before the press: that is what giving up puts back. */
	readonly before: TimeRange;
	/** As it was grabbed, and where in the overview, in pixels. */
	readonly grabbed: TimeRange;
	readonly x: number;
	/** As it is held. */
	readonly frame: TimeRange;
	/** The pointer has gone further than a press does. */
	readonly hasMoved: boolean;
	/** It is let go, and the board is not zoomed to it yet. */
	readonly isReleased: boolean;
}

/** A pointer on the overview. */
export interface StripPoint {
	readonly strip: Strip;
	/** Pixels from the overview's left edge. */
	readonly x: number;
	readonly isFinger: boolean;
	readonly pointerId: number;
}

/** What a press takes hold of; beside the frame it centres it there first. */
export function grabAt({ strip, x, isFinger, pointerId }: StripPoint, before: TimeRange): OverviewDrag {
	const part = partAt(x, { strip, frame: before, isFinger });
	const grabbed = part === null ? centredFrame(strip, before, x) : before;
	const held = { range: strip.range, before, grabbed, frame: grabbed, hasMoved: false, isReleased: false };
	return { ...held, pointerId, part: part ?? 'middle', x };
}

/** The frame once the pointer has gone there. */
export function draggedTo(drag: OverviewDrag, { strip, x }: StripPoint): OverviewDrag {
	const { part, grabbed } = drag;
	const by = x - drag.x;
	if (part === 'middle') return { ...drag, frame: movedFrame(strip, grabbed, by) };
	const hasMoved = drag.hasMoved || Math.abs(by) >= THRESHOLD;
	return { ...drag, hasMoved, frame: hasMoved ? resizedFrame(strip, grabbed, { part, by }) : grabbed };
}
