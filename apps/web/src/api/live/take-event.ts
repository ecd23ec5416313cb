import type { LiveChange, LiveEntity, LiveEvent } from '@crossload/contract';
import { queryClient } from '../query-client.ts';
import { applyChanges } from './apply-changes.ts';
import { startGlow } from './glow.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';

/** Takes up what an event tells; rows that someone else's hand has changed glow. */
export function takeEvent({ actor, changes }: LiveEvent, userId: number): void {
	const foreign = actor?.id === userId ? [] : changes;
	const altered = new Map<LiveEntity, number[]>();
	for (const { entity, key } of LIVE_LISTS) {
		const rows = queryClient.getQueryData<readonly LiveRow[]>(key);
		if (rows && !altered.has(entity)) altered.set(entity, alteredIds(rows, entity, foreign));
	}
	applyChanges(changes);
	for (const [entity, ids] of altered) startGlow(entity, ids);
}

/** A row can be told anew without showing anything else than before. */
function alteredIds(rows: readonly LiveRow[], entity: LiveEntity, changes: readonly LiveChange[]): number[] {
	const before = new Map(rows.map((row) => [row.id, row]));
	return changes
		.filter(
			(change) => change.entity === entity && JSON.stringify(before.get(change.id)) !== JSON.stringify(change.value),
		)
		.map(({ id }) => id);
}
