import type { Activity } from '@crossload/contract';
import { compareTimes, type DayFilter, festivalTimeOf, type Instant, isOnDay } from '@crossload/domain';
import { formatTime } from '../../lib/format.ts';
import type { SortEntry } from '../../ui/data-table/column.ts';
import type { Marker } from '../../ui/data-table/data-table-props.ts';

/** The now line between what was planned up to now and what comes; only in order of planned time, on a day that has now. */
export function nowMarker({ sorting, day, minute }: MarkerNeeds): Marker<Activity> | undefined {
	const [first] = sorting;
	const time = festivalTimeOf(minute);
	if (first?.id !== 'planned' || first.desc || !isOnDay(day, time)) return undefined;
	return {
		label: formatTime(time),
		isBefore: ({ planned_start, planned_end }) => compareTimes(planned_start ?? planned_end, time) > 0,
	};
}

interface MarkerNeeds {
	readonly sorting: readonly SortEntry[];
	readonly day: DayFilter;
	/** The full minute that it is. */
	readonly minute: Instant;
}
