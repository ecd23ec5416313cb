import { appendChanges, type Change, latestRevision } from './change-log.store.ts';
import type { Database, Db, Trx } from './database.ts';
import { isConnectionLost, tryAgain } from './postgres-trouble.ts';
import { performOnPostgres } from './postgres-work.ts';
import { isBusy } from './storage-trouble.ts';
import type { Performed, Work, Writing } from './unit-of-work.ts';

export type { Work };

/**
 * Runs a write in one transaction, appends its changes to the log and commits. Only when this returns is anything
 * acknowledged, and by then it is durable. On PostgreSQL `write` may be run more than once, the last time alone counts:
 * it must do nothing but write to the database.
 */
export async function performWork<T>(database: Database, by: Writing, write: (work: Work) => Promise<T>): Promise<T> {
	const perform = database.engine === 'postgres' ? performOnPostgres : performOnSqlite;
	const { result, revision } = await perform(database, by, write);
	if (revision !== null) database.revision.committed(revision);
	return result;
}

async function performOnSqlite<T>(
	database: Database,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<Performed<T>> {
	return await writeApart(database, async (trx) => {
		const changes: Change[] = [];
		const result = await write({ ...by, trx, record: (change) => changes.push(change) });
		if (changes.length === 0) return { result, revision: null };
		const after = Math.max(await latestRevision(trx), by.beyond ?? 0);
		return { result, revision: await appendChanges(trx, changes, { ...by, after }) };
	});
}

/** Milliseconds in which a write to SQLite is tried again while another process writes: an import, or a tool. */
const BUSY_PATIENCE = 5000;

/**
 * Writes in a transaction what no log tells of and nobody is told: failed logins, given answers. On SQLite again while
 * another process writes; between the tries reads have the connection.
 */
export async function writeApart<T>({ engine, db }: Database, write: (trx: Trx) => Promise<T>): Promise<T> {
	const attempt = () => db.transaction().execute(write);
	if (engine === 'postgres') return await attempt();
	return await tryAgain(attempt, { patience: BUSY_PATIENCE, isWorthAnother: isBusy });
}

/** Milliseconds in which a read that lost its connection is tried again: a restart of the database takes no longer. */
const READ_PATIENCE = 3000;

/** Reads, and on PostgreSQL once more on another connection where its own was lost. */
export async function readAgainIfLost<T>({ engine }: Database, read: () => Promise<T>): Promise<T> {
	if (engine === 'sqlite') return await read();
	return await tryAgain(read, { patience: READ_PATIENCE, isWorthAnother: isConnectionLost });
}

/** Reads several things of one revision: nothing that is committed meanwhile shows. */
export async function readConsistently<T>(database: Database, read: (db: Db) => Promise<T>): Promise<T> {
	const isolation = database.engine === 'postgres' ? 'repeatable read' : 'serializable';
	return await readAgainIfLost(database, () =>
		database.db.transaction().setAccessMode('read only').setIsolationLevel(isolation).execute(read),
	);
}
