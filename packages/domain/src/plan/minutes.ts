import { type FestivalTime, festivalTimeOf, type Instant, instantOf, MINUTE, toInstant } from '../time.ts';

/** Whole minutes since 1970-01-01T00:00Z: how the rules of planning count, actual times and now being cut to them first. */
export type Minutes = number;

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** The minute that an instant lies in. */
export function minutesOf(instant: Instant): Minutes {
	return Math.floor(instant / MINUTE);
}

/** The minute that a time lies in; null stays null. Throws RangeError for text that is no time. */
export function minutesOfTime(time: FestivalTime | null): Minutes | null {
	return time === null ? null : minutesOf(instantOf(time));
}

/** The instant that a minute begins with. */
export function instantOfMinutes(minutes: Minutes): Instant {
	return toInstant(minutes * MINUTE);
}

/** The minute as it travels and is shown; null stays null. */
export function timeOfMinutes(minutes: Minutes): FestivalTime;
export function timeOfMinutes(minutes: Minutes | null): FestivalTime | null;
export function timeOfMinutes(minutes: Minutes | null): FestivalTime | null {
	return minutes === null ? null : festivalTimeOf(instantOfMinutes(minutes));
}
