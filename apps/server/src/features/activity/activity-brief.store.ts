import type { ActivityBrief, ActivityType, StageReference } from '@crossload/contract';
import { ACTIVITY_FIELDS, type ActivityField, compareByPlan } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { namedReference, type RowOf } from '../../db/rows.ts';
import { readTimes } from './stored-time.ts';

/** An activity with the names of what it refers to, as the database returns it. */
export type ActivityBriefRow = RowOf<typeof selectBriefs>;

type JoinedStage = Pick<ActivityBriefRow, 'stage_id' | 'stage_name' | 'stage_color'>;

/** The query behind every brief activity; callers narrow it. */
export function selectBriefs(db: Db) {
	return db
		.selectFrom('activity')
		.innerJoin('activity_type', 'activity_type.id', 'activity.type_id')
		.leftJoin('band', 'band.id', 'activity.band_id')
		.leftJoin('stage', 'stage.id', 'activity.stage_id')
		.leftJoin('position', 'position.id', 'activity.position_id')
		.select([
			'activity.id',
			'activity.type_id',
			'activity_type.name as type_name',
			'activity_type.color as type_color',
			'activity_type.allowed_fields',
			'activity_type.time_mode',
			'activity.band_id',
			'band.name as band_name',
			'activity.stage_id',
			'stage.name as stage_name',
			'stage.color as stage_color',
			'activity.position_id',
			'position.name as position_name',
			'activity.planned_start',
			'activity.planned_end',
			'activity.start',
			'activity.end',
			'activity.cancelled',
		]);
}

/** Brief activities of the given bands, or of every band that has any, by plan. */
export async function briefsByBand(db: Db, bandIds?: readonly number[]): Promise<Map<number, ActivityBrief[]>> {
	let query = selectBriefs(db);
	if (bandIds) query = query.where('activity.band_id', 'in', bandIds);
	const rows = await query.execute();
	return grouped(rows.map((row) => [row.band_id, row]));
}

/** Brief activities of the given positions, or of every position that has any, by plan. */
export async function briefsByPosition(db: Db, positionIds?: readonly number[]): Promise<Map<number, ActivityBrief[]>> {
	let query = selectBriefs(db);
	if (positionIds) query = query.where('activity.position_id', 'in', positionIds);
	const rows = await query.execute();
	return grouped(rows.map((row) => [row.position_id, row]));
}

/** Which vehicles are asked for: all, some, or those of one band. */
export interface VehicleFilter {
	readonly ids?: readonly number[];
	readonly bandId?: number;
}

/** Brief activities of every vehicle that has any, by plan. */
export async function briefsByVehicle(db: Db, { ids, bandId }: VehicleFilter): Promise<Map<number, ActivityBrief[]>> {
	let query = selectBriefs(db)
		.innerJoin('activity_vehicle', 'activity_vehicle.activity_id', 'activity.id')
		.select('activity_vehicle.vehicle_id');
	if (ids) query = query.where('activity_vehicle.vehicle_id', 'in', ids);
	if (bandId !== undefined) {
		query = query
			.innerJoin('vehicle', 'vehicle.id', 'activity_vehicle.vehicle_id')
			.where('vehicle.band_id', '=', bandId);
	}
	const rows = await query.execute();
	return grouped(rows.map((row) => [row.vehicle_id, row]));
}

function grouped(rows: readonly (readonly [owner: number | null, row: ActivityBriefRow])[]) {
	const briefs = new Map<number, ActivityBrief>();
	const byOwner = new Map<number, ActivityBrief[]>();
	for (const [owner, row] of rows) {
		if (owner === null) continue;
		const brief = briefs.get(row.id) ?? briefOf(row);
		briefs.set(row.id, brief);
		const owned = byOwner.get(owner) ?? [];
		byOwner.set(owner, owned);
		owned.push(brief);
	}
	for (const owned of byOwner.values()) owned.sort(compareByPlan);
	return byOwner;
}

/** Row → wire. */
export function briefOf(row: ActivityBriefRow): ActivityBrief {
	return {
		id: row.id,
		activityType: {
			id: row.type_id,
			name: row.type_name,
			color: row.type_color,
			allowedFields: fieldsOf(row.allowed_fields),
			timeMode: row.time_mode,
		},
		band: namedReference(row.band_id, row.band_name),
		stage: stageReferenceOf(row),
		position: namedReference(row.position_id, row.position_name),
		...readTimes(row),
	};
}

/** A joined stage as it stands inside others. */
export function stageReferenceOf({ stage_id, stage_name, stage_color }: JoinedStage): StageReference | null {
	if (stage_id === null || stage_name === null || stage_color === null) return null;
	return { id: stage_id, name: stage_name, color: stage_color };
}

function fieldsOf(joined: string): ActivityField[] {
	const named = joined.split(',');
	return ACTIVITY_FIELDS.filter((field) => named.includes(field));
}

/** Activity types in the order of a band's day. */
export async function listActivityTypes(db: Db): Promise<ActivityType[]> {
	const rows = await db.selectFrom('activity_type').selectAll().orderBy('sort_order').execute();
	return rows.map(({ id, name, color, allowed_fields, time_mode }) => ({
		id,
		name,
		color,
		allowedFields: fieldsOf(allowed_fields),
		timeMode: time_mode,
	}));
}

/** The ids of the vehicles of the given activities, or of all, in the order in which they were named. */
export async function vehicleIdsByActivity(db: Db, ids?: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
	if (ids?.length === 0) return new Map();
	let query = db
		.selectFrom('activity_vehicle')
		.select(['activity_id', 'vehicle_id'])
		.orderBy('activity_id')
		.orderBy('ordinal');
	if (ids) query = query.where('activity_id', 'in', ids);
	const byActivity = new Map<number, number[]>();
	for (const { activity_id, vehicle_id } of await query.execute()) {
		const vehicleIds = byActivity.get(activity_id);
		if (vehicleIds) vehicleIds.push(vehicle_id);
		else byActivity.set(activity_id, [vehicle_id]);
	}
	return byActivity;
}
