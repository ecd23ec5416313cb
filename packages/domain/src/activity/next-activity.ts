import { compareTimes } from '../time.ts';
import { type ActivityTypeFacts, PARKING } from './activity-type.ts';
import { type ActivityTimes, activityState } from './status.ts';

/** The not-started, not-ended activity with the earliest planned end, then planned start (SPEC.md section 4). */
export function nextActivity<T extends ActivityTimes>(activities: readonly T[]): T | null {
	let next: T | null = null;
	for (const activity of activities) {
		if (activityState(activity) !== 'planned') continue;
		if (next === null || compareByEnd(activity, next) < 0) next = activity;
	}
	return next;
}

function compareByEnd(a: ActivityTimes, b: ActivityTimes): number {
	return compareTimes(a.planned_end, b.planned_end) || compareTimes(a.planned_start, b.planned_start);
}

/**
 * The activity that keeps a vehicle busy right now: the latest started one that has not ended. Parking is standing
 * still, so it is not shown as what a vehicle is doing (SPEC.md section 2, the Running marker of the next activity).
 */
export function runningActivity<T extends ActivityTimes & { activityType: ActivityTypeFacts }>(
	activities: readonly T[],
): T | null {
	let latest: T | null = null;
	for (const activity of activities) {
		if (activityState(activity) !== 'running' || activity.activityType.id === PARKING) continue;
		if (latest === null || compareTimes(activity.start, latest.start) > 0) latest = activity;
	}
	return latest;
}
