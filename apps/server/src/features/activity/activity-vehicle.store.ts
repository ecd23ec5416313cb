import type { Trx } from '../../db/database.ts';
import type { Work } from '../../db/work.ts';
import { listActivities, loggedActivity } from './activity.store.ts';

/** Takes a vehicle out of all its activities, noting each in the change log. */
export async function leaveActivities(work: Work, vehicleId: number): Promise<void> {
	const left = await listActivities(work.trx, { vehicleId });
	await releaseVehicle(work.trx, vehicleId);
	for (const activity of left) {
		const before = loggedActivity(activity);
		const vehicleIds = before.vehicleIds.filter((id) => id !== vehicleId);
		const after = { ...before, vehicleIds, version: before.version + 1 };
		work.record({ entity: 'activity', id: activity.id, before, after });
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
