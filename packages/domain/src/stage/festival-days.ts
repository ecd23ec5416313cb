import { type ActivityTypeFacts, isShow } from '../activity/activity-type.ts';
import { type PlannedTimes, plannedDay } from '../activity/status.ts';
import type { Day } from '../time.ts';

/** The festival days on which shows are planned, ascending: a show after midnight is the evening's. */
export function festivalDays(
	activities: readonly (PlannedTimes & { readonly activityType: ActivityTypeFacts })[],
): Day[] {
	const days = new Set<Day>();
	for (const activity of activities) {
		const day = isShow(activity.activityType) ? plannedDay(activity) : null;
		if (day !== null) days.add(day);
	}
	return [...days].sort();
}
