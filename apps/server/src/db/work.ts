import { sql } from 'kysely';
import { CHANGE_CHANNEL } from './change-channel.ts';
import { type Authorship, appendChanges, type Change } from './change-log.store.ts';
import type { Database, Db, Trx } from './database.ts';

/**
 * One write, all or nothing: the transaction, who writes and when, and the list of what changed. Services take it as
 * their first parameter, so nothing can be written outside of one.
 */
export interface Work extends Authorship {
	readonly trx: Trx;
	/** Notes a changed entity; the log is written with the transaction. */
	record(change: Change): void;
}

/** Any number, always the same: on PostgreSQL it puts writers in line, so that revisions follow commits. */
const WRITER_LOCK = 726_002;

/**
 * Runs a write in one transaction, appends its changes to the log and commits. Only when this returns is anything
 * acknowledged, and by then it is durable.
 */
export async function performWork<T>(
	database: Database,
	by: Authorship,
	write: (work: Work) => Promise<T>,
): Promise<T> {
	const { result, revision } = await database.db.transaction().execute(async (trx) => {
		if (database.engine === 'postgres') {
			await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(trx);
		}
		const changes: Change[] = [];
		const result = await write({ ...by, trx, record: (change) => changes.push(change) });
		const revision = changes.length > 0 ? await appendChanges(trx, changes, by) : null;
		if (revision !== null && database.engine === 'postgres') {
			await sql`select pg_notify(${CHANGE_CHANNEL}, ${String(revision)})`.execute(trx);
		}
		return { result, revision };
	});
	if (revision !== null) database.revision.committed(revision);
	return result;
}

/** Reads several things of one revision: nothing that is committed meanwhile shows. */
export async function readConsistently<T>(database: Database, read: (db: Db) => Promise<T>): Promise<T> {
	return await database.db
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel(database.engine === 'postgres' ? 'repeatable read' : 'serializable')
		.execute(read);
}
