import type { Activity, ActivityCreate, ActivityType, ActivityUpdate } from '@crossload/contract';
import {
	clearDisallowed,
	type FestivalTime,
	festivalTimeOfLocal,
	localOf,
	type PlannedTimes,
	plannedTimesFault,
	plannedTimesFor,
	switchTimeMode,
	type TimeMode,
	textOrNull,
} from '@crossload/domain';
import type { DateTimeRange } from '../../ui/date-time-range-field/date-time-range.ts';

/** What stands in the form. Fields that the type does not allow keep what they held; saving clears them. */
export interface ActivityFormValues {
	readonly activityTypeId: string | null;
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly vehicleIds: readonly number[];
	/** Clock readings in festival time; a point has its one time in `to`. */
	readonly planned: DateTimeRange;
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
	readonly info: string;
}

export const NO_VALUES: ActivityFormValues = {
	activityTypeId: null,
	bandId: null,
	stageId: null,
	positionId: null,
	vehicleIds: [],
	planned: { from: null, to: null },
	start: null,
	end: null,
	info: '',
};

/** An activity as the form shows it. */
export function valuesOf(activity: Activity): ActivityFormValues {
	const { activityType, band, stage, position, vehicles, planned_start, planned_end, start, end, info } = activity;
	return {
		activityTypeId: activityType.id,
		bandId: band?.id ?? null,
		stageId: stage?.id ?? null,
		positionId: position?.id ?? null,
		vehicleIds: vehicles.map(({ id }) => id),
		planned: { from: planned_start && localOf(planned_start), to: planned_end && localOf(planned_end) },
		start,
		end,
		info: info ?? '',
	};
}

/** The planned time as the rules take it. */
export function plannedOf({ from, to }: DateTimeRange): PlannedTimes {
	return { planned_start: from && festivalTimeOfLocal(from), planned_end: to && festivalTimeOfLocal(to) };
}

/** The planned time brought from one time mode into another (ACT-12). */
export function inMode(planned: DateTimeRange, from: TimeMode, to: TimeMode): DateTimeRange {
	const { planned_start, planned_end } = switchTimeMode(plannedOf(planned), from, to);
	return { from: planned_start && localOf(planned_start), to: planned_end && localOf(planned_end) };
}

/**
 * What is sent (ACT-18): what the type does not allow is cleared, planned times are festival time to the minute. What
 * really happened was never typed and keeps its seconds (API-16).
 */
export function payloadOf(values: ActivityFormValues, type: ActivityType): ActivityCreate {
	const { bandId, stageId, positionId, vehicleIds } = clearDisallowed(values, type.allowedFields);
	const { planned_start, planned_end } = plannedTimesFor(type.timeMode, plannedOf(values.planned));
	return {
		activityTypeId: type.id,
		bandId,
		stageId,
		positionId,
		planned_start: toMinute(planned_start),
		planned_end: toMinute(planned_end),
		start: values.start,
		end: values.end,
		info: textOrNull(values.info),
		vehicleIds: [...vehicleIds],
	};
}

/** What is sent to change an activity: what really happened goes along only where the form says something else than it began with. */
export function changeOf(values: ActivityFormValues, base: ActivityFormValues, type: ActivityType): ActivityUpdate {
	const { start, end, ...changed } = payloadOf(values, type);
	return { ...changed, ...(start !== base.start && { start }), ...(end !== base.end && { end }) };
}

/** `2026-08-22T17:10+02:00` */
function toMinute(time: FestivalTime | null): string | null {
	return time && `${time.slice(0, 16)}${time.slice(19)}`;
}

/** What keeps the form from being saved, by field (ACT-16); empty when nothing does. */
export interface FormFaults {
	readonly activityTypeId?: string;
	readonly planned?: string;
}

const PLANNED_FAULTS = { missing: 'Planned time is required', reversed: 'The end is before the start' } as const;

export function faultsOf(values: ActivityFormValues, type: ActivityType | undefined): FormFaults {
	const fault = plannedTimesFault(type?.timeMode ?? 'range', plannedOf(values.planned));
	return {
		...(type === undefined && { activityTypeId: 'Required' }),
		...(fault !== null && { planned: PLANNED_FAULTS[fault] }),
	};
}
