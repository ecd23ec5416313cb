import type { Instant } from '@crossload/domain';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { ChangeAction, ChangedEntity, ChangeTable } from './change-log.table.ts';
import type { Db, Trx } from './database.ts';

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
}

/** Who did it and when. */
export interface Authorship {
	readonly actor: { readonly id: number; readonly name: string } | null;
	/** Instant. */
	readonly at: number;
}

/** Rows per statement, below both databases' limit on parameters. */
const CHUNK = 500;

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
	return last ?? { revision: 0, at: 0 };
}

/** Authorship and the revision before. Writers must be in line already. */
interface Entry extends Authorship {
	readonly after: number;
}

/** Writes the changes of one transaction under the next revision, which it answers. */
export async function appendChanges(trx: Trx, changes: readonly Change[], by: Entry): Promise<number> {
	const revision = by.after + 1;
	const rows = changes.map((change, ordinal) => rowOf(change, { revision, ordinal, by }));
	for (let from = 0; from < rows.length; from += CHUNK) {
		await trx
			.insertInto('change')
			.values(rows.slice(from, from + CHUNK))
			.execute();
	}
	return revision;
}

function rowOf(
	{ entity, id, before, after }: Change,
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
	};
}

function actionOf(before: LoggedState | null, after: LoggedState | null): ChangeAction {
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

/** Everything the log holds of later revisions, in order. */
export async function changesSince(db: Db, revision: number) {
	return await db
		.selectFrom('change')
		.selectAll()
		.where('revision', '>', revision)
		.orderBy('revision')
		.orderBy('ordinal')
		.execute();
}

/** Whether the log has this revision: one that a restore has lost is in no log any more. */
export async function hasRevision(db: Db, revision: number): Promise<boolean> {
	const found = await db.selectFrom('change').select('revision').where('revision', '=', revision).executeTakeFirst();
	return found !== undefined;
}

/** How many entries the log holds of later revisions. */
export async function countChangesSince(db: Db, revision: number): Promise<number> {
	const { count } = await db
		.selectFrom('change')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('revision', '>', revision)
		.executeTakeFirstOrThrow();
	return count;
}
