import type { ActivityBrief, Position, VehicleReference } from '@crossload/contract';
import { compareNames, nameKey } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { briefsByPosition } from '../activity/activity-brief.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';

/** A position's own fields: what is written and what the change log keeps. */
export type PositionState = Pick<Position, 'name' | 'slug' | 'tag'>;

const columns = ['id', 'name', 'slug', 'tag', 'version'] as const;

/** All positions with the vehicles that stand there and their activities in brief, by name. */
export async function listPositions(db: Db): Promise<Position[]> {
	const rows = await db.selectFrom('position').select(columns).execute();
	const activities = await briefsByPosition(db);
	const vehicles = await vehiclesByPosition(db);
	return rows
		.map((row) => positionOf(row, activities.get(row.id) ?? [], vehicles.get(row.id) ?? []))
		.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

export async function findPosition(db: Db, id: number): Promise<Position | undefined> {
	const row = await db.selectFrom('position').select(columns).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	const activities = await briefsByPosition(db, id);
	const vehicles = await vehiclesByPosition(db);
	return positionOf(row, activities.get(id) ?? [], vehicles.get(id) ?? []);
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

async function vehiclesByPosition(db: Db): Promise<Map<number, VehicleReference[]>> {
	const byPosition = new Map<number, VehicleReference[]>();
	for (const { id, name, band, type, current_position } of await listVehicles(db)) {
		if (current_position === null) continue;
		const standing = byPosition.get(current_position.id) ?? [];
		byPosition.set(current_position.id, standing);
		standing.push({ id, name, band, type });
	}
	return byPosition;
}

function positionOf(
	row: Omit<Position, 'vehicles' | 'activities'>,
	activities: ActivityBrief[],
	vehicles: VehicleReference[],
): Position {
	return { ...row, vehicles, activities };
}
