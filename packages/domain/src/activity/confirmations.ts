import { HOUR, type Instant, instantOf } from '../time.ts';
import type { PlannedTimes } from './status.ts';

/** A start more than this many milliseconds before its plan is asked about (SPEC.md section 9: 2 hours). */
export const START_EARLY_THRESHOLD = 2 * HOUR;

/** An end more than this many milliseconds before its plan is asked about (SPEC.md section 9: 1 hour). */
export const END_EARLY_THRESHOLD = HOUR;

/** Whether starting now asks 'This activity is planned to start after {time}. Start anyway?' (SPEC.md section 5). */
export function startsEarly({ planned_start }: PlannedTimes, now: Instant): boolean {
	return planned_start !== null && instantOf(planned_start) - now > START_EARLY_THRESHOLD;
}

/** Whether marking done now asks 'The planned end is {time}. Mark as done anyway?' (SPEC.md section 5). */
export function endsEarly({ planned_end }: PlannedTimes, now: Instant): boolean {
	return planned_end !== null && instantOf(planned_end) - now > END_EARLY_THRESHOLD;
}
