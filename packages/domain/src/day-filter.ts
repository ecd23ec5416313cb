import { type FestivalTime, instantOf, weekdayAt } from './time.ts';

/**
 * The weekdays that a day filter can offer, in its order, with their number: a festival's week begins on the Tuesday
 * before it, and its last night ends on Monday.
 */
const WEEKDAYS = { Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5, Saturday: 6, Sunday: 7, Monday: 1 } as const;
type Weekday = keyof typeof WEEKDAYS;

/** What is offered even when nothing is on it (SPEC.md section 9). */
const ALWAYS: ReadonlySet<Weekday> = new Set(['Thursday', 'Friday', 'Saturday', 'Sunday']);

export const ALL_DAYS = 'All Days';
export type DayFilter = typeof ALL_DAYS | Weekday;

const ALL_WEEKDAYS = Object.keys(WEEKDAYS) as Weekday[];

/**
 * The choices of a day filter, in its order: All Days, Thursday to Sunday, and whichever other weekdays these times of shows fall on
 * (SPEC.md section 9, CHECKLIST USE-04).
 */
export function dayFilters(shows: Iterable<FestivalTime>): DayFilter[] {
	const used = new Set<number>();
	for (const time of shows) used.add(weekdayAt(instantOf(time)));
	return [ALL_DAYS, ...ALL_WEEKDAYS.filter((day) => ALWAYS.has(day) || used.has(WEEKDAYS[day]))];
}

/** Reads a day that was stored, offered at present or not; null for what is none. */
export function parseDayFilter(stored: unknown): DayFilter | null {
	return [ALL_DAYS, ...ALL_WEEKDAYS].find((day): day is DayFilter => day === stored) ?? null;
}

/** The chosen day, All Days once it is not offered any more. */
export function offeredDay(chosen: DayFilter, offered: readonly DayFilter[]): DayFilter {
	return offered.includes(chosen) ? chosen : ALL_DAYS;
}

/** Whether a time falls on the filter's weekday in festival time; nothing but All Days keeps a missing time. */
export function isOnDay(filter: DayFilter, time: FestivalTime | null): boolean {
	if (filter === ALL_DAYS) return true;
	return time !== null && weekdayAt(instantOf(time)) === WEEKDAYS[filter];
}
