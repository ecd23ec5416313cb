import { FESTIVAL_DAY_BEGINS, festivalDayOf, MINUTE, startOfDay } from '../../time.ts';
import { DAY_MINUTES, instantOfMinutes, type Minutes, minutesOf } from '../minutes.ts';

/**
 * The moment of a curfew (minutes after midnight) on the festival day that the given minute lies in; one before 06:00
 * falls on the next calendar day.
 */
export function curfewAfter(curfew: number, minute: Minutes): Minutes {
	const nextDay = curfew * MINUTE < FESTIVAL_DAY_BEGINS ? DAY_MINUTES : 0;
	return minutesOf(startOfDay(festivalDayOf(instantOfMinutes(minute)))) + curfew + nextDay;
}
