import { SHOW } from '@crossload/domain';
import type { Db } from '../db/database.ts';
import { readTimes } from '../features/activity/stored-time.ts';

/** Who plays on which stage, and when. */
export async function listShows(db: Db) {
	const rows = await db
		.selectFrom('activity')
		.select(['band_id as bandId', 'stage_id as stageId', 'planned_start', 'planned_end', 'start', 'end', 'cancelled'])
		.where('type_id', '=', SHOW)
		.execute();
	return rows.map((row) => ({ ...row, ...readTimes(row) }));
}
