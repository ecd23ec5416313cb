import { OVERDUE_AFTER } from '../activity/upcoming.ts';
import { MINUTE } from '../time.ts';
import type { Estimate } from './estimates.ts';
import { asExpected, type ExpectedSpan, expectedStandingsAt, spanByEstimate } from './expected-standings.ts';
import type { PlanIndex } from './plan-index.ts';
import type { Standing } from './standing.ts';

interface OccupancyRequest {
	readonly positionId: number;
	/** Ids of vehicles that are not counted. */
	readonly leftOut?: ReadonlySet<number>;
}

/**
 * Who stands at a position as the board counts them: by the estimates, by id of the activity, instead of the plan. What
 * is late by more than an hour is counted only if it waits for something (PLAN.md, BRD-01).
 */
export function occupancyStandings(
	plan: PlanIndex,
	estimates: ReadonlyMap<number, Estimate>,
	{ positionId, ...leavingOut }: OccupancyRequest,
): Standing[] {
	const byEstimate = spanByEstimate(estimates);
	const expected: ExpectedSpan = (activity) => {
		const estimate = estimates.get(activity.id);
		const isMissing = activity.start === null && estimate !== undefined && isOverdue(estimate);
		return isMissing ? null : byEstimate(activity);
	};
	const here = asExpected(plan.activitiesOf('position', positionId), expected);
	return expectedStandingsAt(plan, expected, { positionId, here, ...leavingOut });
}

/** Of one that has not begun: its planned start has passed by more than an hour, and nothing else holds it up. */
function isOverdue({ by, because }: Estimate): boolean {
	return because === null && by > OVERDUE_AFTER / MINUTE;
}
