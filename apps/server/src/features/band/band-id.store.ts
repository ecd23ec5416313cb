import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/rows.ts';

/** The ids of the bands of a stage or of a production contact. */
export async function listBandIds(db: Db, column: 'stage_id' | 'production_id', id: number): Promise<number[]> {
	return idsOf(await db.selectFrom('band').select('id').where(column, '=', id).execute());
}

/** The ids of the bands with activities on a stage or at a position. */
export async function listBandIdsWithActivitiesAt(
	db: Db,
	column: 'stage_id' | 'position_id',
	id: number,
): Promise<number[]> {
	const query = db.selectFrom('activity').select('band_id').distinct().where(column, '=', id);
	return (await query.execute()).flatMap(({ band_id }) => (band_id === null ? [] : [band_id]));
}
