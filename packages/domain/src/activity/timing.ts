import { DAY, type FestivalTime, type Instant, instantOf, minutesBetween, minutesUntil } from '../time.ts';
import { type ActivityTimes, activityStatus } from './status.ts';

/**
 * What a planned time means now: `in` so many minutes, so many minutes `late`, running `since` a time or so many
 * minutes `over` its planned end, `ended` at a time (`at` for what never had a start). Minutes are whole.
 */
export type Timing =
	| { readonly kind: 'in' | 'late' | 'over'; readonly minutes: number }
	| { readonly kind: 'since' | 'late since' | 'over since' | 'ended' | 'at'; readonly time: FestivalTime };

/** The timing of an activity, null when nothing was planned and nothing happened, and when it was cancelled (DESIGN.md, look). */
export function timingOf(activity: ActivityTimes, now: Instant): Timing | null {
	const status = activityStatus(activity, now);
	const { start, end, planned_start, planned_end } = activity;
	if (status === 'cancelled') return null;
	if (status === 'done' && end !== null) return { kind: start === null ? 'at' : 'ended', time: end };
	if (status === 'running' && start !== null) {
		const over = planned_end === null ? 0 : minutesBetween(instantOf(planned_end), now);
		return planned_end !== null && over > 0 ? passed('over', planned_end, now) : { kind: 'since', time: start };
	}
	// A start in the future, from a clock that runs fast, is what is due next.
	const due = start ?? planned_start ?? planned_end;
	if (due === null) return null;
	if (status === 'late') return passed('late', due, now);
	return { kind: 'in', minutes: minutesUntil(instantOf(due), now) };
}

/** By how much a time has passed, in minutes up to 24 hours. */
function passed(kind: 'late' | 'over', due: FestivalTime, now: Instant): Timing {
	const since = instantOf(due);
	return now - since <= DAY ? { kind, minutes: minutesBetween(since, now) } : { kind: `${kind} since`, time: due };
}
