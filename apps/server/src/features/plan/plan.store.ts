import { type Plan, type PlanEntity, readPlan } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { expectFound } from '../../errors/domain-errors.ts';
import { listActivityTypes, vehicleIdsByActivity } from '../activity/activity-brief.store.ts';
import { readTimes } from '../activity/stored-time.ts';
import { listStages } from '../stage/stage.store.ts';
import { findPlanSettings } from './plan-settings.store.ts';

/** Ids by entity. */
export type PlanIds = Readonly<Record<PlanEntity, readonly number[]>>;

/**
 * The plan as it is stored, or of some of its rows those that are there, with the settings: nothing is read of a row but
 * what the rules ask for.
 */
export async function findPlan(db: Db, ids?: PlanIds): Promise<Plan> {
	return readPlan({
		activities: await listPlanActivities(db, ids?.activity),
		stages: await listStages(db, ids?.stage),
		positions: await listPlanPositions(db, ids?.position),
		vehicles: await listPlanVehicles(db, ids?.vehicle),
		bands: await listPlanBands(db, ids?.band),
		settings: await findPlanSettings(db),
	});
}

/** The versions of activities, by id. */
export async function activityVersions(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom('activity').select(['id', 'version']).where('id', 'in', ids).execute();
	return new Map(rows.map(({ id, version }) => [id, version]));
}

async function listPlanActivities(db: Db, ids?: readonly number[]) {
	if (ids?.length === 0) return [];
	const types = new Map((await listActivityTypes(db)).map((type) => [type.id, type]));
	let query = db
		.selectFrom('activity')
		.select(['id', 'type_id', 'band_id', 'stage_id', 'position_id'])
		.select(['planned_start', 'planned_end', 'start', 'end', 'cancelled']);
	if (ids) query = query.where('id', 'in', ids);
	const rows = await query.execute();
	const vehicleIds = await vehicleIdsByActivity(db, ids);
	const referenceTo = (id: number | null) => (id === null ? null : { id });
	return rows.map((row) => ({
		id: row.id,
		activityType: expectFound(types.get(row.type_id), 'This activity type'),
		band: referenceTo(row.band_id),
		stage: referenceTo(row.stage_id),
		position: referenceTo(row.position_id),
		vehicles: (vehicleIds.get(row.id) ?? []).map((id) => ({ id })),
		...readTimes(row),
	}));
}

async function listPlanBands(db: Db, ids?: readonly number[]) {
	if (ids?.length === 0) return [];
	const query = db.selectFrom('band').select(['id', 'name']);
	return await (ids ? query.where('id', 'in', ids) : query).execute();
}

async function listPlanPositions(db: Db, ids?: readonly number[]) {
	if (ids?.length === 0) return [];
	let query = db.selectFrom('position').select(['id', 'name', 'tag', 'capacity', 'stage_id']);
	if (ids) query = query.where('id', 'in', ids);
	const rows = await query.execute();
	return rows.map(({ stage_id, ...own }) => ({ ...own, stage: stage_id === null ? null : { id: stage_id } }));
}

async function listPlanVehicles(db: Db, ids?: readonly number[]) {
	if (ids?.length === 0) return [];
	let query = db.selectFrom('vehicle').select(['id', 'name', 'licence_plate', 'band_id']);
	if (ids) query = query.where('id', 'in', ids);
	const rows = await query.execute();
	return rows.map(({ band_id, ...own }) => ({ ...own, band: { id: band_id } }));
}
