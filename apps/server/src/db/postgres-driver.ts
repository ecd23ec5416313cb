import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	PostgresDialect,
	type QueryResult,
	type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './postgres-trouble.ts';

/** Commands of which it is told how many rows they have touched. */
const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Kysely's PostgreSQL dialect with connections that may be lost: see {@link MortalConnection}. */
export class LastingPostgresDialect extends PostgresDialect {
	readonly #pool: pg.Pool;

	constructor(pool: pg.Pool) {
		super({ pool });
		this.#pool = pool;
	}

	override createDriver(): Driver {
		return new LastingPostgresDriver(this.#pool);
	}
}

class LastingPostgresDriver implements Driver {
	readonly #pool: pg.Pool;

	constructor(pool: pg.Pool) {
		this.#pool = pool;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<MortalConnection> {
		return new MortalConnection(this.#pool, await this.#pool.connect());
	}

	async beginTransaction(connection: MortalConnection, settings: TransactionSettings): Promise<void> {
		const { isolationLevel, accessMode } = settings;
		const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
		await connection.begin(`start transaction${isolation}${accessMode ? ` ${accessMode}` : ''}`);
	}

	async commitTransaction(connection: MortalConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: MortalConnection): Promise<void> {
		await connection.rollback();
	}

	async releaseConnection(connection: MortalConnection): Promise<void> {
		connection.release();
	}

	async destroy(): Promise<void> {
		await this.#pool.end();
	}
}

/**
 * A connection whose loss is noticed. What can be said again without harm (the begin of a transaction, a single read) is
 * said once more on another connection; what cannot fails. A lost connection never goes back to the pool, nor does one
 * that answered nothing in time: its answer might still come, to another question.
 */
class MortalConnection implements DatabaseConnection {
	readonly #pool: pg.Pool;
	#client: pg.PoolClient;
	#isLost = false;
	#isInTransaction = false;

	constructor(pool: pg.Pool, client: pg.PoolClient) {
		this.#pool = pool;
		this.#client = client;
	}

	async begin(command: string): Promise<void> {
		await this.#askTwice(command);
		this.#isInTransaction = true;
	}

	/** PostgreSQL answers a commit after a failed statement by saying that it has rolled back. */
	async commit(): Promise<void> {
		const { command } = await this.#ask('commit');
		this.#isInTransaction = false;
		if (command === 'ROLLBACK') throw new Error('PostgreSQL has rolled back what was to be committed.');
	}

	/** A lost connection has taken its transaction with it. */
	async rollback(): Promise<void> {
		this.#isInTransaction = false;
		if (this.#isLost) return;
		await this.#ask('rollback').catch((error: unknown) => {
			if (!this.#isLost) throw error;
		});
	}

	release(): void {
		this.#client.release(this.#isLost);
	}

	async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
		const isRepeatable = !this.#isInTransaction && query.kind === 'SelectQueryNode';
		const result = await (isRepeatable ? this.#askTwice(sql, parameters) : this.#ask(sql, parameters));
		const rows = (result.rows ?? []) as R[];
		return WRITES.includes(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows };
	}

	// biome-ignore lint/correctness/useYield: Kysely asks for this method, and nothing here reads in streams
	async *streamQuery(): AsyncIterableIterator<never> {
		throw new Error('Read in pages instead: this connection does not stream.');
	}

	async #ask(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
		try {
			return await this.#client.query(text, [...values]);
		} catch (error) {
			this.#isLost ||= isConnectionLost(error);
			throw error;
		}
	}

	async #askTwice(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
		try {
			return await this.#ask(text, values);
		} catch (error) {
			if (!this.#isLost) throw error;
			const another = await this.#pool.connect();
			this.#client.release(true);
			this.#client = another;
			this.#isLost = false;
			return await this.#ask(text, values);
		}
	}
}
