import { PARKING } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';
import type { RelatedActivity } from './relation.ts';
import type { RelationsIndex } from './relations-index.ts';
import { isOpen } from './span.ts';

/** The longest time, in minutes, between a parking and what its vehicles leave it for. */
const MAX_GAP_MINUTES = 15;

/** A parking that goes on until something else begins. */
export interface Stretch {
	readonly parking: RelatedActivity;
	/** Minutes that the plan has between them. */
	readonly gap: Minutes;
}

/**
 * RIP-05: the open parkings by what they go on until: the first other activity of their vehicles, of any type, that
 * begins at or after their planned end, if it does within a quarter of an hour.
 */
export function stretchesOf(relations: RelationsIndex): Map<RelatedActivity, Stretch[]> {
	const byVehicle = new Map<number, readonly RelatedActivity[]>();
	const activitiesOf = (vehicleId: number) => {
		const known = byVehicle.get(vehicleId) ?? relations.activitiesOf('vehicle', vehicleId);
		byVehicle.set(vehicleId, known);
		return known;
	};
	const stretches = new Map<RelatedActivity, Stretch[]>();
	for (const parking of relations.activities()) {
		const { activity, planned } = parking;
		if (activity.typeId !== PARKING || !isOpen(activity) || activity.planned_end === null) continue;
		const [until] = activity.vehicleIds
			.flatMap((vehicleId) => firstAfter(parking, activitiesOf(vehicleId)) ?? [])
			.sort((a, b) => a.place - b.place);
		const gap = until ? until.planned.from - planned.to : Number.POSITIVE_INFINITY;
		if (until && gap <= MAX_GAP_MINUTES) stretches.set(until, [...(stretches.get(until) ?? []), { parking, gap }]);
	}
	return stretches;
}

/** The first of a vehicle's activities, which stand in plan order, that begins when the parking ends or later. */
function firstAfter(parking: RelatedActivity, activities: readonly RelatedActivity[]): RelatedActivity | undefined {
	let [low, high] = [0, activities.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((activities[middle]?.planned.from ?? 0) < parking.planned.to) low = middle + 1;
		else high = middle;
	}
	return activities[low] === parking ? activities[low + 1] : activities[low];
}
