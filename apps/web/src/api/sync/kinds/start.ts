import { activityCalls } from '@crossload/contract';
import type { ActivityTimes } from '@crossload/domain';
import { request } from '../../client.ts';
import { activityTarget, undoActualTime } from './actual-time.ts';
import type { EntryBase, OutboxKind } from './outbox-kind.ts';

export interface StartEntry extends EntryBase {
	readonly kind: 'start';
}

/** An activity is started. */
export const startKind: OutboxKind<StartEntry, ActivityTimes> = {
	entity: 'activity',
	undoRight: 'activity:write',
	apply: (activity, { at }) =>
		activity.start === null && activity.end === null ? { ...activity, start: at } : activity,
	send: ({ id, at, key }) => request(activityCalls.start, { id, body: { at }, idempotencyKey: key }),
	undo: (entry) => undoActualTime('start', entry),
	label: () => 'Start',
	target: activityTarget,
};
