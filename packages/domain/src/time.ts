/**
 * How server and screens alike read, compare, round and write times (SPEC.md sections 7 and 9).
 *
 * Two shapes exist: an {@link Instant} to count with, and a {@link FestivalTime} to send, store and show.
 */

/** Milliseconds since 1970-01-01T00:00Z. `now` is always one of these and always a parameter. */
export type Instant = number;

/** A time as it travels: `YYYY-MM-DDTHH:mm:ss+02:00`. Sorts as text in order of time. */
export type FestivalTime = string;

/** A calendar day in festival time: `YYYY-MM-DD`. */
export type Day = string;

/** A clock reading without zone, as date pickers speak it: `YYYY-MM-DD HH:mm:ss`, meant in festival time. */
export type LocalDateTime = string;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The festival keeps one fixed offset, summer or winter (SPEC.md section 9). */
export const FESTIVAL_OFFSET = 2 * HOUR;

/** First and last year that a time may have (SPEC.md section 9, the date picker's range). */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const OFFSET_DATE_TIME =
	/^(?<year>\d{4})(?<dash>-?)(?<month>\d{2})\k<dash>(?<day>\d{2})T(?<hour>\d{2})(?<colon>:?)(?<minute>\d{2})(?:\k<colon>(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?:Z|(?<sign>[+-])(?<offsetHour>\d{2})(?::?(?<offsetMinute>\d{2}))?)$/i;

/**
 * Reads any ISO 8601 date-time that carries an offset (`Z`, `+02:00`, `+0200`, `+02`), with separators or without them
 * (`20260822T173000+0200`; CHECKLIST API-04). Answers null for everything else: no offset, a day that does not exist, a
 * year outside 1900–2100.
 */
export function parseInstant(text: string): Instant | null {
	const parts = OFFSET_DATE_TIME.exec(text)?.groups;
	if (!parts) return null;
	const { year, month, day, hour, minute, second = '00', fraction = '', offsetHour = 0, offsetMinute = 0 } = parts;
	if (!isCalendarDay(Number(year), Number(month), Number(day))) return null;
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
	if (Number(offsetHour) > 14 || Number(offsetMinute) > 59) return null;
	const thousandths = fraction.slice(0, 3).padEnd(3, '0');
	const reading = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${thousandths}Z`);
	const offset = Number(offsetHour) * HOUR + Number(offsetMinute) * MINUTE;
	const instant = parts['sign'] === '-' ? reading + offset : reading - offset;
	return isFestivalYear(instant) ? instant : null;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
	if (month < 1 || month > 12 || day < 1) return false;
	return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isFestivalYear(instant: Instant): boolean {
	const year = new Date(instant + FESTIVAL_OFFSET).getUTCFullYear();
	return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The instant of a time that is already in festival form. Throws RangeError for text that is no time. */
export function instantOf(time: FestivalTime): Instant {
	const instant = Date.parse(time);
	if (Number.isNaN(instant)) throw new RangeError(`Not a festival time: ${time}`);
	return instant;
}

/** Writes an instant as `YYYY-MM-DDTHH:mm:ss+02:00`, milliseconds cut off. */
export function festivalTimeOf(instant: Instant): FestivalTime {
	return `${new Date(instant + FESTIVAL_OFFSET).toISOString().slice(0, 19)}+02:00`;
}

/** Seconds cut off: planned times count in whole minutes (CHECKLIST API-16). */
export function cutToMinute(instant: Instant): Instant {
	return Math.floor(instant / MINUTE) * MINUTE;
}

/** The full hour at or before the instant. Festival time has a whole-hour offset, so UTC hours serve. */
export function cutToHour(instant: Instant): Instant {
	return Math.floor(instant / HOUR) * HOUR;
}

/** Whole minutes from `from` to `to`, rounded towards zero; negative when `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
	return Math.trunc((to - from) / MINUTE);
}

/**
 * Whole minutes left at `now` until then. One that has begun to run out counts, so that none is left only when the time
 * is up; negative from a minute after it on.
 */
export function minutesUntil(then: Instant, now: Instant): number {
	return Math.ceil((then - now) / MINUTE);
}

/** The festival day of an instant, `YYYY-MM-DD`. Midnight in festival time starts a new day. */
export function dayOf(instant: Instant): Day {
	return new Date(instant + FESTIVAL_OFFSET).toISOString().slice(0, 10);
}

/** The first instant of a festival day. */
export function startOfDay(day: Day): Instant {
	return Date.parse(`${day}T00:00:00+02:00`);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Weekday of a festival day: 1 Monday … 7 Sunday (weeks start on Monday, SPEC.md section 9). */
export function weekdayOf(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The days of the day filter, in its order, with their weekday (SPEC.md section 9). */
export const FILTER_DAYS = { Thursday: 4, Friday: 5, Saturday: 6, Sunday: 7 } as const;
export const ALL_DAYS = 'All Days';
export type DayFilter = typeof ALL_DAYS | keyof typeof FILTER_DAYS;
export const DAY_FILTERS: readonly DayFilter[] = [ALL_DAYS, 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Whether a time falls on the filter's weekday in festival time; nothing but All Days keeps a missing time. */
export function isOnDay(filter: DayFilter, time: FestivalTime | null): boolean {
	if (filter === ALL_DAYS) return true;
	if (time === null) return false;
	return weekdayAt(instantOf(time)) === FILTER_DAYS[filter];
}

/** The weekday of an instant, counted instead of read off the calendar: lists of thousands ask for each row. */
function weekdayAt(instant: Instant): number {
	const days = Math.floor((instant + FESTIVAL_OFFSET) / DAY);
	// 1970-01-01 was a Thursday; before it the remainder is negative.
	return ((((days + 3) % 7) + 7) % 7) + 1;
}

/** A picker's zoneless reading, taken as festival time. Throws RangeError for text that is no date-time. */
export function festivalTimeOfLocal(local: LocalDateTime): FestivalTime {
	const instant = parseInstant(`${local.slice(0, 10)}T${local.slice(11, 19)}+02:00`);
	if (instant === null) throw new RangeError(`Not a date-time: ${local}`);
	return festivalTimeOf(instant);
}

/** Where the offset begins in a time in festival form, and what it is. */
const OFFSET_AT = 19;
const OFFSET = '+02:00';

/** Festival time as a picker's zoneless reading. */
export function localOf(time: FestivalTime): LocalDateTime {
	// Lists read hundreds at once: what is in festival form says it itself.
	const isWritten = time.length === OFFSET_AT + OFFSET.length && time.endsWith(OFFSET);
	const written = isWritten ? time : festivalTimeOf(instantOf(time));
	return `${written.slice(0, 10)} ${written.slice(11, OFFSET_AT)}`;
}

/** Orders two times, missing ones last. Times of one offset sort as text, which is what lists of thousands need. */
export function compareTimes(a: FestivalTime | null, b: FestivalTime | null): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	if (a.slice(OFFSET_AT) === b.slice(OFFSET_AT)) return a < b ? -1 : 1;
	return instantOf(a) - instantOf(b);
}
