import { addDays, calendarDayOf, type Day, type Instant, weekdayOf } from '@crossload/domain';

const THURSDAY = 4;
const MONDAY = 1;
const WHOLE_FESTIVAL = 4;
const WEEK = 7;

/**
 * The days of the festival around `now`, in festival time: this Thursday to Sunday on one of them, the ones just past
 * on a Monday, else the coming ones. A shorter festival begins later and ends on Sunday too.
 */
export function festivalDays(now: Instant, count: number): Day[] {
	const today = calendarDayOf(now);
	const weekday = weekdayOf(today);
	const thursday = addDays(today, THURSDAY - weekday - (weekday === MONDAY ? WEEK : 0));
	return Array.from({ length: count }, (_, index) => addDays(thursday, WHOLE_FESTIVAL - count + index));
}
