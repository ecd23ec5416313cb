import type { Minutes } from '@crossload/domain';
import { hoursShown, ZOOM_STEPS } from '../model/board-view.ts';
import type { TimeRange } from '../model/time-range.ts';

/** The overview on the screen. All pixels here are those at a root font of 16 px. */
export interface Strip {
	readonly range: TimeRange;
	/** Pixels that stand for all of it. */
	readonly width: number;
}

/** What of the frame is held: one of its edges, or all of it. */
export type FramePart = 'start' | 'middle' | 'end';

/** Pixels that the frame is wide at least, however little of the range it shows. */
const LEAST_WIDTH = 12;

/** How far the edges can be grabbed, in pixels. A finger needs more, and room between them to move the frame. */
const GRIPS = {
	mouse: { within: 8, width: 12, middle: 6, atEnds: 8 },
	finger: { within: 22, width: 44, middle: 44, atEnds: 44 },
} as const;

/** Where the frame stands, in pixels from the overview's left edge. A frame of the least width stands within it at both ends. */
export function frameBox({ range, width }: Strip, frame: TimeRange): { readonly left: number; readonly width: number } {
	const drawn = Math.max(LEAST_WIDTH, (lengthOf(frame) / lengthOf(range)) * width);
	return { left: shareOf(frame, range) * (width - drawn), width: drawn };
}

/** How far the frame is on its way from the range's start, 0, to its end, 1. */
export function shareOf(frame: TimeRange, range: TimeRange): number {
	const way = lengthOf(range) - lengthOf(frame);
	return way > 0 ? (frame.from - range.from) / way : 0;
}

/** What a pointer takes hold of; null beside the frame. An edge at the overview's end can be grabbed within it. */
export function partAt(x: number, { strip, frame, isFinger }: Touched): FramePart | null {
	const { left, width } = frameBox(strip, frame);
	const grip = isFinger ? GRIPS.finger : GRIPS.mouse;
	const half = Math.max(grip.middle, width - 2 * grip.within) / 2;
	const center = left + width / 2;
	const last = strip.width - grip.atEnds;
	const inner = between(grip.atEnds, center - half, last - grip.middle);
	const end = between(inner + grip.middle, center + half, last);
	const start = Math.min(inner, end - grip.middle);
	if (x < start - grip.width || x > end + grip.width) return null;
	if (x < start) return 'start';
	return x <= end ? 'middle' : 'end';
}

interface Touched {
	readonly strip: Strip;
	readonly frame: TimeRange;
	readonly isFinger: boolean;
}

/** Whether a place of the overview is outside the frame. */
export function isBeside(x: number, strip: Strip, frame: TimeRange): boolean {
	const { left, width } = frameBox(strip, frame);
	return x < left || x > left + width;
}

/** The frame moved by pixels, as far as the range goes. */
export function movedFrame(strip: Strip, frame: TimeRange, by: number): TimeRange {
	const box = frameBox(strip, frame);
	return frameAt(strip, frame, box.left + by);
}

/** The frame with its middle at a place of the overview, as far as the range goes. */
export function centredFrame(strip: Strip, frame: TimeRange, x: number): TimeRange {
	return frameAt(strip, frame, x - frameBox(strip, frame).width / 2);
}

/**
 * The frame with one edge moved by pixels: as long as the step of the zoom that is nearest to that. The other edge stays,
 * and so no step is taken for which there is no room.
 */
export function resizedFrame({ range, width }: Strip, frame: TimeRange, { part, by }: Resize): TimeRange {
	const minutes = (by / width) * lengthOf(range);
	const wanted = lengthOf(frame) + (part === 'end' ? minutes : -minutes);
	const room = part === 'end' ? range.to - frame.from : frame.to - range.from;
	// The board scrolls to whole pixels: at an end it may be a little beside it.
	const most = Math.max(lengthOf(frame), room + lengthOf(range) / width);
	const length = stepLengths(range)
		.filter((step) => step <= most)
		.reduce(
			(nearest, step) => (Math.abs(step - wanted) < Math.abs(nearest - wanted) ? step : nearest),
			lengthOf(frame),
		);
	if (part === 'end') return { from: frame.from, to: frame.from + length };
	return { from: frame.to - length, to: frame.to };
}

interface Resize {
	readonly part: 'start' | 'end';
	/** Pixels to the right. */
	readonly by: number;
}

/** What the steps of the zoom show of a range, in minutes; the last is all of it. */
function stepLengths(range: TimeRange): Minutes[] {
	return ZOOM_STEPS.map((step) => hoursShown(step, lengthOf(range) / 60) * 60);
}

function frameAt(strip: Strip, frame: TimeRange, left: number): TimeRange {
	const { range } = strip;
	const way = strip.width - frameBox(strip, frame).width;
	const share = way > 0 ? between(0, left / way, 1) : 0;
	const from = range.from + share * (lengthOf(range) - lengthOf(frame));
	return { from, to: from + lengthOf(frame) };
}

/** In whole minutes, as all lengths are: what is in sight may begin and end between two. */
export function lengthOf({ from, to }: TimeRange): Minutes {
	return Math.round(to - from);
}

function between(least: number, value: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}
