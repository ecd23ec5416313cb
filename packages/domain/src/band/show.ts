import { type ActivityTypeFacts, isShow } from '../activity/activity-type.ts';
import { nextActivity } from '../activity/next-activity.ts';
import { compareByPlan } from '../activity/order.ts';
import { type ActivityTimes, isCancelled, type PlannedTimes } from '../activity/status.ts';

/** The fields of an activity that say when a band plays. */
export type ShowCandidate = ActivityTimes & { readonly id: number; readonly activityType: ActivityTypeFacts };

/** The activity that is a band's show: of several the earliest that has not ended, else the latest; null without any that is not cancelled. */
export function showOf<T extends ShowCandidate>(activities: readonly T[]): T | null {
	const shows = activities
		.filter((activity) => isShow(activity.activityType) && !isCancelled(activity))
		.sort(compareByPlan);
	return shows.find((activity) => activity.end === null) ?? shows.at(-1) ?? null;
}

/** The planned times of a band's show (CHECKLIST API-18, {@link showOf}); null without any. */
export function bandShow(activities: readonly ShowCandidate[]): PlannedTimes | null {
	const show = showOf(activities);
	return show && { planned_start: show.planned_start, planned_end: show.planned_end };
}

/** What follows for a band from its activities (SPEC.md section 3, CHECKLIST API-18). */
export function bandFacts<T extends ShowCandidate>(
	activities: readonly T[],
): { readonly show: PlannedTimes | null; readonly next_activity: T | null } {
	return { show: bandShow(activities), next_activity: nextActivity(activities) };
}
