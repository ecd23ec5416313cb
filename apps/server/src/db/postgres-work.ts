import { sql } from 'kysely';
import { appendChanges, type Change, concernsLogins, latestRevision } from './change-log.store.ts';
import type { Database, Trx } from './database.ts';
import { isConnectionLost, isSerializationFailure } from './postgres-errors.ts';
import { tryAgain } from './retry.ts';
import type { UnitOfWorkResult, Work, Writing } from './unit-of-work.ts';

/** The channel on which nodes notify each other of a committed revision. */
export const CHANGE_CHANNEL = 'crossload_change';

/** Any number, always the same: it puts the writers of all nodes in line, so that revisions follow commits. */
const WRITER_LOCK = 726_002;

/** Milliseconds after the first try in which a write is tried again. */
const RETRY_MS = 4000;

/** The connection was lost while committing, and the database has not said since whether it did. */
export class OutcomeUnknown extends Error {
	constructor(cause: unknown) {
		super('Nobody knows whether a write was committed.', { cause });
	}
}

/** What is about to be committed, and PostgreSQL's number for the transaction. */
interface Sent<T> {
	readonly done: UnitOfWorkResult<T>;
	readonly transaction: string;
}

/** A unit of work that is tried until its outcome is known. */
interface Attempts<T> {
	readonly by: Writing;
	readonly write: (work: Work) => Promise<T>;
	/** Set while a commit is under way, and after its connection was lost until it is known what became of it. */
	sent: Sent<T> | null;
}

/**
 * Runs a write on PostgreSQL as a whole, and again as a whole when it lost against another transaction or its
 * connection was lost. Where that was in the middle of the commit, the next try first asks PostgreSQL what became of it.
 * Throws {@link OutcomeUnknown} if it does not say.
 */
export async function runOnPostgres<T>(
	database: Database,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<UnitOfWorkResult<T>> {
	const attempts: Attempts<T> = { by, write, sent: null };
	const isRetryable = (error: unknown) =>
		error instanceof StillUnderWay || isSerializationFailure(error) || isConnectionLost(error);
	try {
		return await tryAgain(() => attempt(database, attempts), { timeoutMs: RETRY_MS, isRetryable });
	} catch (error) {
		throw attempts.sent ? new OutcomeUnknown(error) : error;
	}
}

async function attempt<T>(database: Database, attempts: Attempts<T>): Promise<UnitOfWorkResult<T>> {
	if (attempts.sent && (await isCommitted(database, attempts.sent))) return attempts.sent.done;
	attempts.sent = null;
	try {
		return await database.writes
			.transaction()
			.setIsolationLevel('read committed')
			.execute(async (trx) => {
				const done = await writeIn(trx, database, attempts);
				const transaction = await notifyNodes(trx, done.revision);
				attempts.sent = transaction === null ? null : { done, transaction };
				return done;
			});
	} catch (error) {
		if (!isConnectionLost(error)) attempts.sent = null;
		throw error;
	}
}

async function writeIn<T>(trx: Trx, database: Database, { by, write }: Attempts<T>): Promise<UnitOfWorkResult<T>> {
	await lockWriters(trx);
	const before = await latestRevision(trx);
	// Whatever the response will show, an error's present state included, this node knows by then.
	database.revision.committed(before);
	const changes: Change[] = [];
	const result = await write({ ...by, trx, record: (change) => changes.push(change) });
	const after = Math.max(before, by.beyond ?? 0);
	const revision = changes.length > 0 ? await appendChanges(trx, changes, { ...by, after }) : null;
	return { result, revision, concernsLogins: changes.some(concernsLogins) };
}

/** Waits until no other transaction of any node writes, and keeps it so until this one ends. */
export async function lockWriters(trx: Trx): Promise<void> {
	await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(trx);
}

/** Notifies the other nodes of the revision with the commit; returns the transaction's number. */
async function notifyNodes(trx: Trx, revision: number | null): Promise<string | null> {
	const notify = revision === null ? sql`` : sql`, pg_notify(${CHANGE_CHANNEL}, ${String(revision)})`;
	const question = sql<{ number: string | null }>`select pg_current_xact_id_if_assigned()::text as number ${notify}`;
	return (await question.execute(trx)).rows[0]?.number ?? null;
}

class StillUnderWay extends Error {}

/** What became of a commit whose connection was lost. Throws StillUnderWay, or for one that PostgreSQL no longer knows. */
async function isCommitted(
	{ writes }: Database,
	{ transaction }: Pick<Sent<unknown>, 'transaction'>,
): Promise<boolean> {
	const question = sql<{ status: string | null }>`select pg_xact_status(${transaction}::xid8) as status`;
	const status = (await question.execute(writes)).rows[0]?.status;
	if (status === 'in progress') throw new StillUnderWay();
	if (!status) throw new Error('PostgreSQL no longer knows of the transaction.');
	return status === 'committed';
}
