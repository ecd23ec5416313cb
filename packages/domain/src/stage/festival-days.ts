import { type ActivityTypeFacts, isShow } from '../activity/activity-type.ts';
import type { PlannedTimes } from '../activity/status.ts';
import { type Day, dayOf, HOUR, instantOf } from '../time.ts';

/** A show that begins before this time after midnight, in milliseconds, belongs to the evening before. */
export const NIGHT_ENDS_AFTER = 6 * HOUR;

/** The days of the festival, ascending: those on which shows are planned, a show after midnight being the evening's. */
export function festivalDays(
	activities: readonly (PlannedTimes & { readonly activityType: ActivityTypeFacts })[],
): Day[] {
	const days = new Set<Day>();
	for (const { activityType, planned_start, planned_end } of activities) {
		const begins = planned_start ?? planned_end;
		if (isShow(activityType) && begins !== null) days.add(dayOf(instantOf(begins) - NIGHT_ENDS_AFTER));
	}
	return [...days].sort();
}
