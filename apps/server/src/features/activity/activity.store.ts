import type { Activity, VehicleReference } from '@crossload/contract';
import type { FestivalTime } from '@crossload/domain';
import { compareByPlan } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { type ActivityBriefRow, briefOf, selectBriefs } from './activity-brief.store.ts';

/** An activity's own fields, references as ids: what is written and what the change log keeps. */
export interface ActivityState {
	readonly activityTypeId: string;
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
	readonly info: string | null;
	readonly vehicleIds: readonly number[];
}

/** Which activities are asked for: all, some, or those of one entity. */
export interface ActivityFilter {
	readonly ids?: readonly number[];
	readonly bandId?: number;
	readonly positionId?: number;
	readonly vehicleId?: number;
}

/** Whole activities by planned start, else planned end. */
export async function listActivities(db: Db, filter: ActivityFilter = {}): Promise<Activity[]> {
	if (filter.ids?.length === 0) return [];
	const rows = await filtered(selectBriefs(db), filter).select(['activity.info', 'activity.version']).execute();
	const narrowed = Object.keys(filter).length > 0;
	const vehicles = await vehiclesByActivity(db, narrowed ? rows.map(({ id }) => id) : undefined);
	return rows.map((row) => wholeActivity(row, vehicles.get(row.id) ?? [])).sort(compareByPlan);
}

export async function findActivity(db: Db, id: number): Promise<Activity | undefined> {
	return (await listActivities(db, { ids: [id] }))[0];
}

/** The activity's own fields, for changing it and for the log. */
export async function findActivityState(
	db: Db,
	id: number,
): Promise<(ActivityState & { readonly version: number }) | undefined> {
	const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	const vehicles = await db
		.selectFrom('activity_vehicle')
		.select('vehicle_id')
		.where('activity_id', '=', id)
		.orderBy('ordinal')
		.execute();
	const { type_id, band_id, stage_id, position_id, planned_start, planned_end, start, end, info, version } = row;
	return {
		activityTypeId: type_id,
		bandId: band_id,
		stageId: stage_id,
		positionId: position_id,
		planned_start,
		planned_end,
		start,
		end,
		info,
		vehicleIds: vehicles.map(({ vehicle_id }) => vehicle_id),
		version,
	};
}

/** Answers the new activity's id. */
export async function insertActivity(trx: Trx, state: ActivityState): Promise<number> {
	const row = { ...columnsOf(state), version: 1 };
	const { id } = await trx.insertInto('activity').values(row).returning('id').executeTakeFirstOrThrow();
	await insertVehicles(trx, id, state.vehicleIds);
	return id;
}

export async function updateActivity(trx: Trx, id: number, state: ActivityState): Promise<void> {
	await trx
		.updateTable('activity')
		.set((row) => ({ ...columnsOf(state), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
	await trx.deleteFrom('activity_vehicle').where('activity_id', '=', id).execute();
	await insertVehicles(trx, id, state.vehicleIds);
}

/** Sets only what really happened; everything else stays. */
export async function updateActualTimes(
	trx: Trx,
	id: number,
	times: Pick<ActivityState, 'start' | 'end'>,
): Promise<void> {
	await trx
		.updateTable('activity')
		.set((row) => ({ start: times.start, end: times.end, version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteActivity(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('activity').where('id', '=', id).execute();
}

async function insertVehicles(trx: Trx, id: number, vehicleIds: readonly number[]): Promise<void> {
	if (vehicleIds.length === 0) return;
	const rows = vehicleIds.map((vehicle_id, ordinal) => ({ activity_id: id, vehicle_id, ordinal }));
	await trx.insertInto('activity_vehicle').values(rows).execute();
}

function columnsOf({ activityTypeId, bandId, stageId, positionId, vehicleIds: _, ...times }: ActivityState) {
	const { planned_start, planned_end, start, end, info } = times;
	return {
		type_id: activityTypeId,
		band_id: bandId,
		stage_id: stageId,
		position_id: positionId,
		planned_start,
		planned_end,
		start,
		end,
		info,
	};
}

function filtered(query: ReturnType<typeof selectBriefs>, { ids, bandId, positionId, vehicleId }: ActivityFilter) {
	let narrowed = query;
	if (ids) narrowed = narrowed.where('activity.id', 'in', ids);
	if (bandId !== undefined) narrowed = narrowed.where('activity.band_id', '=', bandId);
	if (positionId !== undefined) narrowed = narrowed.where('activity.position_id', '=', positionId);
	if (vehicleId !== undefined) {
		narrowed = narrowed.where('activity.id', 'in', (where) =>
			where.selectFrom('activity_vehicle').select('activity_id').where('vehicle_id', '=', vehicleId),
		);
	}
	return narrowed;
}

/** Vehicles in one line of the given activities, or of all. Each vehicle is read once, however many activities it is in. */
async function vehiclesByActivity(db: Db, ids?: readonly number[]): Promise<Map<number, VehicleReference[]>> {
	if (ids?.length === 0) return new Map();
	let query = db
		.selectFrom('activity_vehicle')
		.select(['activity_id', 'vehicle_id'])
		.orderBy('activity_id')
		.orderBy('ordinal');
	if (ids) query = query.where('activity_id', 'in', ids);
	const links = await query.execute();
	const references = await vehicleReferences(db, ids && new Set(links.map(({ vehicle_id }) => vehicle_id)));
	const byActivity = new Map<number, VehicleReference[]>();
	for (const { activity_id, vehicle_id } of links) {
		const vehicle = references.get(vehicle_id);
		if (!vehicle) continue;
		const vehicles = byActivity.get(activity_id);
		if (vehicles) vehicles.push(vehicle);
		else byActivity.set(activity_id, [vehicle]);
	}
	return byActivity;
}

async function vehicleReferences(db: Db, ids?: ReadonlySet<number>): Promise<Map<number, VehicleReference>> {
	if (ids?.size === 0) return new Map();
	let query = db
		.selectFrom('vehicle')
		.innerJoin('band', 'band.id', 'vehicle.band_id')
		.innerJoin('vehicle_type', 'vehicle_type.id', 'vehicle.type_id')
		.select([
			'vehicle.id',
			'vehicle.name',
			'band.id as band_id',
			'band.name as band_name',
			'vehicle_type.id as type_id',
			'vehicle_type.slug',
			'vehicle_type.name as type_name',
			'vehicle_type.color',
		]);
	if (ids) query = query.where('vehicle.id', 'in', [...ids]);
	const rows = await query.execute();
	return new Map(
		rows.map((row) => [
			row.id,
			{
				id: row.id,
				name: row.name,
				band: { id: row.band_id, name: row.band_name },
				type: { id: row.type_id, slug: row.slug, name: row.type_name, color: row.color },
			},
		]),
	);
}

function wholeActivity(
	row: ActivityBriefRow & { info: string | null; version: number },
	vehicles: VehicleReference[],
): Activity {
	return { ...briefOf(row), vehicles, info: row.info, version: row.version };
}
