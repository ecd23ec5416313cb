import type { Position, PositionWithActivities, VehicleReference } from '@crossload/contract';
import { compareNames, nameKey } from '@crossload/domain';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { Db, Trx } from '../../db/database.ts';
import { briefsByPosition } from '../activity/activity-brief.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';

/** A position's own fields: what is written and what the change log keeps. */
export type PositionState = Pick<PositionWithActivities, 'name' | 'slug' | 'tag'>;

const columns = ['id', 'name', 'slug', 'tag', 'version'] as const;

/** Some or all positions with the vehicles that stand there, by name. */
export async function listPositionsWithVehicles(db: Db, ids?: readonly number[]): Promise<Position[]> {
	if (ids?.length === 0) return [];
	let query = db.selectFrom('position').select(columns);
	if (ids) query = query.where('id', 'in', ids);
	const rows = await query.execute();
	const vehicles = await vehiclesByPosition(db, ids);
	return rows
		.map((row) => ({ ...row, vehicles: vehicles.get(row.id) ?? [] }))
		.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

/** Likewise, with their activities in brief. */
export async function listPositions(db: Db, ids?: readonly number[]): Promise<PositionWithActivities[]> {
	const positions = await listPositionsWithVehicles(db, ids);
	if (positions.length === 0) return [];
	const activities = await briefsByPosition(db, ids);
	return positions.map((position) => ({ ...position, activities: activities.get(position.id) ?? [] }));
}

export async function findPosition(db: Db, id: number): Promise<PositionWithActivities | undefined> {
	return (await listPositions(db, [id]))[0];
}

/** A position as the change log keeps it: without what stands there. */
export function loggedPosition({ name, slug, tag, version }: Position): LoggedState {
	return { name, slug, tag, version };
}

/** The position that has this slug, whatever the case. */
export async function findPositionBySlug(db: Db, slug: string): Promise<{ id: number; name: string } | undefined> {
	return await db
		.selectFrom('position')
		.select(['id', 'name'])
		.where('slug_key', '=', nameKey(slug))
		.executeTakeFirst();
}

/** Answers the new position's id. */
export async function insertPosition(trx: Trx, { name, slug, tag }: PositionState): Promise<number> {
	const row = { name, slug, slug_key: nameKey(slug), tag, version: 1 };
	return (await trx.insertInto('position').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updatePosition(trx: Trx, id: number, { name, slug, tag }: PositionState): Promise<void> {
	await trx
		.updateTable('position')
		.set((row) => ({ name, slug, slug_key: nameKey(slug), tag, version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deletePosition(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('position').where('id', '=', id).execute();
}

/** Who stands where; only vehicles with an activity at a position can stand there. */
async function vehiclesByPosition(db: Db, ids?: readonly number[]): Promise<Map<number, VehicleReference[]>> {
	const byPosition = new Map<number, VehicleReference[]>();
	const candidates = ids && (await vehicleIdsAt(db, ids));
	for (const { id, name, band, type, current_position } of await listVehicles(db, candidates && { ids: candidates })) {
		if (current_position === null) continue;
		const standing = byPosition.get(current_position.id) ?? [];
		byPosition.set(current_position.id, standing);
		standing.push({ id, name, band, type });
	}
	return byPosition;
}

async function vehicleIdsAt(db: Db, positionIds: readonly number[]): Promise<number[]> {
	const rows = await db
		.selectFrom('activity_vehicle')
		.innerJoin('activity', 'activity.id', 'activity_vehicle.activity_id')
		.select('activity_vehicle.vehicle_id')
		.distinct()
		.where('activity.position_id', 'in', positionIds)
		.execute();
	return rows.map(({ vehicle_id }) => vehicle_id);
}
