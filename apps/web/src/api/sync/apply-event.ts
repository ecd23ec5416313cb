import { ALERT_ENTITY, type LiveChange, type LiveEntity, type LiveEvent, type RowId } from '@crossload/contract';
import { queryClient } from '../query-client.ts';
import { startGlow } from './glow.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { patchRows, placesNamed } from './patch-rows.ts';
import { invalidate } from './refresh-lists.ts';

/** What a plan is made of. */
const PLANNED: readonly LiveChange['entity'][] = ['activity', 'band', 'vehicle', 'position', 'stage'];

/** Patches the cached lists with an event's rows. Rows that someone else has changed glow. */
export function applyEvent({ actor, changes }: LiveEvent, userId: number): void {
	const glowing = new Map<LiveEntity, readonly RowId[]>();
	for (const list of LIVE_LISTS) {
		const query = queryClient.getQueryCache().find<readonly LiveRow[]>({ queryKey: list.key, exact: true });
		const { data: rows, isInvalidated } = query?.state ?? {};
		if (!query || !rows) continue;
		if (actor?.id !== userId && !glowing.has(list.entity))
			glowing.set(list.entity, changedIds(rows, list.entity, changes));
		const patched = patchRows(rows, changes, list);
		if (patched === rows) continue;
		query.setData(patched, { manual: true });
		// A list that was invalidated stays so.
		if (isInvalidated) query.invalidate();
	}
	for (const [entity, ids] of glowing) startGlow(entity, ids);
	void invalidate(['changes']);
	// What a template would make follows from shows, vehicles and docks.
	if (changes.some(({ entity }) => PLANNED.includes(entity))) void invalidate(['template-preview']);
	if (changes.some(({ entity }) => entity === ALERT_ENTITY)) void invalidate(['alerts']);
	for (const { entity, id } of changes) {
		// The activity alone and its history are fetched where they are open.
		if (entity === 'activity') void invalidate(['activity', id]);
	}
}

/** The ids of rows that differ from the cached ones: an event can bring equal rows. */
function changedIds(rows: readonly LiveRow[], entity: LiveEntity, changes: readonly LiveChange[]): RowId[] {
	const own = changes.filter((change) => change.entity === entity);
	if (own.length === 0) return [];
	const places = placesNamed(rows, own);
	const before = (id: RowId) => rows[places.get(id) ?? -1];
	return own.filter(({ id, value }) => JSON.stringify(before(id)) !== JSON.stringify(value)).map(({ id }) => id);
}
