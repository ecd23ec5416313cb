import { HOUR, type Instant, instantOf } from '../time.ts';
import { type ActivityTypeFacts, CROSSLOAD } from './activity-type.ts';
import { compareByPlan } from './order.ts';
import type { ActivityTimes } from './status.ts';

/** The dashboard's three lists and the activity types each shows (CHECKLIST API-19). */
export const UPCOMING_TYPES = {
	loads: ['loadin', 'loadout', CROSSLOAD],
	arrivals: ['arrival'],
	checkins: ['checkin'],
} as const;

export type UpcomingList = keyof typeof UPCOMING_TYPES;

/** Longest that something overdue stays on the dashboard, after its planned end, in milliseconds. */
export const FORGOTTEN_AFTER = 12 * HOUR;

/** At most this many entries per list. */
export const UPCOMING_LIMIT = 10;

type UpcomingCandidate = ActivityTimes & { readonly id: number; readonly activityType: ActivityTypeFacts };

/**
 * What the dashboard shows next: not ended, running and late ones included, but none whose planned end is more than
 * twelve hours past; by planned start, else planned end; at most ten (CHECKLIST API-19, SPEC.md section 2).
 */
export function upcoming<T extends UpcomingCandidate>(list: UpcomingList, activities: readonly T[], now: Instant): T[] {
	const types: readonly string[] = UPCOMING_TYPES[list];
	return activities
		.filter((activity) => types.includes(activity.activityType.id) && isStillToCome(activity, now))
		.sort(compareByPlan)
		.slice(0, UPCOMING_LIMIT);
}

function isStillToCome({ end, planned_end }: ActivityTimes, now: Instant): boolean {
	if (end !== null) return false;
	return planned_end === null || now - instantOf(planned_end) <= FORGOTTEN_AFTER;
}
