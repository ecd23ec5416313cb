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
import { type Reached, RippleShifts } from './ripple-shifts.ts';
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
	readonly absorbed: readonly Reached[];
}

/** What moves push, without what that does to the findings. */
export interface Pushed extends Pick<Ripple, 'changes' | 'absorbed'> {
	/** What is done, runs or is kept where a delay would push it, with the minutes lacking there as less than 0. */
	readonly held: readonly Reached[];
}

/**
 * What moves push, how far, and what that does to the findings. The moves must be without faults ({@link faultsOfMoves}).
 * `relations` saves making an index of them where there is one already.
 */
export function ripple(
	index: FindingsIndex,
	request: RippleRequest,
	relations = RelationsIndex.of(index.plan),
): Ripple {
	const { moved, shifts } = applyMoves(request, relations);
	const rows = moved.map(({ after }) => ({ entity: 'activity', id: after.id, row: after }) as const);
	return { changes: moved.map(changeOf), absorbed: shifts.absorbed(), ...whatWouldBreak(index, rows) };
}

/** What moves push and how far, without working out the findings. */
export function whatMoves(request: RippleRequest, relations: RelationsIndex): Pushed {
	const { moved, shifts } = applyMoves(request, relations);
	return { changes: moved.map(changeOf), absorbed: shifts.absorbed(), held: shifts.held() };
}

/** The moves and what they push, in the order of the plan before. */
function applyMoves(request: RippleRequest, relations: RelationsIndex) {
	const moves = movedActivities(relations.plan, request);
	const shifts = new RippleShifts(relations, moves, request.keep);
	const pushed = shifts.changed().map(({ related: { activity }, shift, because }): MovedActivity => {
		return { before: activity, after: movedBy(activity, shift), because };
	});
	const moved = [...moves.values(), ...pushed].filter(hasChanged);
	return { moved: moved.sort((a, b) => compareByPlannedTimes(a.before, b.before)), shifts };
}

function hasChanged({ before, after }: MovedActivity): boolean {
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
