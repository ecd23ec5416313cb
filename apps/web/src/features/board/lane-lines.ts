import { type BoardLane, LANE_PARTS, type LanePartKind } from '@crossload/domain';
import type { Board } from './use-board.ts';

/** Heights in rem: of a block, and of the line that it stands on. */
const BLOCK: Readonly<Record<LanePartKind, number>> = { shows: 2.625, blocks: 2.125, flags: 1.25 };
const LINE: Readonly<Record<LanePartKind, number>> = { shows: 3, blocks: 2.375, flags: 1.5 };

/** Room above and below a lane's lines, and the least height of a lane. */
const EDGE = 0.25;
const LEAST = 2.75;

/** Where the lines of a lane stand, in rem from its top, under so many rem for what else it shows. */
export function lineTops({ parts }: BoardLane, above = 0) {
	const starts = new Map<LanePartKind, number>();
	let height = EDGE + above;
	for (const kind of LANE_PARTS) {
		starts.set(kind, height);
		height += (parts.find((part) => part.kind === kind)?.lines ?? 0) * LINE[kind];
	}
	return {
		height: Math.max(LEAST, height + EDGE),
		heightOf: (kind: LanePartKind) => BLOCK[kind],
		topOf: (kind: LanePartKind, line: number) => (starts.get(kind) ?? 0) + line * LINE[kind],
	};
}

/** Rem that the occupancy takes on top of a lane. */
const OCCUPANCY_HEIGHT = 1.125;

/** Rem that a lane has above its lines. */
export function roomAbove(occupancy: Board['occupancy'], laneId: number): number {
	return occupancy.has(laneId) ? OCCUPANCY_HEIGHT : 0;
}

/** Where each lane begins, in rem from the first one's top, and how high all are together. */
export function laneTops(lanes: Board['lanes'], occupancy: Board['occupancy']) {
	const tops: number[] = [];
	let height = 0;
	for (const { lane } of lanes) {
		tops.push(height);
		height += lineTops(lane, roomAbove(occupancy, lane.id)).height;
	}
	return { tops, height };
}
