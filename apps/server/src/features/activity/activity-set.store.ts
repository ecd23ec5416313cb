import type { Activity } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';
import { chunksOf } from '../../db/rows.ts';
import { listActivities } from './activity.store.ts';

/** Activities by id; what does not exist is absent. */
export async function findActivities(db: Db, ids: readonly number[]): Promise<Map<number, Activity>> {
	const found = new Map<number, Activity>();
	for (const chunk of chunksOf(ids)) {
		for (const activity of await listActivities(db, { ids: chunk })) found.set(activity.id, activity);
	}
	return found;
}

/** Activities that changed meanwhile, for the error: each as it is now, null for one that is gone (PLAN-11). */
export async function presentActivities(
	db: Db,
	ids: readonly number[],
): Promise<{ id: number; activity: Activity | null }[]> {
	const present = await findActivities(db, ids);
	return ids.map((id) => ({ id, activity: present.get(id) ?? null }));
}

/** What bands have, cancelled activities not counted: of each its type, oldest first within a band. */
export async function typesOfBands(db: Db, bandIds: readonly number[]) {
	const found: { readonly id: number; readonly band_id: number | null; readonly type_id: string }[] = [];
	for (const chunk of chunksOf(bandIds)) {
		const ofBands = db.selectFrom('activity').where('band_id', 'in', chunk).where('cancelled', 'is', null);
		found.push(...(await ofBands.select(['id', 'band_id', 'type_id']).orderBy('id').execute()));
	}
	return found;
}

export async function deleteActivities(trx: Trx, ids: readonly number[]): Promise<void> {
	for (const chunk of chunksOf(ids)) await trx.deleteFrom('activity').where('id', 'in', chunk).execute();
}
