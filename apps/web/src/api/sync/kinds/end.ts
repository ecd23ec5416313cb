import { activityCalls } from '@crossload/contract';
import { type ActivityTimes, type FestivalTime, festivalTimeOf, instantOf, MINUTE } from '@crossload/domain';
import { now } from '../../../lib/now.ts';
import { request } from '../../client.ts';
import { activityTarget, undoActualTime } from './actual-time.ts';
import type { EntryBase, OutboxKind } from './outbox-kind.ts';

export interface EndEntry extends EntryBase {
	readonly kind: 'end';
}

/** An activity is marked as done. */
export const endKind: OutboxKind<EndEntry, ActivityTimes> = {
	entity: 'activity',
	undoRight: 'activity:write',
	apply: (activity, { at }) => (activity.end === null ? { ...activity, end: at } : activity),
	send: ({ id, at, key }) => request(activityCalls.end, { id, body: { at }, idempotencyKey: key }),
	undo: (entry) => undoActualTime('end', entry),
	label: () => 'Done',
	target: activityTarget,
};

/** Now; but not before a start that came from a device whose clock runs a little fast. */
export function endTimeAfter(start: FestivalTime | null): FestivalTime {
	const present = now();
	const startedAt = start === null ? present : instantOf(start);
	return festivalTimeOf(startedAt > present && startedAt - present <= MINUTE ? startedAt : present);
}
