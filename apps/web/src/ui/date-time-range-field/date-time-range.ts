import {
	addDays,
	DAY,
	type Day,
	FIRST_YEAR,
	LAST_YEAR,
	type LocalDateTime,
	MINUTE,
	type TimeMode,
	toDay,
	toLocalDateTime,
} from '@crossload/domain';
import type { Clock } from './clock.ts';

/**
 * A range as date pickers use it, without zone. A point has its one time in `to`, `from` stays null; so does a range of which
 * only the end is chosen yet.
 */
export interface DateTimeRange {
	readonly from: LocalDateTime | null;
	readonly to: LocalDateTime | null;
}

/** Length in minutes that a range has before anyone chose one. */
const FIRST_LENGTH = 60;

/** Pure arithmetic: clock readings are counted as if they were UTC, so the device's zone never comes in. */
const millisOf = (local: LocalDateTime): number => Date.parse(`${local.replace(' ', 'T')}Z`);
const localAt = (millis: number): LocalDateTime =>
	toLocalDateTime(new Date(millis).toISOString().slice(0, 19).replace('T', ' '));

/** A clock reading on a day. */
const localOn = (day: Day, clock: Clock): LocalDateTime => toLocalDateTime(`${day} ${clock}:00`);

/** The time that a range begins with; of a point its one time. */
export function firstTime({ from, to }: DateTimeRange): LocalDateTime | null {
	return from ?? to;
}

export const dayOfLocal = (local: LocalDateTime): Day => toDay(local.slice(0, 10));
export const clockOf = (local: LocalDateTime): Clock => local.slice(11, 16);

export function isSameRange(one: DateTimeRange, other: DateTimeRange): boolean {
	return one.from === other.from && one.to === other.to;
}

/** Whether its times are of the years that can be planned in (CHECKLIST ACT-12). */
export function isPlannable({ from, to }: DateTimeRange): boolean {
	return [from, to].every((local) => {
		const year = Number(local?.slice(0, 4) ?? FIRST_YEAR);
		return year >= FIRST_YEAR && year <= LAST_YEAR;
	});
}

/** Minutes from beginning to end; null unless both are set. */
export function lengthOf({ from, to }: DateTimeRange): number | null {
	return from === null || to === null ? null : (millisOf(to) - millisOf(from)) / MINUTE;
}

/** The same times and length, beginning on another day; without any time yet it begins at `clock`. */
export function movedToDay(
	range: DateTimeRange,
	day: Day,
	{ mode, clock }: { mode: TimeMode; clock: Clock },
): DateTimeRange {
	const first = firstTime(range);
	const moved = localOn(day, first === null ? clock : clockOf(first));
	return isEndAlone(range) ? { from: null, to: moved } : beginningAt(range, mode, moved);
}

/** Beginning at another clock reading; the length stays. An end that was chosen before any beginning stays too. */
export function withStartClock(
	range: DateTimeRange,
	clock: Clock,
	{ mode, day }: { mode: TimeMode; day: Day },
): DateTimeRange {
	const first = firstTime(range);
	const from = localOn(first === null ? day : dayOfLocal(first), clock);
	if (mode === 'range' && isEndAlone(range)) return withEndClock({ from, to: null }, clockOf(range.to), day);
	return beginningAt(range, mode, from);
}

/**
 * Ending at another clock reading: the first one at or after the beginning, so that an end past midnight is the next
 * day's. A range over a day and more keeps the day it ends on. Without a beginning it waits for one, on `day`.
 */
export function withEndClock(range: DateTimeRange, clock: Clock, day: Day): DateTimeRange {
	if (range.from === null) return { from: null, to: localOn(day, clock) };
	const length = lengthOf(range);
	if (range.to !== null && length !== null && length * MINUTE >= DAY) {
		return { from: range.from, to: localOn(dayOfLocal(range.to), clock) };
	}
	const firstDay = dayOfLocal(range.from);
	const endDay = clock < clockOf(range.from) ? addDays(firstDay, 1) : firstDay;
	return { from: range.from, to: localOn(endDay, clock) };
}

/** Ending some days later, or earlier, but never before it begins. */
export function withEndDayMoved(range: DateTimeRange, days: number): DateTimeRange {
	if (range.from === null || range.to === null) return range;
	const to = localAt(millisOf(range.to) + days * DAY);
	return to < range.from ? range : { from: range.from, to };
}

/** So many minutes long: an end alone gets its beginning by it. */
export function withLength(range: DateTimeRange, minutes: number): DateTimeRange {
	if (isEndAlone(range)) return { from: localAt(millisOf(range.to) - minutes * MINUTE), to: range.to };
	if (range.from === null) return range;
	return { from: range.from, to: localAt(millisOf(range.from) + minutes * MINUTE) };
}

/** All of it that many minutes later, or earlier. */
export function shifted({ from, to }: DateTimeRange, minutes: number): DateTimeRange {
	const shift = (local: LocalDateTime | null) => local && localAt(millisOf(local) + minutes * MINUTE);
	return { from: shift(from), to: shift(to) };
}

function isEndAlone(range: DateTimeRange): range is { from: null; to: LocalDateTime } {
	return range.from === null && range.to !== null;
}

function beginningAt(range: DateTimeRange, mode: TimeMode, from: LocalDateTime): DateTimeRange {
	if (mode === 'point') return { from: null, to: from };
	return withLength({ from, to: null }, lengthOf(range) ?? FIRST_LENGTH);
}
