import { activityCalls } from '@crossload/contract';
import { compareByPlan } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { hasChanged, type LiveSource, type LoggedChange, own } from '../../live/live-source.ts';
import { listActivities } from './activity.store.ts';
import { listActivityIds, listActivityIdsOfVehicle, listActivityIdsOfVehiclesOf } from './activity-id.store.ts';

/** An activity shows the names of its band, stage and position, and its vehicles with their bands. */
export const activityLive: LiveSource = {
	entity: 'activity',
	list: activityCalls.list,
	rows: (db, ids) => listActivities(db, { ids }),
	compare: compareByPlan,
	affected: async (db, change) => [...own(change, 'activity'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'vehicle' && hasChanged(change, 'name', 'typeId', 'bandId'))
		return await listActivityIdsOfVehicle(db, id);
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'stage') return await listActivityIds(db, 'stage_id', id);
	if (entity === 'position') return await listActivityIds(db, 'position_id', id);
	if (entity === 'band')
		return [...(await listActivityIds(db, 'band_id', id)), ...(await listActivityIdsOfVehiclesOf(db, id))];
	return [];
}
