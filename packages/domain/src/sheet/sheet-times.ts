import { type PlannedTimes, plannedBegin } from '../activity/status.ts';
import {
	addDays,
	type Day,
	FESTIVAL_DAY_BEGINS,
	type FestivalTime,
	festivalDayOf,
	type Instant,
	instantOf,
	later,
	localOf,
	startOfDay,
} from '../time.ts';
import { weekdayName } from '../weekdays.ts';

/** 'Saturday 22.08.2026' */
export function dayInWords(day: Day): string {
	const [year, month, date] = day.split('-');
	return `${weekdayName(day)} ${date}.${month}.${year}`;
}

/** The clock's reading, '18:30'; of another festival day than the sheet's with its weekday, 'Fri 22:10'. */
export function clockOn(day: Day, time: FestivalTime): string {
	const own = festivalDayOf(instantOf(time));
	const clock = localOf(time).slice(11, 16);
	return own === day ? clock : `${weekdayName(own).slice(0, 3)} ${clock}`;
}

/** When it is planned, '12:00–12:25', a point '11:00'; empty without any time. */
export function plannedOn(day: Day, { planned_start, planned_end }: PlannedTimes): string {
	const times = [planned_start, planned_end].filter((time) => time !== null);
	return times.map((time) => clockOn(day, time)).join('–');
}

/** From when to when a festival day lasts. */
export function festivalDaySpan(day: Day): { readonly from: Instant; readonly to: Instant } {
	const begin = (one: Day) => later(startOfDay(one), FESTIVAL_DAY_BEGINS);
	return { from: begin(day), to: begin(addDays(day, 1)) };
}

/** Whether any of it is planned for the festival day; what ends as the day begins is not. */
export function touchesDay(activity: PlannedTimes, day: Day): boolean {
	const begin = plannedBegin(activity);
	if (begin === null) return false;
	const { from, to } = festivalDaySpan(day);
	const end = activity.planned_end === null ? begin : instantOf(activity.planned_end);
	return begin < to && (end > from || begin >= from);
}
