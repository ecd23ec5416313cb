import { compareTimes, type FestivalTime } from '../time.ts';
import { type ActivityTypeFacts, isComing, isDeparture } from './activity-type.ts';
import { nextActivity } from './next-activity.ts';
import { type ActivityTimes, activityState, isCancelled } from './status.ts';

/** The fields of an activity that say where a vehicle or band stands. */
export interface Placing extends ActivityTimes {
	readonly activityType: ActivityTypeFacts;
	readonly position: Place | null;
}

export interface Place {
	readonly id: number;
	readonly name: string;
}

/** departed: gone · known: stands somewhere · unknown: nobody can say (SPEC.md section 4). */
export type PositionStatus = 'known' | 'departed' | 'unknown';

export interface Whereabouts {
	readonly current_position: Place | null;
	readonly position_status: PositionStatus;
	readonly next_position: Place | null;
	readonly previous_position: Place | null;
}

/** Where a vehicle or band was, is and will be, from its activities (SPEC.md section 4, CHECKLIST VEH-07). */
export function whereabouts(activities: readonly Placing[]): Whereabouts {
	const current = currentPositionActivity(activities);
	return {
		current_position: current && !isDeparture(current.activityType) ? current.position : null,
		position_status: positionStatus(current),
		next_position: nextActivity(activities)?.position ?? null,
		previous_position: previousPositionActivity(activities)?.position ?? null,
	};
}

/**
 * The finished Departure, otherwise the one started but not ended. When several run at once, the latest started one
 * with a position counts; one without a position counts only when none has any. A Departure after which an arrival or
 * a check-in happened is over: the vehicle has come back (CHECKLIST USE-07).
 */
export function currentPositionActivity<T extends Placing>(activities: readonly T[]): T | null {
	const departure = finishedDeparture(activities);
	if (departure) return departure;
	const running = activities.filter((activity) => activityState(activity) === 'running');
	return latest(running.filter(hasPosition), startOf) ?? latest(running, startOf);
}

function positionStatus(current: Placing | null): PositionStatus {
	if (current === null) return 'unknown';
	if (isDeparture(current.activityType)) return 'departed';
	return current.position ? 'known' : 'unknown';
}

/** The latest ended activity before the departure that has a position. */
export function previousPositionActivity<T extends Placing>(activities: readonly T[]): T | null {
	const departedAt = finishedDeparture(activities)?.end ?? null;
	const before = activities.filter(
		(activity) =>
			activity.end !== null &&
			!isDeparture(activity.activityType) &&
			hasPosition(activity) &&
			(departedAt === null || compareTimes(activity.end, departedAt) <= 0),
	);
	return latest(before, endOf);
}

/** A place and when a vehicle left it. */
export interface LastSeen {
	readonly position: Place;
	readonly at: FestivalTime;
}

/**
 * Where and when a vehicle was last seen whose place is unknown: its previous position, at the end of what it did there
 * (CHECKLIST USE-07). Null for one whose place is known, that departed, or that was nowhere yet.
 */
export function lastSeen(activities: readonly Placing[]): LastSeen | null {
	if (positionStatus(currentPositionActivity(activities)) !== 'unknown') return null;
	const previous = previousPositionActivity(activities);
	if (!previous?.position || previous.end === null) return null;
	return { position: previous.position, at: previous.end };
}

/** The latest finished Departure, unless an arrival or check-in happened after it. */
function finishedDeparture<T extends Placing>(activities: readonly T[]): T | null {
	const departure = latest(
		activities.filter((activity) => isDeparture(activity.activityType) && activity.end !== null),
		endOf,
	);
	if (departure === null) return null;
	const cameBack = activities.some((activity) => {
		const happened = isCancelled(activity) ? null : (activity.end ?? activity.start);
		return isComing(activity.activityType) && happened !== null && compareTimes(happened, departure.end) > 0;
	});
	return cameBack ? null : departure;
}

function latest<T extends Placing>(activities: readonly T[], timeOf: (activity: T) => FestivalTime | null): T | null {
	let found: T | null = null;
	for (const activity of activities) {
		if (found === null || compareTimes(timeOf(activity), timeOf(found)) > 0) found = activity;
	}
	return found;
}

const hasPosition = (activity: Placing): boolean => activity.position !== null;
const startOf = (activity: Placing): FestivalTime | null => activity.start;
const endOf = (activity: Placing): FestivalTime | null => activity.end;
