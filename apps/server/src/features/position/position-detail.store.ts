import type { PositionDetail } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { listActivities } from '../activity/activity.store.ts';
import { findPosition } from './position.store.ts';

/** A position with its vehicles and whole activities. */
export async function findPositionDetail(db: Db, id: number): Promise<PositionDetail | undefined> {
	const position = await findPosition(db, id);
	return position && { ...position, activities: await listActivities(db, { positionId: id }) };
}
