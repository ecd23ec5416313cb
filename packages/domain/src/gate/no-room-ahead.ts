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

/** A vehicle would find no room where it is sent next (ON-SITE.md, GATE-04). */
export interface NoRoomAhead {
	/** When the room begins to lack while the vehicle would stand there. */
	readonly from: Minutes;
	/** The activity that takes the last free place; null where the position never holds so many vehicles at once. */
	readonly takenBy: PlanActivity | null;
	/** The first position of the same stage, else of the same tag, that has room all the time; null without any. */
	readonly instead: PlanPosition | null;
}

interface NoRoomFacts {
	readonly plan: PlanIndex;
	/** Of the open activities, by id. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly now: Instant;
}

/**
 * Whether an activity's position is too full while its vehicles would stand there (CHK-05's rule, over expected spans).
 * An activity that waits for the position counts from its planned start: its estimate is delayed until there is room, and
 * would hide the lack of it. Null where there is room, or the activity has begun or is over.
 */
export function noRoomAhead({ plan, estimates, now }: NoRoomFacts, activityId: number): NoRoomAhead | null {
	const expected = spanWithRoom(estimates, minutesOf(now));
	const row = plan.row('activity', activityId);
	const span = row?.start === null ? expected(row) : null;
	const position = typeof row?.positionId === 'number' ? plan.row('position', row.positionId) : undefined;
	if (!row || !span || !position) return null;
	const activity = { ...row, span };
	const noRoom = noRoomAt(plan, expected, { position, activity });
	if (!noRoom) return null;
	// A position without a limit that is no dock is a yard or a gate: it has room, but not for what belongs at a dock.
	const others = positionsLike(plan, row).filter(({ capacity, stageId }) => capacity !== null || stageId !== null);
	const instead = others.find((other) => !noRoomAt(plan, expected, { position: other, activity })) ?? null;
	return { ...noRoom, instead };
}

/** By the estimates, but as if the position had room for it. */
function spanWithRoom(estimates: ReadonlyMap<number, Estimate>, now: Minutes): ExpectedSpan {
	return (activity) => {
		const estimate = estimates.get(activity.id);
		if (!estimate || estimate.forgotten) return null;
		const { start, end, because } = estimate;
		const from = because?.relation === 'position' ? Math.max(plannedFrom(activity) ?? now, now) : start;
		return { from, to: from + end - start };
	};
}

interface RoomRequest {
	readonly position: PlanPosition;
	readonly activity: TimedActivity;
}

function noRoomAt(plan: PlanIndex, expected: ExpectedSpan, { position: { id, capacity }, activity }: RoomRequest) {
	if (capacity === null) return null;
	const { from, to } = activity.span;
	const left = capacity - Math.max(1, activity.vehicleIds.length);
	if (left < 0) return { from, takenBy: null };
	const here = asExpected(plan.activitiesOf('position', id), expected).filter((other) => other.id !== activity.id);
	const leftOut = new Set(activity.vehicleIds);
	const others = expectedStandingsAt(plan, expected, { positionId: id, here, leftOut });
	const time = { from, to: Math.max(to, from + 1) };
	const stretch = stretchesAbove(left, others).find((each) => overlaps(each, time));
	if (!stretch) return null;
	const since = Math.max(stretch.from, from);
	return { from: since, takenBy: lastToArrive(others, since) };
}

function lastToArrive(standings: readonly Standing[], at: Minutes): PlanActivity | null {
	const standing = standings.filter(({ from, to }) => from <= at && to > at).sort((a, b) => b.from - a.from);
	return standing[0]?.activities[0] ?? null;
}
