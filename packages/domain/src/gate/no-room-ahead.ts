import type { Estimate } from '../plan/estimates.ts';
import { asExpected, type ExpectedSpan, expectedStandingsAt } from '../plan/expected-standings.ts';
import { type Minutes, minutesOf } from '../plan/minutes.ts';
import type { PlanIndex } from '../plan/plan-index.ts';
import { plannedFrom } from '../plan/plan-order.ts';
import type { PlanActivity, PlanPosition, TimedActivity } from '../plan/plan-row.ts';
import { positionsLike } from '../plan/positions-like.ts';
import { overlaps } from '../plan/span.ts';
import { type Standing, stretchesAbove } from '../plan/standing.ts';
import type { Instant } from '../time.ts';

/** That a vehicle finds no room where it is sent next (ON-SITE.md, GATE-04). */
export interface NoRoomAhead {
	/** From when on, while it would stand there. */
	readonly from: Minutes;
	/** What takes the last place; null where the position never holds so many at once. */
	readonly takenBy: PlanActivity | null;
	/** The first position of the same stage, else of the same tag, that has room all the time; null without any. */
	readonly instead: PlanPosition | null;
}

interface Sending {
	readonly plan: PlanIndex;
	/** Of the open activities, by id. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly now: Instant;
}

/**
 * Whether those who would stand at an activity's position while it would (CHK-05's rule) are, with its own vehicles, more
 * than it holds. Each is taken as it would come if it found room: what waits for a place would not show that there is none.
 * Null where there is room, or the activity has begun or is over.
 */
export function noRoomAhead({ plan, estimates, now }: Sending, activityId: number): NoRoomAhead | null {
	const wanted = spanWithRoom(estimates, minutesOf(now));
	const row = plan.row('activity', activityId);
	const span = row?.start === null ? wanted(row) : null;
	const position = typeof row?.positionId === 'number' ? plan.row('position', row.positionId) : undefined;
	if (!row || !span || !position) return null;
	const activity = { ...row, span };
	const taken = takenAt(plan, wanted, { position, activity });
	if (!taken) return null;
	// One without a limit that is no dock is a yard or a gate: there is room, but not for this.
	const others = positionsLike(plan, row).filter(({ capacity, stageId }) => capacity !== null || stageId !== null);
	const instead = others.find((other) => !takenAt(plan, wanted, { position: other, activity })) ?? null;
	return { ...taken, instead };
}

function spanWithRoom(estimates: ReadonlyMap<number, Estimate>, now: Minutes): ExpectedSpan {
	return (activity) => {
		const estimate = estimates.get(activity.id);
		if (!estimate || estimate.forgotten) return null;
		const { start, end, because } = estimate;
		const from = because?.relation === 'position' ? Math.max(plannedFrom(activity) ?? now, now) : start;
		return { from, to: from + end - start };
	};
}

interface Asking {
	readonly position: PlanPosition;
	readonly activity: TimedActivity;
}

function takenAt(plan: PlanIndex, wanted: ExpectedSpan, { position: { id, capacity }, activity }: Asking) {
	if (capacity === null) return null;
	const { from, to } = activity.span;
	const left = capacity - Math.max(1, activity.vehicleIds.length);
	if (left < 0) return { from, takenBy: null };
	const here = asExpected(plan.activitiesOf('position', id), wanted).filter((other) => other.id !== activity.id);
	const leftOut = new Set(activity.vehicleIds);
	const others = expectedStandingsAt(plan, wanted, { positionId: id, here, leftOut });
	const time = { from, to: Math.max(to, from + 1) };
	const stretch = stretchesAbove(left, others).find((each) => overlaps(each, time));
	if (!stretch) return null;
	const since = Math.max(stretch.from, from);
	return { from: since, takenBy: lastToCome(others, since) };
}

function lastToCome(standings: readonly Standing[], at: Minutes): PlanActivity | null {
	const there = standings.filter(({ from, to }) => from <= at && to > at).sort((a, b) => b.from - a.from);
	return there[0]?.activities[0] ?? null;
}
