import { addDays, DAY, type Day, type LocalDateTime, MINUTE } from '@crossload/domain';

/** A range as pickers speak it, without zone. A point has its one time in `to`, `from` stays null. */
export interface DateTimeRange {
	readonly from: LocalDateTime | null;
	readonly to: LocalDateTime | null;
}

export type RangeMode = 'range' | 'point';

/** Length in minutes that a range has before anyone chose one. */
const FIRST_LENGTH = 60;

/** A clock reading, `HH:mm`. */
export type Clock = string;

/** Pure arithmetic: clock readings are counted as if they were UTC, so the device's zone never comes in. */
const millisOf = (local: LocalDateTime): number => Date.parse(`${local.replace(' ', 'T')}Z`);
const localAt = (millis: number): LocalDateTime => new Date(millis).toISOString().slice(0, 19).replace('T', ' ');

/** The time that a range begins with; of a point its one time. */
export function firstTime({ from, to }: DateTimeRange): LocalDateTime | null {
	return from ?? to;
}

export const dayOfLocal = (local: LocalDateTime): Day => local.slice(0, 10);
export const clockOf = (local: LocalDateTime): Clock => local.slice(11, 16);

/** Minutes from beginning to end; null unless both are set. */
export function lengthOf({ from, to }: DateTimeRange): number | null {
	return from === null || to === null ? null : (millisOf(to) - millisOf(from)) / MINUTE;
}

/** The same times and length, beginning on another day; without any time yet it begins at `clock`. */
export function movedToDay(
	range: DateTimeRange,
	day: Day,
	{ mode, clock }: { mode: RangeMode; clock: Clock },
): DateTimeRange {
	const first = firstTime(range);
	return beginningAt(range, mode, `${day} ${first === null ? clock : clockOf(first)}:00`);
}

/** Beginning at another clock reading; the length stays. */
export function withStartClock(
	range: DateTimeRange,
	clock: Clock,
	{ mode, day }: { mode: RangeMode; day: Day },
): DateTimeRange {
	const first = firstTime(range);
	return beginningAt(range, mode, `${first === null ? day : dayOfLocal(first)} ${clock}:00`);
}

/**
 * Ending at another clock reading: the first one at or after the beginning, so that an end past midnight is the next
 * day's. A range over a day and more keeps the day it ends on.
 */
export function withEndClock(range: DateTimeRange, clock: Clock): DateTimeRange {
	if (range.from === null) return range;
	const length = lengthOf(range);
	if (range.to !== null && length !== null && length * MINUTE >= DAY) {
		return { from: range.from, to: `${dayOfLocal(range.to)} ${clock}:00` };
	}
	const day = dayOfLocal(range.from);
	const endDay = clock < clockOf(range.from) ? addDays(day, 1) : day;
	return { from: range.from, to: `${endDay} ${clock}:00` };
}

/** Ending some days later, or earlier, but never before it begins. */
export function withEndDayMoved(range: DateTimeRange, days: number): DateTimeRange {
	if (range.from === null || range.to === null) return range;
	const to = localAt(millisOf(range.to) + days * DAY);
	return to < range.from ? range : { from: range.from, to };
}

export function withLength(range: DateTimeRange, minutes: number): DateTimeRange {
	if (range.from === null) return range;
	return { from: range.from, to: localAt(millisOf(range.from) + minutes * MINUTE) };
}

/** All of it that many minutes later, or earlier. */
export function shifted({ from, to }: DateTimeRange, minutes: number): DateTimeRange {
	const shift = (local: LocalDateTime | null) => local && localAt(millisOf(local) + minutes * MINUTE);
	return { from: shift(from), to: shift(to) };
}

function beginningAt(range: DateTimeRange, mode: RangeMode, from: LocalDateTime): DateTimeRange {
	if (mode === 'point') return { from: null, to: from };
	return withLength({ from, to: null }, lengthOf(range) ?? FIRST_LENGTH);
}
