import type { Db } from '../../db/database.ts';

/** The names of all bands, by id. */
export async function listBandNames(db: Db): Promise<{ id: number; name: string }[]> {
	return await db.selectFrom('band').select(['id', 'name']).orderBy('id').execute();
}
