import { isLongerThanPlanned, plannedTimesFault } from '../activity/time-mode.ts';
import { type FestivalTime, FIRST_YEAR, festivalDayOf, instantOf, LAST_YEAR } from '../time.ts';
import type { CarryActivity } from './carry-rows.ts';
import { movedByDays } from './moved-days.ts';
import { type ActivityTypeTimes, needs, type References, resolved, resolvedOne, unknownType } from './names-there.ts';
import type { Adapted, KindRules } from './propose-kind.ts';

interface ActivityReferences {
	readonly bands: References;
	readonly stages: References;
	readonly positions: References;
	readonly vehicles: References;
}

/** What activities need besides: their types, and by how many days they move. */
interface Moving {
	readonly types: ActivityTypeTimes;
	readonly days: number;
	readonly nameOf: (activity: CarryActivity) => string;
}

/** Activities are known again as an import knows them: by stage and time, then by less and less (IMP-12). */
export function activityRules(
	references: ActivityReferences,
	{ types, days, nameOf }: Moving,
): KindRules<CarryActivity> {
	const key = (row: CarryActivity, ...parts: unknown[]) => JSON.stringify([row.activityTypeId, row.bandId, ...parts]);
	// What has no time is known again by nothing.
	const timed = (keyAt: (row: CarryActivity, start: FestivalTime) => string) => (row: CarryActivity) => {
		const start = row.planned_start ?? row.planned_end;
		return start === null ? null : keyAt(row, start);
	};
	const dayOf = (start: FestivalTime) => festivalDayOf(instantOf(start));
	return {
		nameOf,
		tiers: [
			timed((row, start) => key(row, row.stageId, start, row.planned_end)),
			timed((row, start) => key(row, row.stageId, start)),
			timed((row, start) => key(row, start)),
			timed((row, start) => key(row, row.stageId, dayOf(start))),
			timed((row, start) => key(row, dayOf(start))),
		],
		last: (row) => key(row),
		adapt: (activity) => adaptActivity(activity, references, { types, days }),
		sayOf: (row) => [
			[row.bandId, row.stageId, row.positionId, row.planned_start, row.planned_end, row.info],
			row.vehicleIds,
		],
	};
}

function adaptActivity(
	activity: CarryActivity,
	references: ActivityReferences,
	{ types, days }: Pick<Moving, 'types' | 'days'>,
): Adapted<CarryActivity> {
	const stage = resolvedOne(activity.stageId, references.stages);
	const position = resolvedOne(activity.positionId, references.positions);
	const vehicles = resolved(activity.vehicleIds, references.vehicles);
	const bandId = activity.bandId === null ? null : (references.bands.idOf(activity.bandId) ?? 0);
	const move = (time: FestivalTime | null) => (time === null ? null : movedByDays(time, days));
	const row: CarryActivity = {
		id: activity.id,
		activityTypeId: activity.activityTypeId,
		bandId,
		stageId: stage.id,
		positionId: position.id,
		planned_start: move(activity.planned_start),
		planned_end: move(activity.planned_end),
		info: activity.info,
		vehicleIds: vehicles.ids,
	};
	return {
		row,
		remarks: [...stage.remarks, ...position.remarks, ...vehicles.remarks],
		obstacle: (activity.bandId === null ? null : needs(activity.bandId, references.bands)) ?? timesFault(row, types),
	};
}

function timesFault(row: CarryActivity, types: ActivityTypeTimes): string | null {
	const mode = types.get(row.activityTypeId);
	if (mode === undefined) return unknownType(row.activityTypeId);
	if (plannedTimesFault(mode, row) !== null || isLongerThanPlanned(row)) return 'has planned times that cannot be';
	const years = [row.planned_start, row.planned_end].map((time) =>
		time === null ? FIRST_YEAR : Number(time.slice(0, 4)),
	);
	return years.some((year) => year < FIRST_YEAR || year > LAST_YEAR)
		? 'would be planned outside of 1900 to 2100'
		: null;
}
