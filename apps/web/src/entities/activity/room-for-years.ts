import { type ActivityTimes, calendarDayOf, type Instant } from '@crossload/domain';
import type { Column } from '../../ui/data-table/column.ts';

interface ShownTimes {
	readonly activities: readonly ActivityTimes[];
	readonly now: Instant;
	/** Pixels by a column's id in which a time with its year takes two lines. */
	readonly needed: Readonly<Record<string, number>>;
}

/** The columns with room for what happens in another year, where there is such: `12.08.2023`, and below it `20:45–21:15`. */
export function roomForYears<Row>(
	columns: readonly Column<Row>[],
	{ activities, now, needed }: ShownTimes,
): readonly Column<Row>[] {
	if (!hasOtherYear(activities, now)) return columns;
	return columns.map((column) => {
		const { id, width, minWidth } = column;
		const pixels = needed[id];
		if (pixels === undefined || width === 'fill') return column;
		return { ...column, width: Math.max(width, pixels), minWidth: Math.max(minWidth ?? width, pixels) };
	});
}

function hasOtherYear(activities: readonly ActivityTimes[], now: Instant): boolean {
	const year = calendarDayOf(now).slice(0, 4);
	return activities.some(({ planned_start, planned_end, start, end }) =>
		[planned_start, planned_end, start, end].some((time) => time !== null && !time.startsWith(year)),
	);
}
