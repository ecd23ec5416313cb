import { compareTimes } from '../time.ts';
import type { PlannedTimes } from './status.ts';

/** Order of activity lists: by planned start, else planned end, ascending; then by id so that it never wavers. */
export function compareByPlan(a: PlannedTimes & { id: number }, b: PlannedTimes & { id: number }): number {
	return compareTimes(a.planned_start ?? a.planned_end, b.planned_start ?? b.planned_end) || a.id - b.id;
}
