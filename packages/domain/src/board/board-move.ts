import { type Minutes, timeOfMinutes } from '../plan/minutes.ts';
import type { PlanActivity } from '../plan/plan-row.ts';
import { isRunning } from '../plan/span.ts';
import type { PlanMove } from '../plan/what-would-break.ts';
import type { LaneKind } from './board-lanes.ts';

/** Which part of a block is dragged: all of it, or one of its ends. */
export type BoardGrip = 'move' | 'start' | 'end';

/** By how much blocks are moved or resized, and to which lane they go. */
export interface BoardShift {
	readonly grip: BoardGrip;
	/** Minutes later. */
	readonly by: Minutes;
	/** The lane that they go to; null leaves them in their own. */
	readonly lane: { readonly kind: LaneKind; readonly id: number } | null;
}

/** A block is not made shorter than this, in minutes; one that is shorter already gets no shorter. */
const MIN_LENGTH = 5;

/** What an activity can be moved by: nothing once it is over or cancelled, its end while it runs (PLAN.md, BRD-04). */
export function gripsOf(activity: PlanActivity): readonly BoardGrip[] {
	const { planned_start, planned_end, timeMode, cancelled, end } = activity;
	if (cancelled || end !== null || (planned_start === null && planned_end === null)) return [];
	const hasEnds = timeMode !== 'point' && planned_start !== null && planned_end !== null;
	if (isRunning(activity)) return timeMode !== 'point' && planned_end !== null ? ['end'] : [];
	return hasEnds ? ['move', 'start', 'end'] : ['move'];
}

/** Whether an activity can go to another lane of the kind: only where it names its stage or position itself. */
export function canChangeLane(activity: PlanActivity, kind: LaneKind): boolean {
	return activity.start === null && laneNamedBy(activity, kind) !== null;
}

/** The lane of the kind that an activity names itself; null where others do, as its band and its vehicles do. */
export function laneNamedBy({ stageId, positionId }: PlanActivity, kind: LaneKind): number | null {
	if (kind === 'stage') return stageId;
	return kind === 'position' ? positionId : null;
}

/** The changes that move or resize an activity; an end never passes the other one. */
export function moveOfShift(activity: PlanActivity, { grip, by, lane }: BoardShift): PlanMove {
	const { id, planned_start, planned_end } = activity;
	const place = lane && canChangeLane(activity, lane.kind) ? placeOf(lane) : {};
	const times = shiftedTimes(activity, { grip, by });
	return {
		id,
		...(times.start === planned_start ? {} : { planned_start: timeOfMinutes(times.start) }),
		...(times.end === planned_end ? {} : { planned_end: timeOfMinutes(times.end) }),
		...place,
	};
}

/** The planned times of an activity, in minutes, once it is moved or resized; one that is null stays null. */
export function shiftedTimes(
	{ planned_start, planned_end, start }: PlanActivity,
	{ grip, by }: Pick<BoardShift, 'grip' | 'by'>,
): { readonly start: Minutes | null; readonly end: Minutes | null } {
	const later = (time: Minutes | null) => (time === null ? null : time + by);
	if (grip === 'move') return { start: later(planned_start), end: later(planned_end) };
	if (planned_start === null || planned_end === null) {
		// What runs without a planned start does not end before it has begun.
		const laterEnd = planned_end === null ? null : Math.max(planned_end + by, start ?? Number.NEGATIVE_INFINITY);
		return { start: planned_start, end: grip === 'end' ? laterEnd : planned_end };
	}
	const minLength = Math.min(MIN_LENGTH, planned_end - planned_start);
	if (grip === 'start') return { start: Math.min(planned_start + by, planned_end - minLength), end: planned_end };
	return { start: planned_start, end: Math.max(planned_end + by, planned_start + minLength) };
}

/** The shift, in minutes, with which the time lands on a whole step; 0 for less than half a step. */
export function snappedShift(time: Minutes, by: Minutes, step: Minutes): Minutes {
	return Math.abs(by) < step / 2 ? 0 : Math.round((time + by) / step) * step - time;
}

function placeOf({ kind, id }: { kind: LaneKind; id: number }): Partial<Pick<PlanMove, 'stageId' | 'positionId'>> {
	return kind === 'stage' ? { stageId: id } : { positionId: id };
}
