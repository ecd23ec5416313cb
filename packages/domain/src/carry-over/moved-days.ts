import { SHOW } from '../activity/activity-type.ts';
import { type PlannedTimes, plannedDay } from '../activity/status.ts';
import { addDays, DAY, type Day, type FestivalTime, festivalTimeOf, instantOf, later, weekdayOf } from '../time.ts';

const WEEK = 7;

/** Weeks of a year, in days: a festival falls on the same weekdays again. */
const SAME_WEEKDAY_NEXT_YEAR = 52 * WEEK;

/** The first festival day of a plan: that of its shows, without any that of whatever is planned; null for an empty plan. */
export function firstFestivalDay(
	activities: readonly (PlannedTimes & { readonly activityTypeId: string })[],
): Day | null {
	const shows = activities.filter(({ activityTypeId }) => activityTypeId === SHOW);
	let first: Day | null = null;
	for (const activity of shows.length > 0 ? shows : activities) {
		const day = plannedDay(activity);
		if (day === null) continue;
		if (first === null || day < first) first = day;
	}
	return first;
}

/** The day that a plan's first day moves to: of the same weekday, on the wanted day or up to six days after it. */
export function sameWeekdayFrom(first: Day, wanted: Day): Day {
	return addDays(wanted, (weekdayOf(first) - weekdayOf(wanted) + WEEK) % WEEK);
}

/** The first day that is proposed for a plan: 52 weeks on, as often as it takes to be today or later. */
export function proposedFirstDay(first: Day, today: Day): Day {
	let proposed = first;
	while (proposed === first || proposed < today) proposed = addDays(proposed, SAME_WEEKDAY_NEXT_YEAR);
	return proposed;
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** A time so many days later, at the same time of day: the festival's offset is fixed. */
export function movedByDays(time: FestivalTime, days: number): FestivalTime {
	return festivalTimeOf(later(instantOf(time), days * DAY));
}
