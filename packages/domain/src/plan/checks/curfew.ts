import { FESTIVAL_DAY_BEGINS, festivalDayOf, MINUTE, startOfDay } from '../../time.ts';
import { DAY_MINUTES, instantOfMinutes, type Minutes, minutesOf } from '../minutes.ts';

/**
 * The moment of a curfew (minutes after midnight) on the festival day that the given minute lies in; one before 06:00
 * is that of the night.
 */
export function curfewAfter(curfew: number, minute: Minutes): Minutes {
	const night = curfew * MINUTE < FESTIVAL_DAY_BEGINS ? DAY_MINUTES : 0;
	return minutesOf(startOfDay(festivalDayOf(instantOfMinutes(minute)))) + curfew + night;
}
