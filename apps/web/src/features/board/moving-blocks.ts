import type { Activity } from '@crossload/contract';
import {
	type LanePartKind,
	lanePartOf,
	type Minutes,
	type Span,
	shiftedTimes,
	type TimedActivity,
} from '@crossload/domain';
import { createContext } from 'react';
import type { Moving } from './board-drag.ts';
import type { Board } from './use-board.ts';

/** A block where it is held, or where it was taken from. */
export interface MovingBlock {
	readonly id: number;
	readonly row: Activity;
	readonly lane: number;
	readonly part: LanePartKind;
	readonly line: number;
	readonly span: Span;
	readonly isFrom: boolean;
}

/** What is drawn over the lanes while something moves, by lane. */
export const MovingBlocks = createContext<ReadonlyMap<number, readonly MovingBlock[]>>(new Map());

/** Where each block that moves was and is held. */
export function movingBlocks(
	{ lanes, rows }: Board,
	moving: Moving | null,
): ReadonlyMap<number, readonly MovingBlock[]> {
	const byLane = new Map<number, MovingBlock[]>();
	if (moving === null) return byLane;
	const picked = new Map(moving.held.picked.map((activity) => [activity.id, activity]));
	for (const { lane } of lanes) {
		for (const { kind, blocks } of lane.parts) {
			for (const { id, line } of blocks) {
				const [activity, row] = [picked.get(id), rows.get(id)];
				if (!activity || !row) continue;
				const block = { id, row, part: kind, line };
				add(byLane, { ...block, lane: lane.id, span: activity.span, isFrom: true });
				const to = moving.lane === moving.held.lane ? lane.id : moving.lane;
				add(byLane, {
					...block,
					part: lanePartOf(activity),
					lane: to,
					span: heldSpan(activity, moving),
					isFrom: false,
				});
			}
		}
	}
	return byLane;
}

/** From when to when a block is held. */
export function heldSpan(activity: TimedActivity, { held, by }: Pick<Moving, 'held' | 'by'>): Span {
	const { start, end } = shiftedTimes(activity, { grip: held.grip, by });
	const from: Minutes = start ?? end ?? activity.span.from;
	const to = end ?? from;
	return activity.timeMode === 'point' ? { from: to, to } : { from, to: Math.max(from, to) };
}

function add(byLane: Map<number, MovingBlock[]>, block: MovingBlock): void {
	byLane.set(block.lane, [...(byLane.get(block.lane) ?? []), block]);
}
