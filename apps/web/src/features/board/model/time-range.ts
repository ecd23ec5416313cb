import {
	changedPart,
	DAY_MINUTES,
	type Day,
	FESTIVAL_DAY_BEGINS,
	festivalDayOf,
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

/** Where a minute is in a range, as a CSS variable: 0 at its start, 1 at its end. */
export function placeIn({ from, to }: TimeRange, minute: Minutes) {
	return { '--at': (minute - from) / (to - from) };
}

/** Days that the board shows at once, at most. */
const MOST_DAYS = 60;

const MOST_MINUTES = MOST_DAYS * DAY_MINUTES;

/** The festival's days as the board has them. */
export interface BoardDays {
	/** All that the board shows at once. */
	readonly whole: TimeRange;
	/** Those to choose from: all of the whole, and before and after it those on which something begins or ends. */
	readonly days: readonly Day[];
	/** The ones of them that lie before or after it. */
	readonly far: readonly Day[];
}

const EMPTY_SPAN: Span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/** Cached for the latest list: from its first start to its last end. The next list differs in a few rows. */
let latest: { readonly activities: readonly TimedActivity[]; readonly all: Span } = { activities: [], all: EMPTY_SPAN };

/** The latest result of {@link boardDays}. */
let latestDays: BoardDays = { whole: { from: 0, to: 0 }, days: [], far: [] };

/**
 * The festival days of all activities, from 06:00 to 06:00; the present one where there are none. Of more days than the
 * board shows at once those in a row that have the most activities: one that is planned for another year, mistyped
 * mostly, leaves the festival as it is. The same object as before while it says the same.
 */
export function boardDays(activities: readonly TimedActivity[], now: Minutes): BoardDays {
	if (activities !== latest.activities) latest = { activities, all: spanOfAll(activities) };
	const all = activities.length === 0 ? { from: now, to: now } : latest.all;
	const isLong = all.to - all.from > MOST_MINUTES - DAY_MINUTES;
	const { from, to } = isLong ? fullestSpan(activities) : all;
	const whole = { from: morningOf(from), to: morningOf(to) + DAY_MINUTES };
	const far = isLong ? farDays(activities, whole) : [];
	const isSame =
		whole.from === latestDays.whole.from && whole.to === latestDays.whole.to && `${far}` === `${latestDays.far}`;
	if (!isSame) latestDays = { whole, days: [...daysOf(whole), ...far].sort(), far };
	return latestDays;
}

/** Only looks at the rows that have changed, unless one of them was the first or the last. */
function spanOfAll(activities: readonly TimedActivity[]): Span {
	const { before, after } = changedPart(latest.activities, activities);
	const { from, to } = latest.all;
	const isWithin = ({ span }: TimedActivity) => from < span.from && span.to < to;
	return before.every(isWithin) ? extended(latest.all, after) : extended(EMPTY_SPAN, activities);
}

function extended(all: Span, activities: readonly Pick<TimedActivity, 'span'>[]): Span {
	let { from, to } = all;
	for (const { span } of activities) {
		from = Math.min(from, span.from);
		to = Math.max(to, span.to);
	}
	return { from, to };
}

/** From the first start to the last end of as many activities as begin within the most days; of equal ones the latest. */
function fullestSpan(activities: readonly TimedActivity[]): Span {
	const byStart = activities.toSorted((a, b) => a.span.from - b.span.from);
	let fullest = { start: 0, end: 0 };
	// A window that slides over the starts: `end` only ever grows.
	let end = 0;
	byStart.forEach(({ span: { from } }, start) => {
		while (end < byStart.length && (byStart[end]?.span.from ?? from) - from <= MOST_MINUTES - DAY_MINUTES) end++;
		if (end - start >= fullest.end - fullest.start) fullest = { start, end };
	});
	const { from, to } = extended(EMPTY_SPAN, byStart.slice(fullest.start, fullest.end));
	return { from, to: Math.min(to, from + MOST_MINUTES - DAY_MINUTES) };
}

/** The days before and after a stretch of time on which something begins or ends. */
function farDays(activities: readonly TimedActivity[], whole: TimeRange): Day[] {
	const minutes = activities
		.flatMap(({ span }) => [span.from, span.to])
		.filter((minute) => minute < whole.from || minute >= whole.to)
		.sort((a, b) => a - b);
	const days: Day[] = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const minute of minutes) {
		if (minute < end) continue;
		end = morningOf(minute) + DAY_MINUTES;
		days.push(dayOf(minute));
	}
	return days;
}

function daysOf({ from, to }: TimeRange): Day[] {
	const count = Math.round((to - from) / DAY_MINUTES);
	return Array.from({ length: count }, (_, index) => dayOf(from + index * DAY_MINUTES));
}

/** The range of a festival day; all of it where the day is not one to choose from. */
export function rangeOfDay({ whole, days }: BoardDays, day: string | null): TimeRange {
	const chosen = days.find((one) => one === day);
	return chosen === undefined ? whole : timesOf(chosen);
}

/** From 06:00 to 06:00. */
export function timesOf(day: Day): TimeRange {
	const from = minutesOf(later(startOfDay(day), FESTIVAL_DAY_BEGINS));
	return { from, to: from + DAY_MINUTES };
}

/** The day to choose so that a minute is in sight: the chosen one if it covers the minute, else its own; null for all. */
export function dayShowing(minute: Minutes, { day, range, days }: ChosenDay): string | null {
	if (isDuring({ from: minute, to: minute }, range)) return day;
	return days.find((one) => one === dayOf(minute)) ?? null;
}

/**
 * The minute to show of a range where the one shown before lies outside: the start of an activity that is nearest to the same
 * time of day, or that time where nothing starts. A minute within the range stays.
 */
export function minuteWithin(range: TimeRange, minute: Minutes, activities: readonly TimedActivity[]): Minutes {
	if (isDuring({ from: minute, to: minute }, range)) return minute;
	const sinceMorning = minute - morningOf(minute);
	const sameTimeOfDay = sinceMorning + (minute < range.from ? range.from : range.to - DAY_MINUTES);
	let nearest = Number.POSITIVE_INFINITY;
	for (const { span } of activities) {
		const nearestDistance = Math.abs(nearest - sameTimeOfDay);
		const distance = Math.abs(span.from - sameTimeOfDay);
		const isNearer = distance < nearestDistance || (distance === nearestDistance && span.from < nearest);
		if (isNearer && isDuring({ from: span.from, to: span.from }, range)) nearest = span.from;
	}
	return nearest === Number.POSITIVE_INFINITY ? sameTimeOfDay : nearest;
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

function dayOf(minute: Minutes): Day {
	return festivalDayOf(instantOfMinutes(minute));
}

function morningOf(minute: Minutes): Minutes {
	return timesOf(dayOf(minute)).from;
}

/** The lines through the lanes, at the ticks of the axis: those at half hours are fainter than those at hours. */
export function gridOf(hours: number) {
	const step = tickStep(hours);
	return step < 60 ? { '--grid-period': 2 * step, '--grid-middle': 'var(--cl-half)' } : { '--grid-period': step };
}

/** Minutes from one tick of the axis to the next, by the hours in the window. */
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
