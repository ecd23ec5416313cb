import {
	addDays,
	type Day,
	type FestivalTime,
	festivalTimeOf,
	HOUR,
	type Instant,
	later,
	MINUTE,
	startOfDay,
} from '@crossload/domain';
import { CellUnread } from './read-day.ts';
import type { CellTime } from './read-time.ts';

/** A festival day begins at six: what is earlier lies on the next date. */
export const DAY_BEGINS = 6 * 60;
const NOON = 12 * 60;
/** The longest set that may run over midnight without saying so. */
const LONGEST_SET = 6 * HOUR;

/** When something begins; `day` is the festival day of its row. Throws {@link CellUnread} without any day. */
export function startTime({ minutes, date }: CellTime, day: Day | null): FestivalTime {
	return festivalTimeOf(instantAt({ minutes, date }, day));
}

/**
 * When something ends. Without a date of its own it lies on the row's festival day, else on the date of its start; it is
 * after midnight where it would be before a start after noon, and six hours at most (IN-AND-OUT.md, IMP-03). Throws
 * {@link CellUnread} for an end before its start.
 */
export function endTime(
	end: CellTime,
	{ start, day }: { readonly start: CellTime | null; readonly day: Day | null },
): FestivalTime {
	if (start === null) return startTime(end, day);
	const begins = instantAt(start, day);
	const ends = day === null && end.date === null ? instantOn(start.date, end.minutes) : instantAt(end, day);
	if (ends === null) throw new CellUnread('has no day');
	if (ends >= begins) return festivalTimeOf(ends);
	const nextDay = later(ends, 24 * HOUR);
	const isAfterMidnight = end.date === null && start.minutes > NOON && nextDay - begins <= LONGEST_SET;
	if (!isAfterMidnight || nextDay <= begins) throw new CellUnread('is before the start');
	return festivalTimeOf(nextDay);
}

function instantAt({ minutes, date }: CellTime, day: Day | null): Instant {
	const instant = date
		? instantOn(date, minutes)
		: instantOn(day && (minutes < DAY_BEGINS ? addDays(day, 1) : day), minutes);
	if (instant === null) throw new CellUnread('has no day: map a column to the festival day');
	return instant;
}

function instantOn(date: Day | null, minutes: number): Instant | null {
	return date && later(startOfDay(date), minutes * MINUTE);
}
