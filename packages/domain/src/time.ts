/**
 * How server and screens alike read, compare, round and write times (SPEC.md sections 7 and 9).
 *
 * Two shapes exist: an {@link Instant} to count with, and a {@link FestivalTime} to send, store and show. No other number
 * or text passes for one: the functions here make them, and the wire's schemas and the tables' rows say what they hold.
 */

declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/**
 * Milliseconds since 1970-01-01T00:00Z; `now` is always one of these and always a parameter. Made of a clock's reading by
 * {@link toInstant}, of a time by {@link instantOf}, of text that was sent by {@link parseInstant}.
 */
export type Instant = Branded<number, 'Instant'>;

/**
 * A time as it travels: `YYYY-MM-DDTHH:mm:ss+02:00`, of the festival's offset. Sorts as text in order of time. Made of an
 * instant by {@link festivalTimeOf}, of a reading by {@link festivalTimeOfLocal}, of such text by {@link toFestivalTime}.
 */
export type FestivalTime = Branded<string, 'FestivalTime'>;

/** An offset from UTC as it is written: `+02:00`, from −12:00 to +14:00. */
export type UtcOffset = string;

/**
 * A day in festival time: `YYYY-MM-DD`; a calendar day ({@link calendarDayOf}), or a festival day by the date of its
 * morning ({@link festivalDayOf}). Made of such text by {@link toDay}.
 */
export type Day = Branded<string, 'Day'>;

/**
 * A clock reading without zone, as date pickers speak it: `YYYY-MM-DD HH:mm:ss`, meant in festival time. Made of a time by
 * {@link localOf}, of such text by {@link toLocalDateTime}.
 */
export type LocalDateTime = Branded<string, 'LocalDateTime'>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The festival's offset unless a setting says otherwise (SPEC.md section 9). */
export const DEFAULT_UTC_OFFSET: UtcOffset = '+02:00';

let festival = { offset: DEFAULT_UTC_OFFSET, milliseconds: millisecondsOf(DEFAULT_UTC_OFFSET) };

/** The festival's one fixed offset from UTC, summer or winter (CHECKLIST USE-05). */
export function festivalOffset(): UtcOffset {
	return festival.offset;
}

/**
 * Sets the festival's offset for the whole process: once at its start, before any time is read or written
 * (docs/decisions/0012). Throws RangeError for what is no offset.
 */
export function setFestivalOffset(offset: UtcOffset): void {
	if (parseUtcOffset(offset) !== offset) throw new RangeError(`Not an offset from UTC: ${offset}`);
	festival = { offset, milliseconds: millisecondsOf(offset) };
}

/** Reads `±HH:MM` from −12:00 to +14:00, of which there is one zero: +00:00. Returns null for everything else. */
export function parseUtcOffset(text: string): UtcOffset | null {
	if (!/^[+-]\d{2}:[0-5]\d$/.test(text)) return null;
	const offset = millisecondsOf(text);
	if (offset < -12 * HOUR || offset > 14 * HOUR) return null;
	return offset === 0 ? '+00:00' : text;
}

function millisecondsOf(offset: UtcOffset): number {
	const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))];
	return (offset.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * MINUTE);
}

/** The instant of a clock's reading, such as Date.now(): milliseconds since 1970-01-01T00:00Z. */
export function toInstant(milliseconds: number): Instant {
	return milliseconds as Instant;
}

/** The instant so many milliseconds later (earlier when negative). */
export function later(instant: Instant, milliseconds: number): Instant {
	return toInstant(instant + milliseconds);
}

/** The later one of two instants. */
export function latestOf(one: Instant, other: Instant): Instant {
	return one < other ? other : one;
}

/** Text that is written as a time travels, of whatever offset. Throws RangeError for any other. */
export function toFestivalTime(text: string): FestivalTime {
	return inForm(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/, text) as FestivalTime;
}

/** Text that is written as a day. Throws RangeError for any other. */
export function toDay(text: string): Day {
	return inForm(/^\d{4}-\d{2}-\d{2}$/, text) as Day;
}

/** Text that is written as a picker's reading. Throws RangeError for any other. */
export function toLocalDateTime(text: string): LocalDateTime {
	return inForm(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, text) as LocalDateTime;
}

function inForm(form: RegExp, text: string): string {
	if (!form.test(text)) throw new RangeError(`Not of the form ${form.source}: ${text}`);
	return text;
}

/** First and last year that a time may have (SPEC.md section 9, the date picker's range). */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const OFFSET_DATE_TIME =
	/^(?<year>\d{4})(?<dash>-?)(?<month>\d{2})\k<dash>(?<day>\d{2})T(?<hour>\d{2})(?<colon>:?)(?<minute>\d{2})(?:\k<colon>(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?:Z|(?<sign>[+-])(?<offsetHour>\d{2})(?::?(?<offsetMinute>\d{2}))?)$/i;

/**
 * Reads any ISO 8601 date-time that carries an offset (`Z`, `+02:00`, `+0200`, `+02`), with separators or without them
 * (`20260822T173000+0200`; CHECKLIST API-04). Returns null for everything else: no offset, a day that does not exist, a
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
	const instant = toInstant(parts['sign'] === '-' ? reading + offset : reading - offset);
	return isFestivalYear(instant) ? instant : null;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
	if (month < 1 || month > 12 || day < 1) return false;
	return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isFestivalYear(instant: Instant): boolean {
	const year = new Date(instant + festival.milliseconds).getUTCFullYear();
	return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The instant of a time that is already in festival form. Throws RangeError for text that is no time. */
export function instantOf(time: FestivalTime): Instant {
	const instant = Date.parse(time);
	if (Number.isNaN(instant)) throw new RangeError(`Not a festival time: ${time}`);
	return toInstant(instant);
}

/** Writes an instant as `YYYY-MM-DDTHH:mm:ss+02:00`, milliseconds cut off. */
export function festivalTimeOf(instant: Instant): FestivalTime {
	return timeWithOffset(instant, festival.offset) as FestivalTime;
}

/** Writes an instant as a time of that offset, milliseconds cut off. */
export function timeWithOffset(instant: Instant, offset: UtcOffset): string {
	return `${new Date(instant + millisecondsOf(offset)).toISOString().slice(0, 19)}${offset}`;
}

/** Seconds cut off: planned times count in whole minutes (CHECKLIST API-16). */
export function cutToMinute(instant: Instant): Instant {
	return toInstant(Math.floor(instant / MINUTE) * MINUTE);
}

/** The full hour of festival time at or before the instant: offsets may have quarter hours. */
export function cutToHour(instant: Instant): Instant {
	return toInstant(Math.floor((instant + festival.milliseconds) / HOUR) * HOUR - festival.milliseconds);
}

/** Whole minutes from `from` to `to`, rounded towards zero; negative when `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
	return Math.trunc((to - from) / MINUTE);
}

/** Whole minutes left at `now`, a begun one counted: none only when the time is up, negative from a minute after it on. */
export function minutesUntil(then: Instant, now: Instant): number {
	return Math.ceil((then - now) / MINUTE);
}

/**
 * The calendar day of an instant: midnight in festival time starts a new one. What day filters, presence and dates that
 * are shown go by (SPEC.md sections 2 and 9).
 */
export function calendarDayOf(instant: Instant): Day {
	return new Date(instant + festival.milliseconds).toISOString().slice(0, 10) as Day;
}

/** The calendar day of a time that is in festival form already: lists of thousands ask for each row. */
export function calendarDayOfTime(time: FestivalTime): Day {
	return localOf(time).slice(0, 10) as Day;
}

/** How long after midnight a festival day begins, in milliseconds: 06:00 itself belongs to the new one. */
export const FESTIVAL_DAY_BEGINS = 6 * HOUR;

/** The festival day of an instant: a show at 00:30 belongs to the evening before: what curfews and day counts go by. */
export function festivalDayOf(instant: Instant): Day {
	return calendarDayOf(later(instant, -FESTIVAL_DAY_BEGINS));
}

/** The first instant of a calendar day. */
export function startOfDay(day: Day): Instant {
	return toInstant(Date.parse(`${day}T00:00:00${festival.offset}`));
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10) as Day;
}

/** Weekday of a day: 1 Monday … 7 Sunday (weeks start on Monday, SPEC.md section 9). */
export function weekdayOf(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Weekday of an instant's calendar day, counted instead of read off the calendar: lists of thousands ask for each row. */
export function weekdayAt(instant: Instant): number {
	const days = Math.floor((instant + festival.milliseconds) / DAY);
	// 1970-01-01 was a Thursday; before it the remainder is negative.
	return ((((days + 3) % 7) + 7) % 7) + 1;
}

/** A picker's zoneless reading, taken as festival time. Throws RangeError for text that is no date-time. */
export function festivalTimeOfLocal(local: LocalDateTime): FestivalTime {
	const instant = parseInstant(`${local.slice(0, 10)}T${local.slice(11, 19)}${festival.offset}`);
	if (instant === null) throw new RangeError(`Not a date-time: ${local}`);
	return festivalTimeOf(instant);
}

/** Where the offset begins in a time in festival form. */
const OFFSET_AT = 19;

/** Festival time as a picker's zoneless reading. */
export function localOf(time: FestivalTime): LocalDateTime {
	// Lists read hundreds at once: what is in festival form says it itself.
	const isWritten = time.length === OFFSET_AT + festival.offset.length && time.endsWith(festival.offset);
	const written = isWritten ? time : festivalTimeOf(instantOf(time));
	return `${written.slice(0, 10)} ${written.slice(11, OFFSET_AT)}` as LocalDateTime;
}

/** Orders two times, missing ones last. Times of one offset sort as text, which is what lists of thousands need. */
export function compareTimes(a: FestivalTime | null, b: FestivalTime | null): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	if (a.slice(OFFSET_AT) === b.slice(OFFSET_AT)) return a < b ? -1 : 1;
	return instantOf(a) - instantOf(b);
}
