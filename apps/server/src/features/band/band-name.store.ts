import type { Db } from '../../db/database.ts';
import { lastStatesOf } from '../../db/logged-states.store.ts';

/** The names of all bands, by id. */
export async function listBandNames(db: Db): Promise<{ id: number; name: string }[]> {
	return await db.selectFrom('band').select(['id', 'name']).orderBy('id').execute();
}

/** What these bands are called, by id; one that is gone as it was last called. */
export async function bandNames(db: Db, wanted: readonly number[]): Promise<ReadonlyMap<number, string>> {
	const ids = new Set(wanted);
	if (ids.size === 0) return new Map();
	// A festival has few bands: to read all is one short query, however many are asked for.
	const names = new Map((await listBandNames(db)).map(({ id, name }) => [id, name]));
	const gone = [...ids].filter((id) => !names.has(id));
	for (const [id, { name }] of await lastStatesOf(db, 'band', gone)) names.set(id, String(name));
	return names;
}
