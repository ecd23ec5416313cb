import type { RowId } from '@crossload/contract';
import { changesSince, hasRevision } from '../db/change-log.store.ts';
import type { Db } from '../db/database.ts';
import { chunksOf } from '../db/rows.ts';
import type { LiveRow, LiveSource, LoggedChange } from './live-source.ts';

/** With more entries of the log than this, everything is read again instead. */
const MAX_CHANGES = 1000;

type LogRow = Awaited<ReturnType<typeof changesSince>>[number];

/** What the log holds of later revisions, in order. */
export interface Logged {
	/** The latest revision. */
	readonly revision: number;
	/** Who made these changes; null for several, and for the product itself. */
	readonly actor: { readonly id: number; readonly name: string } | null;
	readonly changes: readonly LoggedChange[];
}

/** What was logged after a revision; null when that is too much, or when a restore has lost that revision. */
export async function loggedSince(db: Db, revision: number, maxChanges = MAX_CHANGES): Promise<Logged | null> {
	const rows = await changesSince(db, revision, maxChanges + 1);
	if (rows.length > maxChanges) return null;
	if (!(await hasRevision(db, revision))) return null;
	return { revision: rows.at(-1)?.revision ?? revision, actor: actorOf(rows), changes: rows.map(parsed) };
}

function actorOf(rows: readonly LogRow[]): Logged['actor'] {
	const [first] = rows;
	if (!first || rows.some(({ actor_id }) => actor_id !== first.actor_id)) return null;
	return first.actor_id === null ? null : { id: first.actor_id, name: rows.at(-1)?.actor_name ?? '' };
}

function parsed({ entity, entity_id, before, after }: LogRow): LoggedChange {
	const state = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>));
	return { entity, id: entity_id, before: state(before), after: state(after) };
}

/** The rows of one list that the changes alter, as they are now; null for those that are gone. */
export async function alteredRows<Id extends RowId>(
	db: Db,
	source: LiveSource<Id>,
	changes: readonly LoggedChange[],
): Promise<Map<Id, LiveRow<Id> | null>> {
	const altered = new Map<Id, LiveRow<Id> | null>();
	for (const change of changes) for (const id of await source.affected(db, change)) altered.set(id, null);
	for (const ids of chunksOf([...altered.keys()])) {
		for (const row of await source.rows(db, ids)) altered.set(row.id, row);
	}
	return altered;
}
