import { cutToMinute, type Day, type FestivalTime, festivalDayOf, type Instant, instantOf } from '../time.ts';

/** What was planned for an activity. A point has its time in planned_end alone (CHECKLIST API-16). */
export interface PlannedTimes {
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
}

/** When an activity is planned to begin; of a point, when it is; null without any time. */
export function plannedBegin({ planned_start, planned_end }: PlannedTimes): Instant | null {
	const time = planned_start ?? planned_end;
	return time === null ? null : instantOf(time);
}

/** The festival day on which an activity is planned to begin; null without any time. */
export function plannedDay(activity: PlannedTimes): Day | null {
	const begin = plannedBegin(activity);
	return begin === null ? null : festivalDayOf(begin);
}

/** What really happened so far. */
export interface ActualTimes {
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
	/** When it was cancelled (PLAN.md, CXL-01); null or absent: it was not. */
	readonly cancelled?: FestivalTime | null;
}

export type ActivityTimes = PlannedTimes & ActualTimes;

/** Status in the details dialog (SPEC.md section 4): of the facts alone, without a clock. */
export type ActivityState = 'planned' | 'running' | 'done' | 'cancelled';

/** Status in lists (SPEC.md section 4): turns by itself as time passes. */
export type ActivityStatus = ActivityState | 'late';

/** Whether it was cancelled: nearly every rule takes it as not there (PLAN.md, CXL-02). */
export function isCancelled({ cancelled }: Pick<ActualTimes, 'cancelled'>): boolean {
	return (cancelled ?? null) !== null;
}

/** Cancelled, whatever else is known; else Planned (no start, no end), Running (start, no end) or Done (end set). */
export function activityState(activity: ActualTimes): ActivityState {
	if (isCancelled(activity)) return 'cancelled';
	if (activity.end !== null) return 'done';
	return activity.start === null ? 'planned' : 'running';
}

/**
 * Cancelled if it was; Done if end is set; Running if its start {@link hasPassed}; Late if the planned start (or planned end, if there is no
 * start) has passed with neither start nor end; otherwise Planned. A start in the future, from a clock that runs fast,
 * is not running yet and not late either.
 */
export function activityStatus(activity: ActivityTimes, now: Instant): ActivityStatus {
	if (isCancelled(activity)) return 'cancelled';
	if (activity.end !== null) return 'done';
	if (activity.start !== null) return hasPassed(activity.start, now) ? 'running' : 'planned';
	const due = plannedBegin(activity);
	return due !== null && due < now ? 'late' : 'planned';
}

/**
 * Whether what was marked has happened by now, to the minute: two clocks are never the same, and a start that another device
 * has just marked must not wait for the seconds by which this one is slow.
 */
export function hasPassed(marked: FestivalTime, now: Instant): boolean {
	return cutToMinute(instantOf(marked)) <= now;
}

/** Whether nothing is left to do about it: it is done, or cancelled. */
export function isOver(activity: ActualTimes): boolean {
	const state = activityState(activity);
	return state === 'done' || state === 'cancelled';
}
