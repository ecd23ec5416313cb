import { SHOW } from '../activity/activity-type.ts';
import { isLongerThanPlanned, MAX_PLAN_DAYS, plannedTimesFault } from '../activity/time-mode.ts';
import { timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import { compareByPlannedTimes, plannedFrom } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';
import { type Because, plannedSpan } from './relation.ts';
import { isOpen, isRunning } from './span.ts';
import { movedActivity, movedBy, type PlanMove } from './what-would-break.ts';

/** Moves whose consequences are to be worked out. */
export interface RippleRequest {
	readonly moves: readonly PlanMove[];
	/** Shows that are no moves stay where they are. */
	readonly keep?: readonly 'show'[];
	/** A show takes along what else its band has still to begin. */
	readonly together?: boolean;
}

/** What is wrong with a move: `moves.2.planned_end`, counted from 0. */
export interface MoveFault {
	readonly path: string;
	readonly message: string;
}

/** Why an activity gets other times: it waits for another, its parking goes on until another, a show takes it along. */
export type RippleBecause =
	| Because
	| { readonly relation: 'parking'; readonly activityId: number; readonly gap: number }
	| { readonly relation: 'together'; readonly activityId: number; readonly gap: null };

/** An activity before and after it is moved or pushed. */
export interface MovedActivity {
	readonly before: PlanActivity;
	readonly after: PlanActivity;
	readonly because: RippleBecause | null;
}

/** By how many minutes its start and its end go later; 0 for one that had no time or has none any more. */
export function shiftOf({ before, after }: MovedActivity): { start: number; end: number } {
	const [old, moved] = [plannedSpan(before), plannedSpan(after)];
	return old && moved ? { start: moved.from - old.from, end: moved.to - old.to } : { start: 0, end: 0 };
}

/** Why the ripple of moves cannot be worked out (RIP-03), in their order; none when they can. */
export function faultsOfMoves(plan: PlanIndex, moves: readonly PlanMove[]): MoveFault[] {
	const seen = new Set<number>();
	return moves.flatMap((move, index) => {
		const fault = seen.has(move.id) ? inField('id', 'This activity is moved twice') : faultOfMove(plan, move);
		seen.add(move.id);
		return fault ? [{ path: `moves.${index}.${fault.field}`, message: fault.message }] : [];
	});
}

function faultOfMove(plan: PlanIndex, move: PlanMove) {
	const activity = plan.row('activity', move.id);
	if (!activity) return inField('id', 'There is no such activity');
	if (activity.cancelled) return inField('id', 'This activity is cancelled');
	if (!isOpen(activity)) return inField('id', 'This activity is done');
	if (isRunning(activity) && move.planned_start !== undefined) {
		return inField('planned_start', 'This activity has begun');
	}
	if (move.planned_start === undefined && move.planned_end === undefined) return null;
	return faultOfTimes(movedActivity(activity, move), move);
}

/** The same faults as when the times are saved (SPEC.md section 5, CHECKLIST API-16). */
function faultOfTimes({ timeMode, planned_start, planned_end }: PlanActivity, move: PlanMove) {
	const field = move.planned_end === undefined ? 'planned_start' : 'planned_end';
	const times = { planned_start: timeOfMinutes(planned_start), planned_end: timeOfMinutes(planned_end) };
	const fault = plannedTimesFault(timeMode, times);
	if (fault === 'missing') {
		const missing = timeMode === 'range' && planned_start === null ? 'planned_start' : 'planned_end';
		return inField(missing, 'This time is needed');
	}
	if (fault === 'reversed') return inField(field, 'The end is before the start');
	if (!isLongerThanPlanned(times)) return null;
	return inField(field, `The end is more than ${MAX_PLAN_DAYS} days after the start`);
}

function inField(field: keyof PlanMove, message: string) {
	return { field, message };
}

/** What is moved, by id: the moves themselves and, together, what their shows take along. */
export function movedActivities(plan: PlanIndex, { moves, together }: RippleRequest): Map<number, MovedActivity> {
	const moved = new Map<number, MovedActivity>();
	for (const move of moves) {
		const before = plan.row('activity', move.id);
		if (before) moved.set(move.id, { before, after: movedActivity(before, move), because: null });
	}
	if (!together) return moved;
	return new Map([...takenAlong(plan, moved), ...moved]);
}

/** How far from its show something is still taken along. */
const MAX_DISTANCE_MINUTES = 36 * 60;

/**
 * RIP-06: a show whose start moves takes along what else its band has still to begin, except other shows and what is
 * moved itself. Of several shows that are moves the nearest decides, then the earlier; nothing goes along with one that
 * starts when it did.
 */
function takenAlong(plan: PlanIndex, moved: ReadonlyMap<number, MovedActivity>): Map<number, MovedActivity> {
	const shows = [...moved.values()].filter(({ before }) => before.typeId === SHOW).flatMap(startOfShow);
	shows.sort((a, b) => compareByPlannedTimes(a.show, b.show));
	const nearest = new Map<number, { activity: PlanActivity; distance: number; show: number; by: number }>();
	for (const { show, from, by } of shows) {
		const others = show.bandId === null ? [] : plan.activitiesOf('band', show.bandId);
		for (const activity of others) {
			const start = plannedFrom(activity);
			if (!canBeTaken(activity) || moved.has(activity.id) || start === null) continue;
			const distance = Math.abs(start - from);
			const isNearest = distance < (nearest.get(activity.id)?.distance ?? Number.POSITIVE_INFINITY);
			if (distance <= MAX_DISTANCE_MINUTES && isNearest)
				nearest.set(activity.id, { activity, distance, show: show.id, by });
		}
	}
	const taken = [...nearest.values()].filter(({ by }) => by !== 0);
	return new Map(
		taken.map(({ activity, show, by }) => {
			const because = { relation: 'together', activityId: show, gap: null } as const;
			return [activity.id, { before: activity, after: movedBy(activity, { start: by, end: by }), because }] as const;
		}),
	);
}

/** Where a show that has a time begins, and by how many minutes its start moves. */
function startOfShow(move: MovedActivity) {
	const from = plannedFrom(move.before);
	return from === null ? [] : [{ show: move.before, from, by: shiftOf(move).start }];
}

function canBeTaken(activity: PlanActivity): boolean {
	return isOpen(activity) && !isRunning(activity) && activity.typeId !== SHOW;
}
