import { type BoardLane, LANE_PARTS, type LaneKind, type LanePartKind } from '@crossload/domain';
import type { NamedLane } from './lane-groups.ts';
import type { Board } from './use-board.ts';

/** Heights in rem: of a block, and of the line that it is on. */
const BLOCK_HEIGHT: Readonly<Record<LanePartKind, number>> = { shows: 2.625, blocks: 2.125, flags: 1.25 };
const LINE_HEIGHT: Readonly<Record<LanePartKind, number>> = { shows: 3, blocks: 2.375, flags: 1.375 };

/** Room above and below a lane's lines, and the least height of a lane, in rem. */
const PADDING = 0.25;
const MIN_HEIGHT = 2.75;

/** In rem from the lane's top. */
export interface LineTops {
	/** Of the lane. */
	readonly height: number;
	/** Of a block. */
	readonly heightOf: (part: LanePartKind) => number;
	readonly topOf: (part: LanePartKind, line: number) => number;
}

/** Where the lines of a lane are, in rem from its top; `above` is left free, in rem. */
export function lineTops({ parts }: BoardLane, above = 0): LineTops {
	const starts = new Map<LanePartKind, number>();
	let height = PADDING + above;
	for (const kind of LANE_PARTS) {
		starts.set(kind, height);
		height += (parts.find((part) => part.kind === kind)?.lines ?? 0) * LINE_HEIGHT[kind];
	}
	return {
		height: Math.max(MIN_HEIGHT, height + PADDING),
		heightOf: (kind: LanePartKind) => BLOCK_HEIGHT[kind],
		topOf: (kind: LanePartKind, line: number) => (starts.get(kind) ?? 0) + line * LINE_HEIGHT[kind],
	};
}

/** Rem that the occupancy takes at the top of a lane, that a folded lane takes, and that the head of a group takes. */
const OCCUPANCY_HEIGHT = 1.125;
const FOLDED_HEIGHT = 1.875;
export const GROUP_HEIGHT = 1.375;

/** Rem that a lane has above its lines. */
export function roomAbove(kind: LaneKind): number {
	return kind === 'position' ? OCCUPANCY_HEIGHT : 0;
}

/** Rem from a lane's top to its bottom, without the head of its group. */
export function heightOf({ lane, isFolded }: NamedLane, kind: LaneKind): number {
	return isFolded ? FOLDED_HEIGHT : lineTops(lane, roomAbove(kind)).height;
}

/** Where each lane begins, in rem from the first one's top and below the head of its group, and how high all are. */
export function laneTops(lanes: Board['lanes'], kind: LaneKind) {
	const tops: number[] = [];
	let height = 0;
	for (const named of lanes) {
		if (named.group) height += GROUP_HEIGHT;
		tops.push(height);
		height += heightOf(named, kind);
	}
	return { tops, height };
}
