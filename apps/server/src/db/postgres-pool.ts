import pg from 'pg';

/** Instants are 64-bit in PostgreSQL; as numbers they are exact for the next 280,000 years. */
const BIGINT = 20;
pg.types.setTypeParser(BIGINT, Number);

/** Connections of one node for reading at most; another one listens. */
export const READERS = 8;

/** And for writing: one works and the next is ready. More would only wait for the writer's lock. */
export const WRITERS = 2;

/**
 * Limits in milliseconds, each below the next one outwards: a wait for a lock ends before its statement, the statement
 * before this side gives the connection up for lost, and all of that before a client gives up (20 s).
 */
const LIMITS = {
	/** Also how long a request waits for a connection of the pool to become free. */
	connectionTimeoutMillis: 5000,
	lock_timeout: 5000,
	statement_timeout: 10_000,
	/** A network that swallows everything breaks no connection: only silence shows it. */
	query_timeout: 12_000,
	/** A node that stopped in the middle of a write holds up the others for no longer. */
	idle_in_transaction_session_timeout: 10_000,
};

/** Connections to PostgreSQL, bounded in number and in time. */
export function openPool(url: string, size: number): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: size,
		idleTimeoutMillis: 30_000,
		keepAlive: true,
		application_name: 'crossload',
		...LIMITS,
	});
	// Connections that are lost are replaced by the pool, and what was asked on them fails by itself. An error event that
	// nobody listens to would end the process.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	return pool;
}

/** Ends all connections that wait for work: one like them has just turned out to be lost without an error. */
export async function renewIdle(pool: pg.Pool): Promise<void> {
	const suspects = Array.from({ length: pool.idleCount }, () => pool.connect());
	for (const suspect of await Promise.allSettled(suspects)) {
		if (suspect.status === 'fulfilled') suspect.value.release(true);
	}
}

/** A connection beside the pool, to listen on: a new one each time, so that it cannot have died unnoticed. */
export async function openListener(url: string): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString: url,
		keepAlive: true,
		application_name: 'crossload listener',
		connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
		query_timeout: LIMITS.query_timeout,
	});
	client.on('error', () => {});
	await client.connect();
	return client;
}

/** A pool for migrations alone, which may take as long as they need. */
export function openMigrationPool(url: string): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: 1,
		connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
		application_name: 'crossload migration',
	});
	pool.on('error', () => {});
	return pool;
}
