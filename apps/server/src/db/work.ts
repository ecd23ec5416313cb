import { appendChanges, type Change, concernsLogins, latestRevision } from './change-log.store.ts';
import type { Database, Db, SharedCommit, Trx } from './database.ts';
import { isBusy } from './database-errors.ts';
import { isConnectionLost } from './postgres-errors.ts';
import { runOnPostgres } from './postgres-work.ts';
import { tryAgain } from './retry.ts';
import { BUSY_RETRY_MS } from './sqlite-commit.ts';
import type { UnitOfWorkResult, Work, Writing } from './unit-of-work.ts';

export type { Work };

/**
 * Runs a write in one transaction, appends its changes to the log and commits. Only when this returns is anything
 * acknowledged, and by then it is durable. On PostgreSQL `write` may run more than once, and only the last run counts:
 * it must do nothing but write to the database.
 */
export async function runUnitOfWork<T>(database: Database, by: Writing, write: (work: Work) => Promise<T>): Promise<T> {
	return (await runRevisedWork(database, by, write)).result;
}

/** As {@link runUnitOfWork}, with the revision that it made. */
export async function runRevisedWork<T>(
	database: Database,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<UnitOfWorkResult<T>> {
	const { sharedCommit } = database;
	const done = await (sharedCommit ? runOnSqlite(sharedCommit, by, write) : runOnPostgres(database, by, write));
	if (done.revision !== null) database.revision.committed(done.revision, done.concernsLogins);
	return done;
}

async function runOnSqlite<T>(
	sharedCommit: SharedCommit,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<UnitOfWorkResult<T>> {
	return await sharedCommit.run(async (trx) => {
		const changes: Change[] = [];
		const result = await write({ ...by, trx, record: (change) => changes.push(change) });
		if (changes.length === 0) return { result, revision: null, concernsLogins: false };
		const after = Math.max(await latestRevision(trx), by.beyond ?? 0);
		const revision = await appendChanges(trx, changes, { ...by, after });
		return { result, revision, concernsLogins: changes.some(concernsLogins) };
	});
}

/**
 * Writes in a transaction what does not go into the change log: failed logins, issues of sheets, push messages and the like.
 * Retries where another process writes to SQLite (reads go on between the tries), and where the connection to PostgreSQL was lost.
 */
export async function writeOutsideChangeLog<T>({ db }: Database, write: (trx: Trx) => Promise<T>): Promise<T> {
	const isRetryable = (error: unknown) => isBusy(error) || isConnectionLost(error);
	return await tryAgain(() => db.transaction().execute(write), { timeoutMs: BUSY_RETRY_MS, isRetryable });
}

/** Milliseconds in which a read that lost its connection is tried again: a restart of the database takes no longer. */
const READ_RETRY_MS = 3000;

/**
 * Runs reads on one snapshot: nothing that is committed meanwhile shows. On PostgreSQL again as a whole where
 * the connection was lost.
 */
export async function readConsistently<T>(
	{ engine, db }: Pick<Database, 'engine' | 'db'>,
	read: (db: Db) => Promise<T>,
): Promise<T> {
	const isolation = engine === 'postgres' ? 'repeatable read' : 'serializable';
	const attempt = () => db.transaction().setAccessMode('read only').setIsolationLevel(isolation).execute(read);
	return await tryAgain(attempt, { timeoutMs: READ_RETRY_MS, isRetryable: isConnectionLost });
}
