import type { Activity } from '@crossload/contract';
import { ALL_DAYS, type DayFilter, dayFilters, isOnDay, isOver, isShow, parseDayFilter } from '@crossload/domain';

/** What the activity list leaves out. */
export interface ActivityFilters {
	readonly day: DayFilter;
	/** Id of an activity type; null for all. */
	readonly type: string | null;
	/** Id of a stage; without it all. */
	readonly stage?: number;
	readonly hideDone: boolean;
}

export const NO_FILTERS: ActivityFilters = { day: ALL_DAYS, type: null, hideDone: true };

/** Reads stored filters; each that will not do is as if it had not been set. */
export function parseFilters(stored: unknown): ActivityFilters | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { day, type, stage, hideDone } = stored as Partial<Record<keyof ActivityFilters, unknown>>;
	return {
		day: parseDayFilter(day) ?? NO_FILTERS.day,
		type: typeof type === 'string' ? type : null,
		...(typeof stage === 'number' && { stage }),
		hideDone: hideDone !== false,
	};
}

/** The days to choose by: those of SPEC.md, and the others that have shows. */
export function dayChoices(activities: readonly Activity[]): DayFilter[] {
	const shows = activities.filter(({ activityType }) => isShow(activityType));
	return dayFilters(shows.flatMap(({ planned_start, planned_end }) => planned_start ?? planned_end ?? []));
}

/** The filters with another stage, null for all. */
export function withStage({ stage: _, ...filters }: ActivityFilters, stageId: number | null): ActivityFilters {
	return stageId === null ? filters : { ...filters, stage: stageId };
}

/** What is left of the activities, and whether done ones alone were left but are hidden. */
interface FilteredActivities {
	readonly shown: readonly Activity[];
	readonly isAllDone: boolean;
}

/** The activities of a day (by planned start, else planned end), type and stage, without the done and cancelled ones if those are hidden. */
export function filterActivities(
	activities: readonly Activity[],
	{ day, type, stage: stageId, hideDone }: ActivityFilters,
): FilteredActivities {
	const matching = activities.filter(
		({ activityType, stage, planned_start, planned_end }) =>
			isOnDay(day, planned_start ?? planned_end) &&
			(type === null || activityType.id === type) &&
			(stageId === undefined || stage?.id === stageId),
	);
	const shown = hideDone ? matching.filter((activity) => !isOver(activity)) : matching;
	return { shown, isAllDone: matching.length > 0 && shown.length === 0 };
}
