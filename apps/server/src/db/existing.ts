import type { Db } from './database.ts';

type NumberedTable = 'activity' | 'band' | 'person' | 'position' | 'stage' | 'vehicle';

/** Those of the ids that nothing in the table has. */
export async function missingIds(db: Db, table: NumberedTable, ids: readonly number[]): Promise<number[]> {
	if (ids.length === 0) return [];
	const found = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
	const known = new Set(found.map(({ id }) => id));
	return ids.filter((id) => !known.has(id));
}
