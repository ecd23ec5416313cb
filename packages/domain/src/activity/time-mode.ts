import { cutToHour, DAY, type FestivalTime, festivalTimeOf, HOUR, instantOf, later } from '../time.ts';
import type { TimeMode } from './activity-type.ts';
import type { PlannedTimes } from './status.ts';

/** Length of the range that a point becomes (SPEC.md section 9). */
export const DEFAULT_RANGE = HOUR;

/** The one-hour range around a point: from the full hour at or before it (SPEC.md section 4). */
export function rangeOfPoint(point: FestivalTime): { planned_start: FestivalTime; planned_end: FestivalTime } {
	const from = cutToHour(instantOf(point));
	return { planned_start: festivalTimeOf(from), planned_end: festivalTimeOf(later(from, DEFAULT_RANGE)) };
}

/** The planned times of an activity whose type changes from one time mode to another (SPEC.md section 4). */
export function switchTimeMode(planned: PlannedTimes, from: TimeMode, to: TimeMode): PlannedTimes {
	if (from === to) return planned;
	if (to === 'point') return { planned_start: null, planned_end: planned.planned_end };
	const point = planned.planned_end ?? planned.planned_start;
	return point === null ? { planned_start: null, planned_end: null } : rangeOfPoint(point);
}

/** A point keeps its one time in planned_end, wherever it was sent; a range stays as it is (CHECKLIST API-16). */
export function plannedTimesFor(mode: TimeMode, { planned_start, planned_end }: PlannedTimes): PlannedTimes {
	if (mode === 'range') return { planned_start, planned_end };
	return { planned_start: null, planned_end: planned_end ?? planned_start };
}

/** Why planned times will not do for a time mode; null when they do (SPEC.md section 5). */
export type PlannedTimesFault = 'missing' | 'reversed';

/** Both ends in range mode, the end not before the start; the one time in point mode. */
export function plannedTimesFault(mode: TimeMode, planned: PlannedTimes): PlannedTimesFault | null {
	const { planned_start, planned_end } = plannedTimesFor(mode, planned);
	if (planned_end === null) return 'missing';
	if (mode === 'point') return null;
	if (planned_start === null) return 'missing';
	return instantOf(planned_end) < instantOf(planned_start) ? 'reversed' : null;
}

/** Days that a planned range may last: a wrong year is soon typed. */
export const MAX_PLAN_DAYS = 180;

/** Whether a planned range lasts longer than anyone plans for. */
export function isLongerThanPlanned({ planned_start, planned_end }: PlannedTimes): boolean {
	if (planned_start === null || planned_end === null) return false;
	return Math.abs(instantOf(planned_end) - instantOf(planned_start)) > MAX_PLAN_DAYS * DAY;
}
