import type { Activity } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { listActivities } from './activity.store.ts';

/** What an error tells of activities that were overtaken: each as it is now, null for one that is gone (PLAN.md, PLAN-11). */
export async function overtakenActivities(
	db: Db,
	ids: readonly number[],
): Promise<{ id: number; activity: Activity | null }[]> {
	const present = new Map((await listActivities(db, { ids })).map((activity) => [activity.id, activity]));
	return ids.map((id) => ({ id, activity: present.get(id) ?? null }));
}
