import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/rows.ts';

/** The ids of the activities that name a band, a stage or a position. */
export async function listActivityIds(
	db: Db,
	column: 'band_id' | 'stage_id' | 'position_id',
	id: number,
): Promise<number[]> {
	return idsOf(await db.selectFrom('activity').select('id').where(column, '=', id).execute());
}

/** The ids of a vehicle's activities. */
export async function listActivityIdsOfVehicle(db: Db, vehicleId: number): Promise<number[]> {
	const query = db.selectFrom('activity_vehicle').select('activity_id as id').where('vehicle_id', '=', vehicleId);
	return idsOf(await query.execute());
}

/** The ids of the activities, of any band, of a band's vehicles. */
export async function listActivityIdsOfVehiclesOf(db: Db, bandId: number): Promise<number[]> {
	const query = db
		.selectFrom('activity_vehicle')
		.innerJoin('vehicle', 'vehicle.id', 'activity_vehicle.vehicle_id')
		.select('activity_id as id')
		.distinct()
		.where('vehicle.band_id', '=', bandId);
	return idsOf(await query.execute());
}
