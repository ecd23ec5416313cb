import type { Activity } from '@crossload/contract';
import { ALL_DAYS, DAY_FILTERS, type DayFilter, isOnDay } from '@crossload/domain';

/** What the activity list leaves out. */
export interface ActivityFilters {
	readonly day: DayFilter;
	/** Id of an activity type; null for all. */
	readonly type: string | null;
	readonly hideDone: boolean;
}

export const NO_FILTERS: ActivityFilters = { day: ALL_DAYS, type: null, hideDone: true };

/** Reads stored filters; each that will not do is as if it had not been set. */
export function parseFilters(stored: unknown): ActivityFilters | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { day, type, hideDone } = stored as Partial<Record<keyof ActivityFilters, unknown>>;
	return {
		day: DAY_FILTERS.find((known) => known === day) ?? NO_FILTERS.day,
		type: typeof type === 'string' ? type : null,
		hideDone: hideDone !== false,
	};
}

/** What is left of the activities, and whether done ones alone were left but are hidden. */
interface FilteredActivities {
	readonly shown: readonly Activity[];
	readonly isAllDone: boolean;
}

/** The activities of a day (by planned start, else planned end), type and stage, without the done ones if those are hidden. */
export function filterActivities(
	activities: readonly Activity[],
	{ day, type, hideDone }: ActivityFilters,
	stageId: number | null,
): FilteredActivities {
	const matching = activities.filter(
		({ activityType, stage, planned_start, planned_end }) =>
			isOnDay(day, planned_start ?? planned_end) &&
			(type === null || activityType.id === type) &&
			(stageId === null || stage?.id === stageId),
	);
	const shown = hideDone ? matching.filter(({ end }) => end === null) : matching;
	return { shown, isAllDone: matching.length > 0 && shown.length === 0 };
}
