import { bandCalls } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import {
	hasChanged,
	hasChangedInBrief,
	type LiveSource,
	type LoggedChange,
	own,
	referenced,
} from '../../live/live-source.ts';
import { listBands } from './band.store.ts';
import { listBandIds, listBandIdsWithActivitiesAt } from './band-id.store.ts';

/** A band shows its stage, production, vehicles, and activities with their places. */
export const bandLive: LiveSource = {
	entity: 'band',
	list: bandCalls.list,
	rows: (db, ids) => listBands(db, ids),
	compare: compareByName,
	affected: async (db, change) => [...own(change, 'band'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') return hasChangedInBrief(change) ? referenced(change, 'bandId') : [];
	if (entity === 'vehicle') return hasChanged(change, 'name', 'typeId', 'bandId') ? referenced(change, 'bandId') : [];
	if (entity === 'person' && hasChanged(change, 'name', 'tel')) return await listBandIds(db, 'production_id', id);
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'stage')
		return [...(await listBandIds(db, 'stage_id', id)), ...(await listBandIdsWithActivitiesAt(db, 'stage_id', id))];
	return entity === 'position' ? await listBandIdsWithActivitiesAt(db, 'position_id', id) : [];
}
