import type { Estimate } from './estimates.ts';
import type { PlanIndex } from './plan-index.ts';
import { compareBySpan } from './plan-order.ts';
import type { PlanActivity, TimedActivity } from './plan-row.ts';
import type { Span } from './span.ts';
import { type Standing, standingsOf, standingWithoutVehicle } from './standing.ts';

/** When an activity is expected to take room; null for one that takes none. */
export type ExpectedSpan = (activity: PlanActivity) => Span | null;

/** By the estimates of the open activities; forgotten ones take no room. */
export function spanByEstimate(estimates: ReadonlyMap<number, Estimate>): ExpectedSpan {
	return ({ id }) => {
		const estimate = estimates.get(id);
		return estimate && !estimate.forgotten ? { from: estimate.start, to: estimate.end } : null;
	};
}

/** The activities that are expected to take room, each with its expected span, in plan order. */
export function asExpected(activities: readonly PlanActivity[], expected: ExpectedSpan): TimedActivity[] {
	const timed = activities.flatMap((activity) => {
		const span = expected(activity);
		return span ? [{ ...activity, span }] : [];
	});
	return timed.sort(compareBySpan);
}

interface StandingsRequest {
	readonly positionId: number;
	/** The activities that are expected at the position. */
	readonly here: readonly TimedActivity[];
	/** Ids of vehicles. */
	readonly leftOut?: ReadonlySet<number>;
}

/** The standings that are expected at a position: the rule of CHK-05 over expected instead of planned spans. */
export function expectedStandingsAt(
	plan: PlanIndex,
	expected: ExpectedSpan,
	{ positionId, here, leftOut }: StandingsRequest,
): Standing[] {
	const vehicleIds = new Set(here.flatMap((activity) => activity.vehicleIds.filter((id) => !leftOut?.has(id))));
	const standingsOfVehicle = (id: number) => standingsOf(asExpected(plan.activitiesOf('vehicle', id), expected));
	return [
		...here.flatMap((activity) => standingWithoutVehicle(activity) ?? []),
		...[...vehicleIds].flatMap((id) => standingsOfVehicle(id).filter((each) => each.positionId === positionId)),
	];
}
