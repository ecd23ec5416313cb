import type { Band } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { deleteActivity, listActivities, loggedActivity } from '../activity/activity.store.ts';
import { leaveActivities } from '../activity/activity-vehicle.store.ts';
import { deleteVehicle, listVehicles, loggedVehicle } from '../vehicle/vehicle.store.ts';

/** Removes a band's activities, then its vehicles, which first leave the activities of others. */
export async function removeWhatBelongsTo(work: Work, band: Band): Promise<void> {
	for (const activity of await listActivities(work.trx, { bandId: band.id })) {
		await deleteActivity(work.trx, activity.id);
		work.record({ entity: 'activity', id: activity.id, before: loggedActivity(activity), after: null });
	}
	for (const vehicle of await listVehicles(work.trx, { bandId: band.id })) {
		await leaveActivities(work, vehicle.id);
		await deleteVehicle(work.trx, vehicle.id);
		work.record({ entity: 'vehicle', id: vehicle.id, before: loggedVehicle(vehicle), after: null });
	}
}
