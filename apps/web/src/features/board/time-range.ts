import {
	changedPart,
	DAY_MINUTES,
	type Day,
	festivalDayOf,
	HOUR,
	instantOfMinutes,
	later,
	type Minutes,
	minutesOf,
	type Span,
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

const MOST_DAYS = 60;

const NO_TIME: Span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/** Of the latest list, from its first start to its last end: the next list differs in a few rows. */
let latest: { readonly activities: readonly TimedActivity[]; readonly whole: Span } = {
	activities: [],
	whole: NO_TIME,
};

/** The festival days of all activities, from 06:00 to 06:00; the present one where there are none. */
export function rangeOf(activities: readonly TimedActivity[], now: Minutes): TimeRange {
	if (activities !== latest.activities) latest = { activities, whole: wholeOf(activities) };
	const { from, to } = activities.length === 0 ? { from: now, to: now } : latest.whole;
	return { from: morningOf(from), to: morningOf(to) + DAY_MINUTES };
}

/** Looks at the rows that have changed; at every row only where the first or the last of them was among those. */
function wholeOf(activities: readonly TimedActivity[]): Span {
	const { before, after } = changedPart(latest.activities, activities);
	const { from, to } = latest.whole;
	const isWithin = ({ span }: TimedActivity) => from < span.from && span.to < to;
	return before.every(isWithin) ? extended(latest.whole, after) : extended(NO_TIME, activities);
}

function extended(whole: Span, activities: readonly TimedActivity[]): Span {
	let { from, to } = whole;
	for (const { span } of activities) {
		from = Math.min(from, span.from);
		to = Math.max(to, span.to);
	}
	return { from, to };
}

/** The festival days of a stretch of time, the first ones of it where there are more than anyone would choose from. */
export function daysOf({ from, to }: TimeRange): Day[] {
	const count = Math.min(MOST_DAYS, Math.round((to - from) / DAY_MINUTES));
	return Array.from({ length: count }, (_, place) => festivalDayOf(instantOfMinutes(from + place * DAY_MINUTES)));
}

/** A festival day; all of the range where it is not in it. */
export function rangeOfDay(range: TimeRange, day: string | null): TimeRange {
	const place = daysOf(range)
		.map(String)
		.indexOf(day ?? '');
	if (place === -1) return range;
	const from = range.from + place * DAY_MINUTES;
	return { from, to: from + DAY_MINUTES };
}

/** The day to choose for a minute to be in sight: the one that is chosen where it covers it, else its own; null for all. */
export function dayShowing(minute: Minutes, { day, range, days }: ChosenDay): string | null {
	if (day === null || isDuring({ from: minute, to: minute }, range)) return day;
	const own = festivalDayOf(instantOfMinutes(minute));
	return days.includes(own) ? own : null;
}

interface ChosenDay {
	readonly day: string | null;
	/** What is covered with it. */
	readonly range: TimeRange;
	readonly days: readonly string[];
}

/** Whether a plan falls into a stretch of time, or is a point in it. */
export function isDuring({ from, to }: Span, range: TimeRange): boolean {
	return from < range.to && Math.max(to, from + 1) > range.from;
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
	const days = Math.max(1, Math.ceil(hours / 24 / 12));
	return steps.find(([most]) => hours <= most)?.[1] ?? (hours <= 96 ? 720 : days * DAY_MINUTES);
}
