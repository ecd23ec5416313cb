import {
	addDays,
	calendarDayOf,
	calendarDayOfTime,
	DAY,
	type Day,
	type FestivalTime,
	type Instant,
	instantOf,
	localOf,
	minutesUntil,
	type PlannedTimes,
	shortWeekdayName,
	type Timing,
	weekdayName,
} from '@crossload/domain';

/** Shown where nothing is known. */
export const DASH = '–';

/** `22.08.2026` */
export function formatDay(day: Day): string {
	const [year, month, date] = day.split('-');
	return `${date}.${month}.${year}`;
}

/** `Sa` */
export const formatWeekday = shortWeekdayName;

/** `Saturday` */
export const formatLongWeekday = weekdayName;

/** `22.08.2026`, the calendar day of a time. */
export function formatDate(time: FestivalTime): string {
	return formatDay(calendarDayOfTime(time));
}

/** `17:10`, festival time whatever the device's zone. */
export function formatTime(time: FestivalTime): string {
	return localOf(time).slice(11, 16);
}

/** How a time is shown beside another one. */
interface Shown {
	/** With its date, however near it is. */
	readonly isDated?: boolean;
}

/** `17:10`, `Fr 17:10` when that is not today, `14.08. 17:10` when it is a week or longer away. */
export function formatNear(time: FestivalTime, now: Instant, { isDated = false }: Shown = {}): string {
	const day = isDated ? shortDate(time, now) : dayUnlessToday(time, now);
	return [day, formatTime(time)].filter(Boolean).join(' ');
}

/** Whether two times lie on different days that read alike: last Monday and the next. Compared, both need their dates. */
export function needDates(one: FestivalTime, other: FestivalTime, now: Instant): boolean {
	if (calendarDayOfTime(one) === calendarDayOfTime(other)) return false;
	return dayUnlessToday(one, now) === dayUnlessToday(other, now);
}

/** `Sa 22.08.2026, 17:10` */
export function formatFull(time: FestivalTime): string {
	return `${formatWeekday(calendarDayOfTime(time))} ${formatDate(time)}, ${formatTime(time)}`;
}

/** A planned time in two parts, so that the day can be shown quieter than the times. */
export interface PlanParts {
	/** `Sa`, or `14.08.` when it is a week or longer away; null when it begins today, and when nothing is planned. */
	readonly day: string | null;
	/** `14:00–15:30`, `14:00`, over a day and more `14:00–So 12:00`, over a week `14:00–29.08. 12:00`; a dash when nothing is planned. */
	readonly times: string;
}

/** A planned time as lists show it. */
export function planParts({ planned_start, planned_end }: PlannedTimes, now: Instant, shown: Shown = {}): PlanParts {
	const first = planned_start ?? planned_end;
	if (first === null) return { day: null, times: DASH };
	const day = shown.isDated ? shortDate(first, now) : dayUnlessToday(first, now);
	return { day, times: rangeTimes(planned_start, planned_end) };
}

/** `14:00–15:30`, `Sa 14:00–15:30` when not today, a dash when nothing is planned. */
export function formatPlan(planned: PlannedTimes, now: Instant, shown: Shown = {}): string {
	const { day, times } = planParts(planned, now, shown);
	return day === null ? times : `${day} ${times}`;
}

/** A planned time as it was and as it will be, so that the days can be told apart. */
export function formatPlans(was: PlannedTimes, willBe: PlannedTimes, now: Instant): [string, string] {
	const [one, other] = [was, willBe].map(({ planned_start, planned_end }) => planned_start ?? planned_end);
	const isDated = Boolean(one && other && needDates(one, other, now));
	return [formatPlan(was, now, { isDated }), formatPlan(willBe, now, { isDated })];
}

/** `Sa 22.08.2026, 17:10–17:40`; over a day and more both dates; a dash when nothing is planned. */
export function formatFullPlan({ planned_start, planned_end }: PlannedTimes): string {
	const first = planned_start ?? planned_end;
	if (first === null) return DASH;
	if (planned_start === null || planned_end === null) return formatFull(first);
	if (takesDays(planned_start, planned_end)) return `${formatFull(planned_start)} – ${formatFull(planned_end)}`;
	return `${formatFull(planned_start)}–${formatTime(planned_end)}`;
}

/** `45 min`, `1 h 35`, `4 h`, `3 d 4 h`; of a negative length the same as of zero. */
export function formatDuration(minutes: number): string {
	const whole = Math.max(0, Math.round(minutes));
	if (whole < 60) return `${whole} min`;
	const hours = Math.floor(whole / 60);
	if (hours < 48) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60}`;
	return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** What a planned time means now: `in 12 min`, `8 min late`, `since 14:02`, `15 min over`, `late since Sa 14:25`, `ended 16:22`, `at 16:24`. */
export function formatTiming(timing: Timing, now: Instant): string {
	if ('time' in timing) return `${timing.kind} ${timingTime(timing.time, now)}`;
	if (timing.minutes === 0) return 'due now';
	const length = formatDuration(timing.minutes);
	return timing.kind === 'in' ? `in ${length}` : `${length} ${timing.kind}`;
}

/** The same where no word has room, beside the sign of a status that says which: so many minutes `+8`, or `14:02`. */
export function formatTimingBriefly(timing: Timing, now: Instant): string {
	if ('time' in timing) return timingTime(timing.time, now);
	if (timing.kind === 'in' || timing.minutes === 0) return formatTiming(timing, now);
	return `+${timing.minutes}`;
}

/** Of another year the date says enough: with its clock time it would need a column of its own width. */
function timingTime(time: FestivalTime, now: Instant): string {
	const isOfThisYear = calendarDayOfTime(time).slice(0, 4) === calendarDayOf(now).slice(0, 4);
	return isOfThisYear ? formatNear(time, now) : formatDate(time);
}

/** How far off a time is that is being chosen: `starts in 45 min`, `20 min ago`. */
export function formatDistance(time: Instant, now: Instant): string {
	const minutes = minutesUntil(time, now);
	return minutes < 0 ? `${formatDuration(-minutes)} ago` : `starts in ${formatDuration(minutes)}`;
}

/** A weekday alone would be taken for the nearest of its name: what is a week and longer away has its date. */
function dayUnlessToday(time: FestivalTime, now: Instant): string | null {
	const [day, today] = [calendarDayOfTime(time), calendarDayOf(now)];
	if (day === today) return null;
	return day > addDays(today, -7) && day < addDays(today, 7) ? formatWeekday(day) : shortDay(day, today);
}

/** `14.08.`, with the year where it is another one. */
function shortDay(day: Day, from: Day): string {
	const date = formatDay(day);
	return day.slice(0, 4) === from.slice(0, 4) ? date.slice(0, 6) : date;
}

function shortDate(time: FestivalTime, now: Instant): string {
	return shortDay(calendarDayOfTime(time), calendarDayOf(now));
}

function rangeTimes(start: FestivalTime | null, end: FestivalTime | null): string {
	if (start === null || end === null) return [start, end].map((time) => (time ? formatTime(time) : '')).join('');
	// Without a length it is one time, as on the board.
	if (instantOf(start) === instantOf(end)) return formatTime(start);
	return `${formatTime(start)}–${endDay(start, end)}${formatTime(end)}`;
}

/** `So `, a week after the start and later `29.08. `; blank within a day. */
function endDay(start: FestivalTime, end: FestivalTime): string {
	if (!takesDays(start, end)) return '';
	const [first, last] = [calendarDayOfTime(start), calendarDayOfTime(end)];
	return `${last < addDays(first, 7) ? formatWeekday(last) : shortDay(last, first)} `;
}

/** Within a day the end's clock time says which day is meant, over midnight too; from then on it does not. */
function takesDays(start: FestivalTime, end: FestivalTime): boolean {
	return instantOf(end) - instantOf(start) >= DAY;
}
