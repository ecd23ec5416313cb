import type { FestivalTime } from '../time.ts';
import type { FindingsIndex } from './findings-index.ts';
import { timeOfMinutes } from './minutes.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import { RelationsIndex } from './relations-index.ts';
import {
	type MovedActivity,
	movedActivities,
	type RippleBecause,
	type RippleRequest,
	shiftOf,
} from './ripple-moves.ts';
import { RippleShifts } from './ripple-shifts.ts';
import { movedBy, type Outcome, whatWouldBreak } from './what-would-break.ts';

/** What an activity would be: a move, or what follows from the moves. */
export interface RippleChange {
	readonly id: number;
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	/** Only if it changes. */
	readonly positionId?: number | null;
	readonly stageId?: number | null;
	/** Minutes that its start goes later, or its end if the start stays. */
	readonly by: number;
	/** Null for moves. */
	readonly because: RippleBecause | null;
}

/** What follows from moves (PLAN.md, section RIP). Nothing is written. */
export interface Ripple extends Outcome {
	/** Only what differs, the moves included, in the order of the plan before. */
	readonly changes: readonly RippleChange[];
	/** What a delay reaches and does not push, with the least minutes that are left there. */
	readonly absorbed: readonly { readonly id: number; readonly slack: number }[];
}

/**
 * What moves push, and how far. They must be without faults ({@link faultsOfMoves}). An index of relations that is
 * already there saves making one.
 */
export function ripple(
	index: FindingsIndex,
	request: RippleRequest,
	relations = RelationsIndex.of(index.plan),
): Ripple {
	const moved = movedActivities(index.plan, request);
	const shifts = new RippleShifts(relations, moved, request.keep);
	const pushed = shifts.changed().map(({ related: { activity }, shift, because }): MovedActivity => {
		return { before: activity, after: movedBy(activity, shift), because };
	});
	const all = [...moved.values(), ...pushed].filter(differs);
	all.sort((a, b) => compareByPlannedTimes(a.before, b.before));
	const rows = all.map(({ after }) => ({ entity: 'activity', id: after.id, row: after }) as const);
	return { changes: all.map(changeOf), absorbed: shifts.absorbed(), ...whatWouldBreak(index, rows) };
}

function differs({ before, after }: MovedActivity): boolean {
	return (
		before.planned_start !== after.planned_start ||
		before.planned_end !== after.planned_end ||
		before.positionId !== after.positionId ||
		before.stageId !== after.stageId
	);
}

function changeOf(change: MovedActivity): RippleChange {
	const { before, after, because } = change;
	const { start, end } = shiftOf(change);
	return {
		id: after.id,
		planned_start: timeOfMinutes(after.planned_start),
		planned_end: timeOfMinutes(after.planned_end),
		...(before.positionId === after.positionId ? {} : { positionId: after.positionId }),
		...(before.stageId === after.stageId ? {} : { stageId: after.stageId }),
		by: start || end,
		because,
	};
}
