import { HOUR, type Instant, instantOf } from '../time.ts';
import { type ActivityTypeFacts, CROSSLOAD } from './activity-type.ts';
import { compareByPlan } from './order.ts';
import { type ActivityTimes, activityStatus, isCancelled, plannedBegin } from './status.ts';

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
 * What the dashboard shows next: neither ended nor cancelled, running and late ones included, but none whose planned end is more than
 * twelve hours past; by planned start, else planned end; at most ten (CHECKLIST API-19, SPEC.md section 2).
 */
export function upcoming<T extends UpcomingCandidate>(list: UpcomingList, activities: readonly T[], now: Instant): T[] {
	return stillToCome(list, activities, now).slice(0, UPCOMING_LIMIT);
}

/** What a card of the dashboard shows: `rows`, and what is `folded` into one line above them, both in their order. */
export interface ComingUp<T> {
	readonly folded: T[];
	readonly rows: T[];
}

/** So late, in milliseconds, what was not started folds (CHECKLIST USE-03). */
export const OVERDUE_AFTER = HOUR;

/** Of so many that are planned, the first rows are in sight, however much is late or running (CHECKLIST USE-03). */
export const COMING_IN_SIGHT = 3;

interface UpcomingView {
	readonly now: Instant;
	/** How many rows there is room for at first sight; without it, nothing folds for lack of room. */
	readonly rowsInSight?: number;
}

/**
 * What comes next, at most ten, so that it is in sight: what is late by more than an hour folds, and where three that are
 * to come would not be in sight, the earliest of what is late or running with it (CHECKLIST USE-03).
 */
export function comingUp<T extends UpcomingCandidate>(
	list: UpcomingList,
	activities: readonly T[],
	{ now, rowsInSight = Number.POSITIVE_INFINITY }: UpcomingView,
): ComingUp<T> {
	const open = stillToCome(list, activities, now).map((activity) => {
		const status = activityStatus(activity, now);
		return { activity, isComing: status === 'planned', isOverdue: status === 'late' && isOverdue(activity, now) };
	});
	const due = open.filter((entry) => !entry.isComing && !entry.isOverdue);
	const coming = open.filter((entry) => entry.isComing).length;
	const room = rowsInSight - Math.min(COMING_IN_SIGHT, coming);
	const crowdedOut = new Set(due.slice(0, Math.max(0, due.length - room)));
	const folds = (entry: (typeof open)[number]) => entry.isOverdue || crowdedOut.has(entry);
	return {
		folded: open.filter(folds).map(({ activity }) => activity),
		rows: open
			.filter((entry) => !folds(entry))
			.slice(0, UPCOMING_LIMIT)
			.map(({ activity }) => activity),
	};
}

function stillToCome<T extends UpcomingCandidate>(list: UpcomingList, activities: readonly T[], now: Instant): T[] {
	const types: readonly string[] = UPCOMING_TYPES[list];
	return activities
		.filter((activity) => types.includes(activity.activityType.id) && isStillToCome(activity, now))
		.sort(compareByPlan);
}

/** Of one that is late. */
function isOverdue(activity: ActivityTimes, now: Instant): boolean {
	const due = plannedBegin(activity);
	return due !== null && now - due > OVERDUE_AFTER;
}

function isStillToCome(activity: ActivityTimes, now: Instant): boolean {
	const { end, planned_end } = activity;
	if (end !== null || isCancelled(activity)) return false;
	return planned_end === null || now - instantOf(planned_end) <= FORGOTTEN_AFTER;
}
