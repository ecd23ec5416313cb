import {
	type ActivityField,
	type ActivityTypeFacts,
	DEPARTURE,
	isDeparture,
	type TimeMode,
} from '../activity/activity-type.ts';
import type { ActivityTimes } from '../activity/status.ts';
import { changedPart } from '../changed-part.ts';
import type { PositionTag } from '../position/tag.ts';
import { minutesOfTime } from './minutes.ts';
import type { PlanChange, PlanEntity } from './plan-index.ts';
import type { Plan, PlanActivity, PlanBand, PlanPosition, PlanSettings, PlanStage, PlanVehicle } from './plan-row.ts';
import { spanOf } from './span.ts';

/** Minutes of a new stage and a new installation (PLAN-01, PLAN-03), and of rows from before these fields existed. */
export const DEFAULT_CHANGEOVER = 30;
export const DEFAULT_TURNAROUND = 10;

interface Reference {
	readonly id: number;
}

/** A row of a list as it is on the wire, with the fields that planning needs. */
export interface ActivityRow extends ActivityTimes {
	readonly id: number;
	readonly activityType: ActivityTypeFacts & {
		readonly timeMode: TimeMode;
		readonly allowedFields: readonly ActivityField[];
	};
	readonly band: Reference | null;
	readonly stage: Reference | null;
	readonly position: Reference | null;
	readonly vehicles: readonly Reference[];
}

export interface StageRow {
	readonly id: number;
	readonly name: string;
	readonly changeover?: number;
	/** HH:MM of the festival's clock. */
	readonly curfew?: string | null;
}

export interface PositionRow {
	readonly id: number;
	readonly name: string;
	readonly tag: PositionTag;
	readonly capacity?: number | null;
	readonly stage?: Reference | null;
}

export interface VehicleRow {
	readonly id: number;
	readonly name: string;
	readonly licence_plate: string | null;
	readonly band: Reference;
}

export interface PlanRows {
	readonly activities: readonly ActivityRow[];
	readonly stages: readonly StageRow[];
	readonly positions: readonly PositionRow[];
	readonly vehicles: readonly VehicleRow[];
	readonly bands: readonly PlanBand[];
	readonly settings?: PlanSettings;
}

/** The plan that lists of rows make up; their times are parsed here, once. Throws RangeError for text that is no time. */
export function readPlan(rows: PlanRows): Plan {
	const { activities, stages, positions, vehicles, bands } = rows;
	return {
		activities: activities.map(planActivity),
		stages: stages.map(planStage),
		positions: positions.map(planPosition),
		vehicles: vehicles.map(planVehicle),
		bands: bands.map(planBand),
		settings: settingsOf(rows),
	};
}

const READERS = {
	activity: { list: 'activities', read: planActivity },
	stage: { list: 'stages', read: planStage },
	position: { list: 'positions', read: planPosition },
	vehicle: { list: 'vehicles', read: planVehicle },
	band: { list: 'bands', read: planBand },
} as const;

/** The changes from the plan of some rows to that of others. Rows are compared by identity. */
export function changesBetween(before: PlanRows, after: PlanRows): PlanChange[] {
	const changes = Object.keys(READERS).flatMap((entity) => rowChanges(entity as PlanEntity, before, after));
	if (before.settings === after.settings) return changes;
	return [...changes, { entity: 'settings', row: settingsOf(after) }];
}

function rowChanges(entity: PlanEntity, before: PlanRows, after: PlanRows): PlanChange[] {
	const { list, read } = READERS[entity];
	const part = changedPart<{ readonly id: number }>(before[list], after[list]);
	const changes: { entity: PlanEntity; id: number; row: unknown }[] = [];
	const missing = new Map<number, unknown>(part.before.map((row) => [row.id, row]));
	for (const row of part.after) {
		if (missing.get(row.id) !== row) changes.push({ entity, id: row.id, row: read(row as never) });
		missing.delete(row.id);
	}
	for (const id of missing.keys()) changes.push({ entity, id, row: null });
	return changes as PlanChange[];
}

function settingsOf({ settings }: PlanRows): PlanSettings {
	return settings ?? { turnaround: DEFAULT_TURNAROUND };
}

/** An activity of a list as the rules of planning take it. Throws RangeError for text that is no time. */
export function planActivity(row: ActivityRow): PlanActivity {
	const times = {
		timeMode: row.activityType.timeMode,
		planned_start: minutesOfTime(row.planned_start),
		planned_end: minutesOfTime(row.planned_end),
		start: minutesOfTime(row.start),
	};
	return {
		id: row.id,
		typeId: isDeparture(row.activityType) ? DEPARTURE : row.activityType.id,
		typeName: row.activityType.name,
		allowedFields: row.activityType.allowedFields,
		bandId: row.band?.id ?? null,
		stageId: row.stage?.id ?? null,
		positionId: row.position?.id ?? null,
		vehicleIds: row.vehicles.map(({ id }) => id),
		...times,
		end: minutesOfTime(row.end),
		cancelled: (row.cancelled ?? null) !== null,
		span: spanOf(times),
	};
}

export function planStage({ id, name, changeover = DEFAULT_CHANGEOVER, curfew = null }: StageRow): PlanStage {
	return { id, name, changeover, curfew: curfew === null ? null : minutesOfClock(curfew) };
}

export function planPosition({ id, name, tag, capacity = null, stage = null }: PositionRow): PlanPosition {
	return { id, name, tag, capacity, stageId: stage?.id ?? null };
}

export function planVehicle({ id, name, licence_plate, band }: VehicleRow): PlanVehicle {
	return { id, name, licence_plate, bandId: band.id };
}

export function planBand({ id, name }: PlanBand): PlanBand {
	return { id, name };
}

/** Minutes after midnight of 'HH:MM'. */
function minutesOfClock(clock: string): number {
	const [hour, minute] = clock.split(':').map(Number);
	return (hour ?? 0) * 60 + (minute ?? 0);
}
