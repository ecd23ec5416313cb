import type { Band } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { deleteActivity } from '../activity/activity.store.ts';
import { leaveActivities, listBandActivityStates } from '../activity/activity-vehicle.store.ts';
import { deleteVehicle, listVehicles, vehicleState } from '../vehicle/vehicle.store.ts';

/** Removes a band's activities, then its vehicles, which first leave the activities of others. */
export async function removeWhatBelongsTo(work: Work, band: Band): Promise<void> {
	for (const { activityId, state } of await listBandActivityStates(work.trx, band.id)) {
		await deleteActivity(work.trx, activityId);
		work.record({ entity: 'activity', id: activityId, before: { ...state }, after: null });
	}
	for (const vehicle of await listVehicles(work.trx, { bandId: band.id })) {
		await leaveActivities(work, vehicle.id);
		await deleteVehicle(work.trx, vehicle.id);
		const before = { ...vehicleState(vehicle), version: vehicle.version };
		work.record({ entity: 'vehicle', id: vehicle.id, before, after: null });
	}
}
