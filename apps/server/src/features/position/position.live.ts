import { positionCalls } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import {
	hasChanged,
	hasChangedInBrief,
	type LiveSource,
	type LoggedChange,
	own,
	referenced,
} from '../../live/live-source.ts';
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
		if (!hasPlaced(change)) return [];
		return [...referenced(change, 'positionId'), ...(await placesOf(db, referenced(change, 'vehicleIds')))];
	}
	if (entity === 'vehicle' && hasChanged(change, 'name', 'typeId', 'bandId')) return await placesOf(db, [id]);
	if (entity !== 'band' || !hasChanged(change, 'name')) return [];
	const vehicles = await db.selectFrom('vehicle').select('id').where('band_id', '=', id).execute();
	return await placesOf(
		db,
		vehicles.map((vehicle) => vehicle.id),
	);
}

/** What is only planned moves nobody; and who stands where depends on no activity's info. */
function hasPlaced(change: LoggedChange): boolean {
	const { before, after } = change;
	const isPlanAlone = [before?.['start'], before?.['end'], after?.['start'], after?.['end']].every(
		(time) => time == null,
	);
	return !isPlanAlone && (hasChangedInBrief(change) || hasChanged(change, 'vehicleIds'));
}

/** Positions where a running activity has put a vehicle. */
async function placesOf(db: Db, vehicleIds: readonly number[]): Promise<number[]> {
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
