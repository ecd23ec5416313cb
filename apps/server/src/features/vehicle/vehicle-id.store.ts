import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/rows.ts';

/** The ids of a band's vehicles. */
export async function listVehicleIdsOf(db: Db, bandId: number): Promise<number[]> {
	return idsOf(await db.selectFrom('vehicle').select('id').where('band_id', '=', bandId).execute());
}

/** The ids of the vehicles in activities that name a band, a stage or a position. */
export async function listVehicleIdsInActivitiesOf(
	db: Db,
	column: 'band_id' | 'stage_id' | 'position_id',
	id: number,
): Promise<number[]> {
	const rows = await db
		.selectFrom('activity_vehicle')
		.innerJoin('activity', 'activity.id', 'activity_vehicle.activity_id')
		.select('activity_vehicle.vehicle_id')
		.distinct()
		.where(`activity.${column}`, '=', id)
		.execute();
	return rows.map(({ vehicle_id }) => vehicle_id);
}
