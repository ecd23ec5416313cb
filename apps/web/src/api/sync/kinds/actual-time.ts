import { activityCalls } from '@crossload/contract';
import { instantOf } from '@crossload/domain';
import { request } from '../../client.ts';
import type { EntryBase, TargetRows } from './outbox-kind.ts';

/** What an entry's activity is called: `Load-in, Moth Parade`. */
export function activityTarget({ id }: EntryBase, { activities }: TargetRows): string {
	const activity = activities.find((each) => each.id === id);
	if (!activity) return `Activity ${id}`;
	return [activity.activityType.name, activity.band?.name].filter(Boolean).join(', ');
}

/** Clears the actual time that an entry has set, if it stands there. */
export async function undoActualTime(field: 'start' | 'end', { id, at }: EntryBase): Promise<void> {
	const { version, [field]: actual } = await request(activityCalls.get, { id });
	if (actual === null || instantOf(actual) !== instantOf(at)) return;
	await request(activityCalls.update, { id, body: { [field]: null, version } });
}
