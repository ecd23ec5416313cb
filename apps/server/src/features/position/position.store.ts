import type { Position, PositionDetail, PositionWithActivities, VehicleReference } from '@crossload/contract';
import { compareByName, compareVehicles, nameKey, whereabouts } from '@crossload/domain';
import type { Db, Identity } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';
import { listActivities } from '../activity/activity.store.ts';
import { briefsByPosition, stageReferenceOf } from '../activity/activity-brief.store.ts';
import { placingsByVehicle } from '../activity/placing.store.ts';
import { listVehicleReferences } from '../vehicle/vehicle-reference.store.ts';

/** A position's own fields: what is written and what the change log keeps. */
export interface PositionState extends Pick<Position, 'name' | 'slug' | 'tag' | 'capacity'> {
	readonly stageId: number | null;
}

/** Some or all positions with the vehicles that stand there, by name. */
export async function listPositionsWithVehicles(db: Db, ids?: readonly number[]): Promise<Position[]> {
	if (ids?.length === 0) return [];
	const query = selectPositions(db);
	const rows = await (ids ? query.where('position.id', 'in', ids) : query).execute();
	const vehicles = await vehiclesByPosition(db, ids);
	return rows.map((row) => positionOf(row, vehicles.get(row.id) ?? [])).sort(compareByName);
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

/** A position with its vehicles and whole activities. */
export async function findPositionDetail(db: Db, id: number): Promise<PositionDetail | undefined> {
	const position = await findPosition(db, id);
	return position && { ...position, activities: await listActivities(db, { positionId: id }) };
}

/** The own fields of all positions, by id. */
export async function listPositionStates(db: Db): Promise<(PositionState & Identity)[]> {
	const columns = ['id', 'version', 'name', 'slug', 'tag', 'capacity', 'stage_id as stageId'] as const;
	return await db.selectFrom('position').select(columns).orderBy('id').execute();
}

/** A position's own fields, for changing it. */
export function stateOfPosition({ name, slug, tag, capacity, stage }: Position): PositionState {
	return { name, slug, tag, capacity, stageId: stage?.id ?? null };
}

/** A position as the change log keeps it: without what stands there. */
export function loggedPosition(position: Position) {
	return { ...stateOfPosition(position), version: position.version };
}

/** The position that has this slug, whatever the case. */
export async function findPositionBySlug(db: Db, slug: string): Promise<{ id: number; name: string } | undefined> {
	return await db
		.selectFrom('position')
		.select(['id', 'name'])
		.where('slug_key', '=', nameKey(slug))
		.executeTakeFirst();
}

/** How positions are written. */
export const positionRows = versionedRows('position', columnsOf);

/** A position as its table has it. */
function columnsOf({ name, slug, tag, capacity, stageId }: PositionState) {
	return { name, slug, slug_key: nameKey(slug), tag, capacity, stage_id: stageId };
}

function selectPositions(db: Db) {
	return db
		.selectFrom('position')
		.leftJoin('stage', 'stage.id', 'position.stage_id')
		.select(['position.id', 'position.name', 'slug', 'tag', 'capacity', 'position.version'])
		.select(['stage_id', 'stage.name as stage_name', 'stage.color as stage_color']);
}

type PositionRow = RowOf<typeof selectPositions>;

function positionOf(row: PositionRow, vehicles: VehicleReference[]): Position {
	const { id, name, slug, tag, capacity, version } = row;
	return { id, name, slug, tag, capacity, stage: stageReferenceOf(row), vehicles, version };
}

/** Who stands where, by band and name. Nothing is read of a vehicle but what decides that. */
async function vehiclesByPosition(db: Db, ids?: readonly number[]): Promise<Map<number, VehicleReference[]>> {
	const vehicleIds = ids && (await vehicleIdsAt(db, ids));
	if (vehicleIds?.length === 0) return new Map();
	const placings = await placingsByVehicle(db, vehicleIds);
	const byPosition = new Map<number, VehicleReference[]>();
	const vehicles = await listVehicleReferences(db, vehicleIds && { ids: vehicleIds });
	for (const vehicle of vehicles.sort(compareVehicles)) {
		const { current_position } = whereabouts(placings.get(vehicle.id) ?? []);
		if (current_position === null) continue;
		const standing = byPosition.get(current_position.id) ?? [];
		byPosition.set(current_position.id, standing);
		standing.push(vehicle);
	}
	return byPosition;
}

/** Vehicles that a running activity has put there: no other can stand there (SPEC.md section 4). */
async function vehicleIdsAt(db: Db, positionIds: readonly number[]): Promise<number[]> {
	const rows = await db
		.selectFrom('activity_vehicle')
		.innerJoin('activity', 'activity.id', 'activity_vehicle.activity_id')
		.select('activity_vehicle.vehicle_id')
		.distinct()
		.where('activity.position_id', 'in', positionIds)
		.where('activity.start', 'is not', null)
		.where('activity.end', 'is', null)
		.execute();
	return rows.map(({ vehicle_id }) => vehicle_id);
}
