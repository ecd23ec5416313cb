import { vehicleCalls } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import {
	hasChanged,
	hasChangedInBrief,
	type LiveSource,
	type LoggedChange,
	own,
	referenced,
} from '../../live/live-source.ts';
import { listVehicles } from './vehicle.store.ts';

/** A vehicle shows its band, its activities with their places, and where these put it. */
export const vehicleLive: LiveSource = {
	entity: 'vehicle',
	list: vehicleCalls.list,
	rows: (db, ids) => listVehicles(db, { ids }),
	affected: async (db, change) => [...own(change, 'vehicle'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') {
		return hasChangedInBrief(change) || hasChanged(change, 'vehicleIds') ? referenced(change, 'vehicleIds') : [];
	}
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'band') return [...(await ofBand(db, id)), ...(await inActivitiesAt(db, 'band_id', id))];
	if (entity === 'stage') return await inActivitiesAt(db, 'stage_id', id);
	return entity === 'position' ? await inActivitiesAt(db, 'position_id', id) : [];
}

async function ofBand(db: Db, bandId: number): Promise<number[]> {
	const rows = await db.selectFrom('vehicle').select('id').where('band_id', '=', bandId).execute();
	return rows.map(({ id }) => id);
}

async function inActivitiesAt(db: Db, column: 'band_id' | 'stage_id' | 'position_id', id: number): Promise<number[]> {
	const rows = await db
		.selectFrom('activity_vehicle')
		.innerJoin('activity', 'activity.id', 'activity_vehicle.activity_id')
		.select('activity_vehicle.vehicle_id')
		.distinct()
		.where(`activity.${column}`, '=', id)
		.execute();
	return rows.map(({ vehicle_id }) => vehicle_id);
}
