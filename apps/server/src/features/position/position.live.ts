import { positionCalls } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { hasChanged, type LiveSource, type LoggedChange, own, referenced } from '../../live/live-source.ts';
import { listPositionsWithVehicles } from './position.store.ts';

/** A position shows the vehicles that stand there, which activities elsewhere may move away. */
export const positionLive: LiveSource = {
	entity: 'position',
	list: positionCalls.listWithVehicles,
	rows: (db, ids) => listPositionsWithVehicles(db, ids),
	affected: async (db, change) => [...own(change, 'position'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') {
		return [...referenced(change, 'positionId'), ...(await ofVehicles(db, referenced(change, 'vehicleIds')))];
	}
	if (entity === 'vehicle' && hasChanged(change, 'name', 'typeId', 'bandId')) return await ofVehicles(db, [id]);
	if (entity !== 'band' || !hasChanged(change, 'name')) return [];
	const vehicles = await db.selectFrom('vehicle').select('id').where('band_id', '=', id).execute();
	return await ofVehicles(
		db,
		vehicles.map((vehicle) => vehicle.id),
	);
}

/** Positions that a vehicle stands at, stood at or will stand at. */
async function ofVehicles(db: Db, vehicleIds: readonly number[]): Promise<number[]> {
	if (vehicleIds.length === 0) return [];
	const rows = await db
		.selectFrom('activity')
		.innerJoin('activity_vehicle', 'activity_vehicle.activity_id', 'activity.id')
		.select('activity.position_id')
		.distinct()
		.where('activity_vehicle.vehicle_id', 'in', vehicleIds)
		.execute();
	return rows.flatMap(({ position_id }) => (position_id === null ? [] : [position_id]));
}
