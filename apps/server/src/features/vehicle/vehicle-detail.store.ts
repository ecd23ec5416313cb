import type { VehicleDetail } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { listActivities } from '../activity/activity.store.ts';
import { findVehicle } from './vehicle.store.ts';

/** A vehicle with its whole activities. */
export async function findVehicleDetail(db: Db, id: number): Promise<VehicleDetail | undefined> {
	const vehicle = await findVehicle(db, id);
	return vehicle && { ...vehicle, activities: await listActivities(db, { vehicleId: id }) };
}
