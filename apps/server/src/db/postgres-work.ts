import { sql } from 'kysely';
import { CHANGE_CHANNEL } from './change-channel.ts';
import { appendChanges, type Change, latestRevision } from './change-log.store.ts';
import type { Database, Db, Trx } from './database.ts';
import { Line } from './line.ts';
import { isConnectionLost, isOvertaken, tryAgain } from './postgres-trouble.ts';
import type { Performed, Work, Writing } from './unit-of-work.ts';

/** Any number, always the same: it puts the writers of all nodes in line, so that revisions follow commits. */
const WRITER_LOCK = 726_002;

/** Milliseconds after the first try in which a write is tried again, and in which the fate of a commit is asked for. */
const PATIENCE = 4000;

/**
 * Writers of one node that hold a connection: one works and the next is ready. More would only wait for the writer's
 * lock, each with a connection that reads could use.
 */
const WRITERS = { width: 2, patience: 5000 };

/** The connection was lost while committing, and the database has not said since whether it did. */
export class OutcomeUnknown extends Error {
	constructor(cause: unknown) {
		super('Nobody knows whether a write was committed.', { cause });
	}
}

const lines = new WeakMap<Database, Line>();

function writersOf(database: Database): Line {
	const line = lines.get(database) ?? new Line(WRITERS);
	lines.set(database, line);
	return line;
}

/**
 * Performs a write on PostgreSQL as a whole, and again as a whole when it lost against another transaction or its
 * connection was lost before the commit. Where the connection was lost in the middle of the commit, PostgreSQL is asked
 * what became of it. Throws {@link OutcomeUnknown} if it does not say.
 */
export async function performOnPostgres<T>(
	database: Database,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<Performed<T>> {
	const attempt = () => writersOf(database).pass(() => performOnce(database, by, write));
	const isWorthAnother = (error: unknown) => isOvertaken(error) || isConnectionLost(error);
	return await tryAgain(attempt, { patience: PATIENCE, isWorthAnother });
}

/** What is about to be committed, and PostgreSQL's number for the transaction; null when it has written nothing. */
interface Sent<T> {
	readonly performed: Performed<T>;
	readonly transaction: string | null;
}

async function performOnce<T>(
	database: Database,
	by: Writing,
	write: (work: Work) => Promise<T>,
): Promise<Performed<T>> {
	const commit: { sent: Sent<T> | null } = { sent: null };
	try {
		return await database.db
			.transaction()
			.setIsolationLevel('read committed')
			.execute(async (trx) => {
				await lineUpAsWriter(trx);
				const before = await latestRevision(trx);
				// Whatever the answer will show, a refusal's present state included, this node knows by then.
				database.revision.committed(before);
				const changes: Change[] = [];
				const result = await write({ ...by, trx, record: (change) => changes.push(change) });
				const after = Math.max(before, by.beyond ?? 0);
				const revision = changes.length > 0 ? await appendChanges(trx, changes, { ...by, after }) : null;
				commit.sent = { performed: { result, revision }, transaction: await announce(trx, revision) };
				return commit.sent.performed;
			});
	} catch (error) {
		if (!commit.sent?.transaction || !isConnectionLost(error)) throw error;
		if (await isCommitted(database.db, commit.sent.transaction, error)) return commit.sent.performed;
		throw error;
	}
}

/** Waits until no other transaction of any node writes, and keeps it so until this one ends. */
export async function lineUpAsWriter(trx: Trx): Promise<void> {
	await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(trx);
}

/** Has the other nodes told of the revision with the commit; answers the transaction's number. */
async function announce(trx: Trx, revision: number | null): Promise<string | null> {
	const notify = revision === null ? sql`` : sql`, pg_notify(${CHANGE_CHANNEL}, ${String(revision)})`;
	const question = sql<{ number: string | null }>`select pg_current_xact_id_if_assigned()::text as number ${notify}`;
	return (await question.execute(trx)).rows[0]?.number ?? null;
}

class StillUnderWay extends Error {}

/** Asks, on another connection, what became of a commit whose answer was lost. Throws {@link OutcomeUnknown}. */
async function isCommitted(db: Db, transaction: string, cause: unknown): Promise<boolean> {
	const ask = async () => {
		const { rows } = await sql<{
			status: string | null;
		}>`select pg_xact_status(${transaction}::xid8) as status`.execute(db);
		if (rows[0]?.status === 'in progress') throw new StillUnderWay();
		if (!rows[0]?.status) throw new OutcomeUnknown(cause);
		return rows[0].status === 'committed';
	};
	const isWorthAnother = (error: unknown) => error instanceof StillUnderWay || isConnectionLost(error);
	return await tryAgain(ask, { patience: PATIENCE, isWorthAnother }).catch(() => {
		throw new OutcomeUnknown(cause);
	});
}
