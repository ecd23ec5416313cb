import { type FestivalTime, type Instant, instantOf, minutesBetween, minutesUntil } from '../time.ts';
import { type ActivityTimes, activityStatus } from './status.ts';

/**
 * What a planned time means now: `in` so many minutes, so many minutes `late`, running `since` a time or so many
 * minutes `over` its planned end, `ended` at a time (`at` for what never had a start). Minutes are whole.
 */
export type Timing =
	| { readonly kind: 'in' | 'late' | 'over'; readonly minutes: number }
	| { readonly kind: 'since' | 'ended' | 'at'; readonly time: FestivalTime };

/** The timing of an activity, null when nothing was planned and nothing happened (DESIGN.md, look). */
export function timingOf(activity: ActivityTimes, now: Instant): Timing | null {
	const status = activityStatus(activity, now);
	const { start, end, planned_start, planned_end } = activity;
	if (status === 'done' && end !== null) return { kind: start === null ? 'at' : 'ended', time: end };
	if (status === 'running' && start !== null) {
		const over = planned_end === null ? 0 : minutesBetween(instantOf(planned_end), now);
		return over > 0 ? { kind: 'over', minutes: over } : { kind: 'since', time: start };
	}
	// A start in the future, from a clock that runs fast, is what is due next.
	const due = start ?? planned_start ?? planned_end;
	if (due === null) return null;
	if (status === 'late') return { kind: 'late', minutes: minutesBetween(instantOf(due), now) };
	return { kind: 'in', minutes: minutesUntil(instantOf(due), now) };
}
