import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/rows.ts';

/** Positions where a running activity has put a vehicle. */
export async function listPositionIdsOfVehicles(db: Db, vehicleIds: readonly number[]): Promise<number[]> {
	if (vehicleIds.length === 0) return [];
	const rows = await db
		.selectFrom('activity')
		.innerJoin('activity_vehicle', 'activity_vehicle.activity_id', 'activity.id')
		.select('activity.position_id')
		.distinct()
		.where('activity_vehicle.vehicle_id', 'in', vehicleIds)
		.where('activity.start', 'is not', null)
		.where('activity.end', 'is', null)
		.execute();
	return rows.flatMap(({ position_id }) => (position_id === null ? [] : [position_id]));
}

/** The docks of a stage. */
export async function listPositionIdsOfStage(db: Db, stageId: number): Promise<number[]> {
	return idsOf(await db.selectFrom('position').select('id').where('stage_id', '=', stageId).execute());
}
