import { activityCalls } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { hasChanged, type LiveSource, type LoggedChange, own } from '../../live/live-source.ts';
import { listActivities } from './activity.store.ts';

/** An activity shows the names of its band, stage and position, and its vehicles with their bands. */
export const activityLive: LiveSource = {
	entity: 'activity',
	list: activityCalls.list,
	rows: (db, ids) => listActivities(db, { ids }),
	affected: async (db, change) => [...own(change, 'activity'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'vehicle' && hasChanged(change, 'name', 'typeId', 'bandId')) return await withVehicle(db, id);
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'stage') return await where(db, 'stage_id', id);
	if (entity === 'position') return await where(db, 'position_id', id);
	if (entity === 'band') return [...(await where(db, 'band_id', id)), ...(await withVehiclesOf(db, id))];
	return [];
}

async function where(db: Db, column: 'stage_id' | 'position_id' | 'band_id', id: number): Promise<number[]> {
	return idsOf(await db.selectFrom('activity').select('id').where(column, '=', id).execute());
}

async function withVehicle(db: Db, id: number): Promise<number[]> {
	const query = db.selectFrom('activity_vehicle').select('activity_id as id').where('vehicle_id', '=', id);
	return idsOf(await query.execute());
}

async function withVehiclesOf(db: Db, bandId: number): Promise<number[]> {
	const query = db
		.selectFrom('activity_vehicle')
		.innerJoin('vehicle', 'vehicle.id', 'activity_vehicle.vehicle_id')
		.select('activity_id as id')
		.distinct()
		.where('vehicle.band_id', '=', bandId);
	return idsOf(await query.execute());
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
	return rows.map(({ id }) => id);
}
