import { type Instant, toInstant } from '@crossload/domain';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { ChangeAction, ChangedEntity, ChangeTable } from './change-log.table.ts';
import type { Db, Trx } from './database.ts';
import { chunksOf } from './rows.ts';

/** An entity's own fields as the log keeps them. */
export type LoggedState = Readonly<Record<string, unknown>>;

/** One changed entity, as a service records it. */
export interface Change {
	readonly entity: ChangedEntity;
	readonly id: number;
	/** null: it did not exist before. */
	readonly before: LoggedState | null;
	/** null: it exists no more. */
	readonly after: LoggedState | null;
	/** The revision that is taken back by this. */
	readonly undoes?: number;
	/** It has a revision of its own, ahead of the others of its transaction: what can never be undone holds nothing back that can. */
	readonly hasOwnRevision?: true;
}

/** Whether logins may depend on what has changed: a user, a login or share that has ended, or all of it by a restore. */
export function concernsLogins({ entity }: Pick<Change, 'entity'>): boolean {
	return BESIDE_THE_FESTIVAL.some((each) => each === entity);
}

/** Who did it and when. */
export interface Authorship {
	readonly actor: { readonly id: number; readonly name: string } | null;
	readonly at: Instant;
}

/** The latest revision that is committed or, inside a transaction, about to be; 0 in an empty log. */
export async function latestRevision(db: Db): Promise<number> {
	const { revision } = await db
		.selectFrom('change')
		.select(({ fn }) => fn.coalesce(fn.max('revision'), sql<number>`0`).as('revision'))
		.executeTakeFirstOrThrow();
	return revision;
}

/** The latest change: its revision, and when it was made; both 0 in an empty log. */
export async function lastChange(db: Db): Promise<{ revision: number; at: Instant }> {
	const last = await db
		.selectFrom('change')
		.select(['revision', 'at'])
		.orderBy('revision', 'desc')
		.limit(1)
		.executeTakeFirst();
	return last ?? { revision: 0, at: toInstant(0) };
}

/** Authorship and the revision before. Writers must be in line already. */
interface Entry extends Authorship {
	readonly after: number;
}

/** Writes the changes of one transaction under the next revision, or the next two; returns the last. */
export async function appendChanges(trx: Trx, changes: readonly Change[], by: Entry): Promise<number> {
	const first = changes.filter(({ hasOwnRevision }) => hasOwnRevision);
	const second = changes.filter(({ hasOwnRevision }) => !hasOwnRevision);
	let after = by.after;
	for (const its of [first, second]) if (its.length > 0) after = await appendRevision(trx, its, { ...by, after });
	return after;
}

async function appendRevision(trx: Trx, changes: readonly Change[], by: Entry): Promise<number> {
	const revision = by.after + 1;
	const rows = changes.map((change, ordinal) => rowOf(change, { revision, ordinal, by }));
	for (const chunk of chunksOf(rows)) {
		await trx.insertInto('change').values(chunk).execute();
	}
	return revision;
}

function rowOf(
	{ entity, id, before, after, undoes }: Change,
	{ revision, ordinal, by }: { revision: number; ordinal: number; by: Authorship },
): Insertable<ChangeTable> {
	return {
		revision,
		ordinal,
		at: by.at,
		actor_id: by.actor?.id ?? null,
		actor_name: by.actor?.name ?? null,
		entity,
		entity_id: id,
		action: actionOf(before, after),
		before: before && JSON.stringify(before),
		after: after && JSON.stringify(after),
		undoes: undoes ?? null,
	};
}

/** What became of a row by its states before and after. */
export function actionOf(before: LoggedState | null, after: LoggedState | null): ChangeAction {
	if (before === null) return 'create';
	return after === null ? 'delete' : 'update';
}

/** Everything the log holds of one entity, latest first. */
export async function changesOf(db: Db, entity: ChangedEntity, id: number) {
	return await db
		.selectFrom('change')
		.selectAll()
		.where('entity', '=', entity)
		.where('entity_id', '=', id)
		.orderBy('revision', 'desc')
		.orderBy('ordinal', 'desc')
		.execute();
}

/** What the log holds of later revisions, in order; so many entries at most. */
export async function changesSince(db: Db, revision: number, limit: number) {
	return await db
		.selectFrom('change')
		.selectAll()
		.where('revision', '>', revision)
		.orderBy('revision')
		.orderBy('ordinal')
		.limit(limit)
		.execute();
}

/** Whether the log has this revision: one that a restore has lost is in no log any more. */
export async function hasRevision(db: Db, revision: number): Promise<boolean> {
	const found = await db.selectFrom('change').select('revision').where('revision', '=', revision).executeTakeFirst();
	return found !== undefined;
}

/** Everything that one revision changed, in order; empty for a revision that there is not. */
export async function changesIn(db: Db, revision: number) {
	return await db.selectFrom('change').selectAll().where('revision', '=', revision).orderBy('ordinal').execute();
}

/** Everything that was changed from a revision on, in order. */
export async function changesFrom(db: Db, revision: number) {
	return await db
		.selectFrom('change')
		.selectAll()
		.where('revision', '>=', revision)
		.orderBy('revision')
		.orderBy('ordinal')
		.execute();
}

/** What a revision may consist of without changing anything of the festival. */
const BESIDE_THE_FESTIVAL = ['user', 'login', 'share', 'restore'] as const;

/** How many later revisions have changed something of the festival. */
export async function countRevisionsAfter(db: Db, revision: number): Promise<number> {
	const { count } = await db
		.selectFrom('change')
		.select(({ fn }) => fn.count<number>('revision').distinct().as('count'))
		.where('revision', '>', revision)
		.where('entity', 'not in', BESIDE_THE_FESTIVAL)
		.executeTakeFirstOrThrow();
	return count;
}

/** Which revisions are asked for: so many of the latest before one, of those that changed one of these entities. */
interface RevisionFilter {
	readonly before: number;
	readonly limit: number;
	readonly entities: readonly ChangedEntity[];
}

/** Revisions, latest first. */
export async function listRevisions(db: Db, { before, limit, entities }: RevisionFilter): Promise<number[]> {
	const rows = await db
		.selectFrom('change')
		.select('revision')
		.distinct()
		.where('revision', '<', before)
		.where('entity', 'in', entities)
		.orderBy('revision', 'desc')
		.limit(limit)
		.execute();
	return rows.map(({ revision }) => revision);
}

interface EntryFilter {
	readonly entities: readonly ChangedEntity[];
	/** The highest ordinal: of each revision the first entries. */
	readonly upTo: number;
}

/** What these revisions changed of these entities, latest revision first: of each the first entries, up to an ordinal. */
export async function changesOfRevisions(db: Db, revisions: readonly number[], { entities, upTo }: EntryFilter) {
	if (revisions.length === 0) return [];
	return await db
		.selectFrom('change')
		.selectAll()
		.where('revision', 'in', revisions)
		.where('entity', 'in', entities)
		.where('ordinal', '<=', upTo)
		.orderBy('revision', 'desc')
		.orderBy('ordinal')
		.execute();
}

/** What these revisions did besides {@link changesOfRevisions}: to other entities, and beyond the first entries; each kind once. */
export async function otherChangesOf(db: Db, revisions: readonly number[], { entities, upTo }: EntryFilter) {
	if (revisions.length === 0) return [];
	return await db
		.selectFrom('change')
		.select(['revision', 'entity', 'action'])
		.distinct()
		.where('revision', 'in', revisions)
		.where((it) => it.or([it('entity', 'not in', entities), it('ordinal', '>', upTo)]))
		.execute();
}
