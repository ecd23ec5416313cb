import { planAsStored } from '../activity/plan-as-stored.ts';
import type { FestivalTime } from '../time.ts';
import { compareFindings, type Finding } from './finding.ts';
import type { FindingsIndex } from './findings-index.ts';
import { minutesOfTime } from './minutes.ts';
import type { PlanChange, PlanIndex } from './plan-index.ts';
import type { PlanActivity } from './plan-row.ts';
import { spanOf } from './span.ts';

/** New times or another place for an activity; what is absent stays as it is. */
export interface PlanMove {
	readonly id: number;
	readonly planned_start?: FestivalTime | null;
	readonly planned_end?: FestivalTime | null;
	readonly positionId?: number | null;
	readonly stageId?: number | null;
}

/** What changes to a plan would do to its findings, by key. */
export interface Outcome {
	/** New findings, in their order. */
	readonly findings: readonly Finding[];
	/** Keys of the findings that would be gone, in their order. */
	readonly solved: readonly string[];
}

/**
 * What changes would break and what they would solve (CHK-22). Nothing is changed. An activity that is not saved yet
 * takes part under an id of its own, such as -1.
 */
export function whatWouldBreak(index: FindingsIndex, changes: readonly PlanChange[]): Outcome {
	const { added, removed } = index.copy().apply(changes);
	return { findings: added.toSorted(compareFindings), solved: removed.toSorted(compareFindings).map(({ key }) => key) };
}

/** The changes that moves make of the activities of a plan; those that it does not have are left out. */
export function changesOfMoves(plan: PlanIndex, moves: readonly PlanMove[]): PlanChange[] {
	return moves.flatMap((move) => {
		const activity = plan.row('activity', move.id);
		return activity ? [{ entity: 'activity', id: move.id, row: movedActivity(activity, move) }] : [];
	});
}

/** An activity as a move makes it, and as it is stored then. */
export function movedActivity(
	activity: PlanActivity,
	{ planned_start, planned_end, ...places }: PlanMove,
): PlanActivity {
	const minutesSent = (time: FestivalTime | null | undefined) => (time === undefined ? undefined : minutesOfTime(time));
	const sent = { ...places, planned_start: minutesSent(planned_start), planned_end: minutesSent(planned_end) };
	const moved = planAsStored(activity, sent, activity);
	return { ...moved, span: spanOf(moved) };
}

/** An activity with its planned times later by `start` and `end` minutes; one that is absent stays so. */
export function movedBy(activity: PlanActivity, { start, end }: { start: number; end: number }): PlanActivity {
	const { planned_start, planned_end } = activity;
	const moved = {
		...activity,
		planned_start: planned_start === null ? null : planned_start + start,
		planned_end: planned_end === null ? null : planned_end + end,
	};
	return { ...moved, span: spanOf(moved) };
}
