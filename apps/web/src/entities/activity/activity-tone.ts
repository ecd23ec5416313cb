import { type ActivityStatus, type ActivityTimes, activityStatus, type Instant } from '@crossload/domain';

/** How an activity's row looks: running and late need somebody and have a bar at the left edge, cancelled is struck through. */
export type ActivityTone = Extract<ActivityStatus, 'running' | 'late' | 'cancelled'>;

export function activityTone(activity: ActivityTimes, now: Instant): ActivityTone | null {
	const status = activityStatus(activity, now);
	return status === 'running' || status === 'late' || status === 'cancelled' ? status : null;
}
