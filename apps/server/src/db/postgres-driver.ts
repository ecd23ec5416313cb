import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	PostgresDialect,
	type QueryResult,
	type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './postgres-errors.ts';

/** Commands for which the driver reports how many rows they have touched. */
const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Kysely's PostgreSQL dialect with connections that may be lost: see {@link PooledConnection}. */
export class ReconnectingPostgresDialect extends PostgresDialect {
	readonly #pool: pg.Pool;

	constructor(pool: pg.Pool) {
		super({ pool });
		this.#pool = pool;
	}

	override createDriver(): Driver {
		return new PooledPostgresDriver(this.#pool);
	}
}

class PooledPostgresDriver implements Driver {
	readonly #pool: pg.Pool;

	constructor(pool: pg.Pool) {
		this.#pool = pool;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<PooledConnection> {
		return new PooledConnection(await this.#pool.connect());
	}

	async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
		const { isolationLevel, accessMode } = settings;
		const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
		await connection.query(`start transaction${isolation}${accessMode ? ` ${accessMode}` : ''}`);
	}

	async commitTransaction(connection: PooledConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: PooledConnection): Promise<void> {
		await connection.rollback();
	}

	async releaseConnection(connection: PooledConnection): Promise<void> {
		connection.release();
	}

	async destroy(): Promise<void> {
		await this.#pool.end();
	}
}

/**
 * A connection whose loss is noticed: it never goes back to the pool, nor does one on which nothing came back in time,
 * as that might still come, to another question.
 */
class PooledConnection implements DatabaseConnection {
	readonly #client: pg.PoolClient;
	#isLost = false;

	constructor(client: pg.PoolClient) {
		this.#client = client;
	}

	/** PostgreSQL responds to a commit after a failed statement by saying that it has rolled back. */
	async commit(): Promise<void> {
		const { command } = await this.query('commit');
		if (command === 'ROLLBACK') throw new Error('PostgreSQL has rolled back what was to be committed.');
	}

	/** A lost connection has taken its transaction with it. */
	async rollback(): Promise<void> {
		if (this.#isLost) return;
		await this.query('rollback').catch((error: unknown) => {
			if (!this.#isLost) throw error;
		});
	}

	release(): void {
		this.#client.release(this.#isLost);
	}

	async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		const result = await this.query(sql, parameters);
		const rows = (result.rows ?? []) as R[];
		return WRITES.includes(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows };
	}

	// biome-ignore lint/correctness/useYield: Kysely asks for this method, and nothing here reads in streams
	async *streamQuery(): AsyncIterableIterator<never> {
		throw new Error('Read in pages instead: this connection does not stream.');
	}

	async query(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
		try {
			return await this.#client.query(text, [...values]);
		} catch (error) {
			this.#isLost ||= isConnectionLost(error);
			throw error;
		}
	}
}
