import { instantOf } from '../time.ts';
import { type ActivityTypeFacts, PARKING } from './activity-type.ts';
import { compareByPlan } from './order.ts';
import { type ActualTimes, isCancelled, type PlannedTimes } from './status.ts';

/** What an activity is to take up: some vehicles, for a time. */
export interface VehiclePlan extends PlannedTimes {
	/** Null while the activity is not yet saved. */
	readonly id: number | null;
	readonly activityType: ActivityTypeFacts;
	readonly vehicleIds: readonly number[];
}

/** An activity that may have taken them already. */
type Taking = PlannedTimes &
	ActualTimes & {
		readonly id: number;
		readonly activityType: ActivityTypeFacts;
		readonly vehicles: readonly { readonly id: number }[];
	};

/** A vehicle of the plan and the activity that has it at that time. */
export interface VehicleClash<T> {
	readonly vehicleId: number;
	readonly activity: T;
}

/**
 * The vehicles of a plan that are in another activity at an overlapping planned time, each with the earliest such
 * activity. One end at the moment of the other's start is no overlap; neither is what is done or cancelled, nor parking, which
 * keeps no vehicle from being elsewhere. It warns and forbids nothing (DOMAIN.md, what crews ask for).
 */
export function vehicleClashes<T extends Taking>(plan: VehiclePlan, activities: readonly T[]): VehicleClash<T>[] {
	if (plan.activityType.id === PARKING) return [];
	const overlapping = activities
		.filter((activity) => activity.id !== plan.id && takesTime(activity) && overlaps(plan, activity))
		.sort(compareByPlan);
	return plan.vehicleIds.flatMap((vehicleId) => {
		const activity = overlapping.find(({ vehicles }) => vehicles.some(({ id }) => id === vehicleId));
		return activity ? [{ vehicleId, activity }] : [];
	});
}

function takesTime(activity: Taking): boolean {
	return activity.end === null && !isCancelled(activity) && activity.activityType.id !== PARKING;
}

/** A point is a moment: within a range it overlaps, at the range's edges it does not; two points never do. */
function overlaps(a: PlannedTimes, b: PlannedTimes): boolean {
	const [first, second] = [spanOf(a), spanOf(b)];
	return first !== null && second !== null && first.from < second.to && second.from < first.to;
}

function spanOf({ planned_start, planned_end }: PlannedTimes): { from: number; to: number } | null {
	const [from, to] = [planned_start ?? planned_end, planned_end ?? planned_start];
	return from === null || to === null ? null : { from: instantOf(from), to: instantOf(to) };
}
