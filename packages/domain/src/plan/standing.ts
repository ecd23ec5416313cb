import { DEPARTURE } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';
import type { PlanActivity, TimedActivity } from './plan-row.ts';
import type { Span } from './span.ts';

/** A time in which one vehicle, or an activity without any, stands at a position, and the activities that put it there. */
export interface Standing<Activity = TimedActivity> extends Span {
	readonly positionId: number;
	/** In plan order. Each stands there from its own start on, until the end of the standing. */
	readonly activities: readonly Activity[];
}

/** What {@link standingsOf} needs of an activity. */
type Placing = Pick<TimedActivity, 'positionId' | 'typeId' | 'span'>;

/**
 * Where a vehicle stands, from its open activities in plan order. It stands at a position from the start of the first
 * activity there until its next activity at another position or its departure begins; if nothing takes it elsewhere, until
 * the latest end. An activity without a position leaves it where it is. A standing without length is left out.
 */
export function standingsOf<Activity extends Placing>(open: readonly Activity[]): Standing<Activity>[] {
	const stays: Stay<Activity>[] = [];
	for (const activity of open) {
		const { positionId, typeId, span } = activity;
		const last = stays.at(-1);
		const here = last?.leaves === null ? last : null;
		if (typeId === DEPARTURE) {
			if (here) here.leaves = span.from;
		} else if (positionId !== null && here?.positionId === positionId) {
			here.activities.push(activity);
		} else if (positionId !== null) {
			if (here) here.leaves = span.from;
			stays.push({ positionId, activities: [activity], leaves: null });
		}
	}
	return stays.map(standingOf).filter(({ from, to }) => from < to);
}

interface Stay<Activity> {
	readonly positionId: number;
	readonly activities: Activity[];
	/** Null as long as nothing takes it elsewhere. */
	leaves: Minutes | null;
}

function standingOf<Activity extends Placing>({ positionId, activities, leaves }: Stay<Activity>): Standing<Activity> {
	const from = Math.min(...activities.map(({ span }) => span.from));
	const latestEnd = Math.max(...activities.map(({ span }) => span.to));
	return { positionId, activities, from, to: leaves ?? latestEnd };
}

/** An activity at a position that names no vehicle counts as one, for its span. Null if that has no length. */
export function standingWithoutVehicle(activity: PlanActivity): Standing | null {
	const { positionId, span, vehicleIds, typeId } = activity;
	if (positionId === null || span === null || vehicleIds.length > 0 || typeId === DEPARTURE) return null;
	return span.from < span.to ? { positionId, ...span, activities: [{ ...activity, span }] } : null;
}

/** The unbroken stretches of time in which more than `capacity` of the standings go on, in order of time. */
export function stretchesAbove(capacity: number, standings: readonly Span[]): Span[] {
	if (standings.length <= capacity) return [];
	const changes = standings.flatMap(({ from, to }) => [
		{ at: from, by: 1 },
		{ at: to, by: -1 },
	]);
	// Arrivals count before departures in the same minute: that leaves a stretch unbroken.
	changes.sort((a, b) => a.at - b.at || b.by - a.by);
	const stretches: Span[] = [];
	let count = 0;
	let from = 0;
	for (const { at, by } of changes) {
		count += by;
		if (by > 0 && count === capacity + 1) from = at;
		if (by < 0 && count === capacity && from < at) stretches.push({ from, to: at });
	}
	return stretches;
}
