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
import type { Board } from '../model/use-board.ts';
import type { Held, Moving } from './board-drag.ts';

/** A block where it is dragged to, or where the drag began. */
export interface MovingBlock {
	readonly id: number;
	readonly row: Activity;
	readonly lane: number;
	readonly part: LanePartKind;
	readonly line: number;
	readonly span: Span;
	readonly isFrom: boolean;
	/** The end that is kept in view, as what keys move may leave the window. Null for what a pointer drags. */
	readonly endInView: 'start' | 'end' | null;
}

/** What is drawn over the lanes while something moves, by lane. */
export const MovingBlocks = createContext<ReadonlyMap<number, readonly MovingBlock[]>>(new Map());

/** A block of what is held, in one of the lanes that it stands in. */
interface HeldBlock {
	readonly activity: TimedActivity;
	readonly lane: number;
	readonly part: LanePartKind;
	readonly line: number;
}

/** Where the held blocks are; looked up once for a drag. */
export function heldPlaces({ lanes }: Board, held: Held | null): readonly HeldBlock[] {
	if (held === null) return [];
	const picked = new Map(held.picked.map((activity) => [activity.id, activity]));
	return lanes.flatMap(({ lane }) =>
		lane.parts.flatMap(({ kind, blocks }) =>
			blocks.flatMap(({ id, line }) => {
				const activity = picked.get(id);
				return activity ? [{ activity, lane: lane.id, part: kind, line }] : [];
			}),
		),
	);
}

/** Where each block that moves was and is held. */
export function movingBlocks(
	{ rows }: Board,
	places: readonly HeldBlock[],
	moving: Moving | null,
): ReadonlyMap<number, readonly MovingBlock[]> {
	const byLane = new Map<number, MovingBlock[]>();
	if (moving === null) return byLane;
	for (const { activity, lane, part, line } of places) {
		const row = rows.get(activity.id);
		if (!row) continue;
		const block = { id: activity.id, row, line };
		add(byLane, { ...block, part, lane, span: activity.span, isFrom: true, endInView: null });
		const to = moving.lane === moving.held.lane ? lane : moving.lane;
		const isKeptInView = moving.from === null && activity.id === moving.held.lead.id && to === moving.lane;
		add(byLane, {
			...block,
			part: lanePartOf(activity),
			lane: to,
			span: heldSpan(activity, moving),
			isFrom: false,
			endInView: isKeptInView ? draggedEnd(moving) : null,
		});
	}
	return byLane;
}

function draggedEnd({ held }: Moving): 'start' | 'end' {
	return held.grip === 'end' ? 'end' : 'start';
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
