import type { Db, Trx } from '../../db/database.ts';
import type { Work } from '../../db/work.ts';
import { type ActivityState, findActivityState } from './activity.store.ts';

type VersionedState = ActivityState & { readonly version: number };

async function listVehicleActivityStates(
	db: Db,
	vehicleId: number,
): Promise<{ activityId: number; state: VersionedState }[]> {
	const rows = await db
		.selectFrom('activity_vehicle')
		.select('activity_id')
		.where('vehicle_id', '=', vehicleId)
		.orderBy('activity_id')
		.execute();
	return await statesOf(
		db,
		rows.map(({ activity_id }) => activity_id),
	);
}

/** The activities of a band, with their own fields. */
export async function listBandActivityStates(
	db: Db,
	bandId: number,
): Promise<{ activityId: number; state: VersionedState }[]> {
	const rows = await db.selectFrom('activity').select('id').where('band_id', '=', bandId).orderBy('id').execute();
	return await statesOf(
		db,
		rows.map(({ id }) => id),
	);
}

/** Takes a vehicle out of all its activities, noting each in the change log. */
export async function leaveActivities(work: Work, vehicleId: number): Promise<void> {
	const left = await listVehicleActivityStates(work.trx, vehicleId);
	await releaseVehicle(work.trx, vehicleId);
	for (const { activityId, state } of left) {
		const vehicleIds = state.vehicleIds.filter((id) => id !== vehicleId);
		const after = { ...state, vehicleIds, version: state.version + 1 };
		work.record({ entity: 'activity', id: activityId, before: { ...state }, after });
	}
}

async function releaseVehicle(trx: Trx, vehicleId: number): Promise<void> {
	await trx
		.updateTable('activity')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', 'in', (where) =>
			where.selectFrom('activity_vehicle').select('activity_id').where('vehicle_id', '=', vehicleId),
		)
		.execute();
	await trx.deleteFrom('activity_vehicle').where('vehicle_id', '=', vehicleId).execute();
}

async function statesOf(db: Db, ids: readonly number[]) {
	const states: { activityId: number; state: VersionedState }[] = [];
	for (const activityId of ids) {
		const state = await findActivityState(db, activityId);
		if (state) states.push({ activityId, state });
	}
	return states;
}
