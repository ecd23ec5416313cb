import { type Day, weekdayOf } from './time.ts';

/** The names of the weekdays, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Likewise in short, as screens write them. */
export const SHORT_WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** 'Saturday' */
export function weekdayName(day: Day): string {
	return WEEKDAYS[weekdayOf(day) - 1] ?? '';
}

/** 'Sa' */
export function shortWeekdayName(day: Day): string {
	return SHORT_WEEKDAYS[weekdayOf(day) - 1] ?? '';
}
