import { vehicleCalls } from '@crossload/contract';
import { compareVehicles } from '@crossload/domain';
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
import { listVehicleIdsInActivitiesOf, listVehicleIdsOf } from './vehicle-id.store.ts';

/** A vehicle shows its band, its activities with their places, and where these put it. */
export const vehicleLive: LiveSource = {
	entity: 'vehicle',
	list: vehicleCalls.list,
	rows: (db, ids) => listVehicles(db, { ids }),
	compare: compareVehicles,
	affected: async (db, change) => [...own(change, 'vehicle'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') {
		return hasChangedInBrief(change) || hasChanged(change, 'vehicleIds') ? referenced(change, 'vehicleIds') : [];
	}
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'band')
		return [...(await listVehicleIdsOf(db, id)), ...(await listVehicleIdsInActivitiesOf(db, 'band_id', id))];
	if (entity === 'stage') return await listVehicleIdsInActivitiesOf(db, 'stage_id', id);
	return entity === 'position' ? await listVehicleIdsInActivitiesOf(db, 'position_id', id) : [];
}
