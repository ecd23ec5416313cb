import { sql } from 'kysely';
import type { Db, SharedCommit, Trx } from './database.ts';
import { isBusy } from './database-errors.ts';
import { tryAgain } from './retry.ts';

/** Milliseconds in which writes are tried again while another process writes to SQLite, an import or a tool. */
export const BUSY_RETRY_MS = 5000;

/** Writes in one transaction at most: the first is acknowledged after the last. */
const MAX_TOGETHER = 16;

interface Waiting {
	/** Writes, and returns what says so once it is committed. */
	run(trx: Trx): Promise<() => void>;
	reject(error: unknown): void;
}

/**
 * Commits the writes to SQLite that come in the same turn of the event loop together: the disk is waited for once. Each has a
 * savepoint of its own, so that one that throws leaves nothing and takes no other with it; none counts before the commit.
 */
export class SqliteCommit implements SharedCommit {
	readonly #db: Db;
	#waiting: Waiting[] = [];

	constructor(db: Db) {
		this.#db = db;
	}

	run<T>(write: (trx: Trx) => Promise<T>): Promise<T> {
		return new Promise((resolve, reject) => {
			const run = async (trx: Trx) => {
				const result = await write(trx);
				return () => resolve(result);
			};
			if (this.#waiting.push({ run, reject }) === 1) setImmediate(() => void this.#commitWaiting());
		});
	}

	async #commitWaiting(): Promise<void> {
		const together = this.#waiting.splice(0, MAX_TOGETHER);
		if (this.#waiting.length > 0) setImmediate(() => void this.#commitWaiting());
		try {
			const attempt = () => this.#db.transaction().execute((trx) => runEach(trx, together));
			for (const settle of await tryAgain(attempt, { timeoutMs: BUSY_RETRY_MS, isRetryable: isBusy })) settle();
		} catch (error) {
			for (const { reject } of together) reject(error);
		}
	}
}

/** One alone needs no savepoint: the transaction is its own. */
async function runEach(trx: Trx, together: readonly Waiting[]): Promise<(() => void)[]> {
	const [first, second] = together;
	if (first && !second) return [await first.run(trx)];
	const settled: (() => void)[] = [];
	for (const waiting of together) settled.push(await runInSavepoint(trx, waiting));
	return settled;
}

async function runInSavepoint(trx: Trx, { run, reject }: Waiting): Promise<() => void> {
	await sql`savepoint one`.execute(trx);
	try {
		const settle = await run(trx);
		await sql`release one`.execute(trx);
		return settle;
	} catch (error) {
		await takeBack(trx, error);
		return () => reject(error);
	}
}

/** Throws the reason where SQLite has taken back the whole transaction by itself, as it does when the disk is full. */
async function takeBack(trx: Trx, reason: unknown): Promise<void> {
	try {
		await sql`rollback to one`.execute(trx);
		await sql`release one`.execute(trx);
	} catch {
		throw reason;
	}
}
