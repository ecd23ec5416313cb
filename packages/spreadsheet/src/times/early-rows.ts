import type { Day } from '@crossload/domain';
import { DAY_BEGINS } from './planned-times.ts';

/** When a row begins, by its festival day. */
export interface RowClock {
	readonly row: number;
	readonly day: Day;
	/** After midnight. */
	readonly minutes: number;
}

/** Rows whose times lie on the date after the day in their column, as that is the festival day (IN-AND-OUT.md, IMP-03). */
export interface EarlyRows {
	readonly rows: readonly number[];
	/** The order of the rows says otherwise: they stand before the others of their day, so that it is a calendar day. */
	readonly lookLikeCalendarDays: boolean;
}

/** The rows that begin before the festival day does; null where there are none. */
export function earlyRowsOf(clocks: readonly RowClock[]): EarlyRows | null {
	const early = clocks.filter(isEarly);
	if (early.length === 0) return null;
	const [first, firstLater] = [firstByDay(early), firstByDay(clocks.filter((clock) => !isEarly(clock)))];
	const isBefore = [...first].flatMap(([day, row]) => {
		const later = firstLater.get(day);
		return later === undefined ? [] : [row < later];
	});
	const before = isBefore.filter(Boolean).length;
	return { rows: early.map(({ row }) => row), lookLikeCalendarDays: before > isBefore.length - before };
}

function isEarly({ minutes }: RowClock): boolean {
	return minutes < DAY_BEGINS;
}

function firstByDay(clocks: readonly RowClock[]): ReadonlyMap<Day, number> {
	return new Map(clocks.toReversed().map(({ day, row }) => [day, row]));
}
