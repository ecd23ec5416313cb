import { type ActivityTypeFacts, isShow } from '../activity/activity-type.ts';
import type { PlannedTimes } from '../activity/status.ts';
import { type Day, festivalDayOf, instantOf } from '../time.ts';

/** The festival days on which shows are planned, ascending: a show after midnight is the evening's. */
export function festivalDays(
	activities: readonly (PlannedTimes & { readonly activityType: ActivityTypeFacts })[],
): Day[] {
	const days = new Set<Day>();
	for (const { activityType, planned_start, planned_end } of activities) {
		const begins = planned_start ?? planned_end;
		if (isShow(activityType) && begins !== null) days.add(festivalDayOf(instantOf(begins)));
	}
	return [...days].sort();
}
