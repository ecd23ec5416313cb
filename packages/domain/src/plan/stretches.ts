import { PARKING } from '../activity/activity-type.ts';
import { placeAmong } from '../place-among.ts';
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
 * RIP-05: the open parkings that go on until an activity: it is the first other one of their vehicles, of any type, that
 * begins at or after their planned end, and does within a quarter of an hour.
 */
export class Stretches {
	readonly #relations: RelationsIndex;
	/** A cache, filled when a vehicle is first looked up. */
	readonly #byVehicle = new Map<number, readonly RelatedActivity[]>();

	constructor(relations: RelationsIndex) {
		this.#relations = relations;
	}

	until(related: RelatedActivity): Stretch[] {
		const parkings = new Set(related.activity.vehicleIds.flatMap((id) => this.#activitiesOf(id).filter(isOpenParking)));
		return [...parkings].flatMap((parking) => {
			const gap = related.planned.from - parking.planned.to;
			const isNear = gap >= 0 && gap <= MAX_GAP_MINUTES;
			return isNear && this.#nextOf(parking) === related ? [{ parking, gap }] : [];
		});
	}

	/** What the vehicles of a parking do first after it. */
	#nextOf(parking: RelatedActivity): RelatedActivity | undefined {
		const { vehicleIds } = parking.activity;
		const next = vehicleIds.flatMap((id) => firstAfter(parking, this.#activitiesOf(id)) ?? []);
		return next.sort((a, b) => a.index - b.index)[0];
	}

	/** Of a vehicle, in plan order. */
	#activitiesOf(vehicleId: number): readonly RelatedActivity[] {
		const known = this.#byVehicle.get(vehicleId) ?? this.#relations.activitiesOf('vehicle', vehicleId);
		this.#byVehicle.set(vehicleId, known);
		return known;
	}
}

function isOpenParking({ activity }: RelatedActivity): boolean {
	return activity.typeId === PARKING && isOpen(activity) && activity.planned_end !== null;
}

/** The first of a vehicle's activities, given in plan order, that begins when the parking ends or later. */
function firstAfter(parking: RelatedActivity, activities: readonly RelatedActivity[]): RelatedActivity | undefined {
	const next = placeAmong(activities, ({ planned }) => planned.from < parking.planned.to);
	// A parking without length is itself the first that begins at its end or later.
	return activities[next] === parking ? activities[next + 1] : activities[next];
}
