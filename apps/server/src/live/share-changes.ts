import type { LiveChange, LiveEvent } from '@crossload/contract';
import { type InView, isFiltered, isViewed, VIEWED_ENTITIES, type ViewedEntity } from '@crossload/domain';
import type { SharePrincipal } from '../http/session.ts';
import type { ViewRows, ViewRowsAt } from './view-rows.ts';

/** An event, with all rows before it and after it. */
export interface SharedEvent {
	readonly event: LiveEvent;
	readonly before: ViewRowsAt;
	readonly after: ViewRowsAt;
}

type Named = readonly [entity: ViewedEntity, id: number];

/**
 * The changes that an event brings to a share: rows as its view shows them, and without values those that have left it
 * (ON-SITE.md, WALL-06).
 */
export function shareChanges(viewRows: ViewRows, shared: SharedEvent, share: SharePrincipal): LiveChange[] {
	const { event, before, after } = shared;
	const [was, is] = [viewRows.seen(before, share), viewRows.seen(after, share)];
	const altered = event.changes.flatMap(({ entity, id }): Named[] =>
		isViewed(entity) && typeof id === 'number' ? [[entity, id]] : [],
	);
	const moved = hasEntered(was, is, share) ? recut(viewRows, shared, share) : [];
	const filter = viewRows.filterFor(after, share);
	return unique([...altered, ...moved]).flatMap(([entity, id]): LiveChange[] => {
		const row = after.rows[entity].get(id);
		const value = row ? filter.row(entity, row) : null;
		if (value) return [{ entity, id, action: 'update', value }];
		return was[entity].has(id) ? [{ entity, id, action: 'delete', value: null }] : [];
	});
}

/**
 * Whether a row has come into view or left it: others may name it without being altered themselves. Without filters only
 * what is created or removed does, which altered rows alone name.
 */
function hasEntered(was: InView, is: InView, { view }: SharePrincipal): boolean {
	const differs = (entity: ViewedEntity) =>
		was[entity].size !== is[entity].size || [...was[entity]].some((id) => !is[entity].has(id));
	return isFiltered(view) && VIEWED_ENTITIES.some(differs);
}

/** Rows in view, before or after, that are now shown differently. */
function recut(viewRows: ViewRows, { before, after }: SharedEvent, share: SharePrincipal): Named[] {
	const [filterBefore, filterAfter] = [viewRows.filterFor(before, share), viewRows.filterFor(after, share)];
	const [was, is] = [viewRows.seen(before, share), viewRows.seen(after, share)];
	return VIEWED_ENTITIES.flatMap((entity) =>
		[...new Set([...was[entity], ...is[entity]])].flatMap((id): Named[] => {
			const [old, now] = [before.rows[entity].get(id), after.rows[entity].get(id)];
			const [shownOld, shownNow] = [old && filterBefore.row(entity, old), now && filterAfter.row(entity, now)];
			return JSON.stringify(shownOld ?? null) === JSON.stringify(shownNow ?? null) ? [] : [[entity, id]];
		}),
	);
}

function unique(named: readonly Named[]): Named[] {
	return [...new Map(named.map((each) => [String(each), each])).values()];
}
