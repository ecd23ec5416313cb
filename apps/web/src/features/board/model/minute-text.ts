import { calendarDayOf, instantOfMinutes, type Minutes, timeOfMinutes } from '@crossload/domain';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';

/** `17:30`, at midnight `Sa 22.08.` */
export function tickText(minute: Minutes): string {
	return isMidnight(minute) ? dayText(minute) : clockText(minute);
}

/** Whether a calendar day begins. */
export function isMidnight(minute: Minutes): boolean {
	return clockText(minute) === '00:00';
}

/** `Sa 22.08.`, the calendar day of a minute. */
export function dayText(minute: Minutes): string {
	const day = calendarDayOf(instantOfMinutes(minute));
	return `${formatWeekday(day)} ${formatDay(day).slice(0, 6)}`;
}

/** `Sa 22.08. 17:30` */
export function timeText(minute: Minutes): string {
	return `${dayText(minute)} ${clockText(minute)}`;
}

/** `17:30` */
export function clockText(minute: Minutes): string {
	return formatTime(timeOfMinutes(Math.round(minute)));
}
