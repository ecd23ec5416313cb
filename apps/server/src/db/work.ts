import { type Authorship, appendChanges, type Change, latestRevision } from './change-log.store.ts';
import type { Database, Db } from './database.ts';
import { isConnectionLost, tryAgain } from './postgres-trouble.ts';
import { performOnPostgres } from './postgres-work.ts';
import type { Performed, Work } from './unit-of-work.ts';

export type { Work };

/**
 * Runs a write in one transaction, appends its changes to the log and commits. Only when this returns is anything
 * acknowledged, and by then it is durable. On PostgreSQL `write` may be run more than once, the last time alone counts:
 * it must do nothing but write to the database.
 */
export async function performWork<T>(
	database: Database,
	by: Authorship,
	write: (work: Work) => Promise<T>,
): Promise<T> {
	const perform = database.engine === 'postgres' ? performOnPostgres : performOnSqlite;
	const { result, revision } = await perform(database, by, write);
	if (revision !== null) database.revision.committed(revision);
	return result;
}

async function performOnSqlite<T>(
	{ db }: Database,
	by: Authorship,
	write: (work: Work) => Promise<T>,
): Promise<Performed<T>> {
	return await db.transaction().execute(async (trx) => {
		const changes: Change[] = [];
		const result = await write({ ...by, trx, record: (change) => changes.push(change) });
		if (changes.length === 0) return { result, revision: null };
		return { result, revision: await appendChanges(trx, changes, { ...by, after: await latestRevision(trx) }) };
	});
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
