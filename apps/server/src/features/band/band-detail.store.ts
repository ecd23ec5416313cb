import type { BandDetail } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { listActivities } from '../activity/activity.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';
import { findBand } from './band.store.ts';

/** A band with its whole activities and vehicles. */
export async function findBandDetail(db: Db, id: number): Promise<BandDetail | undefined> {
	const band = await findBand(db, id);
	if (!band) return undefined;
	const vehicles = await listVehicles(db, { bandId: id });
	return { ...band, vehicles, activities: await listActivities(db, { bandId: id }) };
}
