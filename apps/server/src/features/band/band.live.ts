import { bandCalls } from '@crossload/contract';
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

/** A band shows its stage, production, vehicles, and activities with their places. */
export const bandLive: LiveSource = {
	entity: 'band',
	list: bandCalls.list,
	rows: (db, ids) => listBands(db, ids),
	affected: async (db, change) => [...own(change, 'band'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') return hasChangedInBrief(change) ? referenced(change, 'bandId') : [];
	if (entity === 'vehicle') return hasChanged(change, 'name', 'typeId', 'bandId') ? referenced(change, 'bandId') : [];
	if (entity === 'person' && hasChanged(change, 'name', 'tel')) return await where(db, 'production_id', id);
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'stage')
		return [...(await where(db, 'stage_id', id)), ...(await withActivitiesAt(db, 'stage_id', id))];
	return entity === 'position' ? await withActivitiesAt(db, 'position_id', id) : [];
}

async function where(db: Db, column: 'stage_id' | 'production_id', id: number): Promise<number[]> {
	const rows = await db.selectFrom('band').select('id').where(column, '=', id).execute();
	return rows.map((row) => row.id);
}

async function withActivitiesAt(db: Db, column: 'stage_id' | 'position_id', id: number): Promise<number[]> {
	const query = db.selectFrom('activity').select('band_id').distinct().where(column, '=', id);
	return (await query.execute()).flatMap(({ band_id }) => (band_id === null ? [] : [band_id]));
}
