import type { Activity } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { listActivities } from './activity.store.ts';

/** Activities that changed meanwhile, for the error: each as it is now, null for one that is gone (PLAN-11). */
export async function presentActivities(
	db: Db,
	ids: readonly number[],
): Promise<{ id: number; activity: Activity | null }[]> {
	const present = new Map((await listActivities(db, { ids })).map((activity) => [activity.id, activity]));
	return ids.map((id) => ({ id, activity: present.get(id) ?? null }));
}
