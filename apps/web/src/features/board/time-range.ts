import {
	DAY_MINUTES,
	festivalDayOf,
	HOUR,
	instantOfMinutes,
	later,
	type Minutes,
	minutesOf,
	startOfDay,
	type TimedActivity,
} from '@crossload/domain';

/** The stretch of time that the board covers, in minutes. */
export interface TimeRange {
	readonly from: Minutes;
	readonly to: Minutes;
}

/** When festival days begin. */
const MORNING = 6 * HOUR;

/** The festival days of all activities, from 06:00 to 06:00; the present one where there are none. */
export function rangeOf(activities: readonly TimedActivity[], now: Minutes): TimeRange {
	let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const { span } of activities) {
		from = Math.min(from, span.from);
		to = Math.max(to, span.to);
	}
	if (from > to) [from, to] = [now, now];
	return { from: morningOf(from), to: morningOf(to) + DAY_MINUTES };
}

function morningOf(minute: Minutes): Minutes {
	return minutesOf(later(startOfDay(festivalDayOf(instantOfMinutes(minute))), MORNING));
}

/** Every how many minutes the axis has a word, by the hours in the window. */
export function tickStep(hours: number): Minutes {
	const steps = [
		[6, 30],
		[12, 60],
		[24, 180],
		[48, 360],
	] as const;
	return steps.find(([most]) => hours <= most)?.[1] ?? 720;
}
