import { type ActivityTimes, activityStatus, type Instant } from '@crossload/domain';

/** What the bar at the left edge of an activity's row says: running and late need somebody, the rest has none. */
export function activityTone(activity: ActivityTimes, now: Instant): 'running' | 'late' | null {
	const status = activityStatus(activity, now);
	return status === 'running' || status === 'late' ? status : null;
}
