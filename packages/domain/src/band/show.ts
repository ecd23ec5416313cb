import { type ActivityTypeFacts, isShow } from '../activity/activity-type.ts';
import { compareByPlan } from '../activity/order.ts';
import type { ActivityTimes, PlannedTimes } from '../activity/status.ts';

/** A band's show: of several the earliest that has not ended, else the latest; null without any (CHECKLIST API-18). */
export function bandShow(
	activities: readonly (ActivityTimes & { id: number; activityType: ActivityTypeFacts })[],
): PlannedTimes | null {
	const shows = activities.filter((activity) => isShow(activity.activityType)).sort(compareByPlan);
	const show = shows.find((activity) => activity.end === null) ?? shows.at(-1);
	return show ? { planned_start: show.planned_start, planned_end: show.planned_end } : null;
}
