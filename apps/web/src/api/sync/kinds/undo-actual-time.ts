import { activityCalls } from '@crossload/contract';
import { instantOf } from '@crossload/domain';
import { request } from '../../client.ts';
import type { EntryBase } from './outbox-kind.ts';

/** Clears the actual time that an entry has set, if it stands there. */
export async function undoActualTime(field: 'start' | 'end', { id, at }: EntryBase): Promise<void> {
	const { version, [field]: actual } = await request(activityCalls.get, { id });
	if (actual === null || instantOf(actual) !== instantOf(at)) return;
	await request(activityCalls.update, { id, body: { [field]: null, version } });
}
