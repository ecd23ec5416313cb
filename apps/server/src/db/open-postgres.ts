import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CHANGE_CHANNEL } from './change-channel.ts';
import { latestRevision } from './change-log.store.ts';
import type { Database, RevisionWatch } from './database.ts';
import { KnownRevision } from './known-revision.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnreachable } from './unreachable.ts';

/** Instants are 64-bit in PostgreSQL; as numbers they are exact for the next 280,000 years. */
const BIGINT = 20;
pg.types.setTypeParser(BIGINT, Number);

const POOL_SIZE = 10;
const CONNECT_TIMEOUT = 5000;

/** Opens the PostgreSQL database of the URL and brings its schema up to date. Throws {@link DatabaseUnreachable}. */
export async function openPostgres(url: string): Promise<Database> {
	const pool = new pg.Pool({
		connectionString: url,
		max: POOL_SIZE,
		connectionTimeoutMillis: CONNECT_TIMEOUT,
		keepAlive: true,
	});
	// Connections that are lost are replaced by the pool, and what was asked on them fails by itself. An error event that
	// nobody listens to would end the process.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	try {
		await sql`select 1`.execute(db).catch((error: unknown) => {
			throw new DatabaseUnreachable(error);
		});
		await migrate(db, 'postgres');
		const revision = await watchRevision(pool, db);
		return {
			engine: 'postgres',
			db,
			revision,
			close: async () => {
				revision.stop();
				await db.destroy();
			},
		};
	} catch (error) {
		await db.destroy();
		throw error;
	}
}

/**
 * Hears of every committed revision, this node's own ones at once and the others' by notification. While the listening
 * connection is lost, whoever asks waits until there is another and it has caught up.
 */
async function watchRevision(pool: pg.Pool, db: Kysely<Tables>): Promise<RevisionWatch & { stop(): void }> {
	const known = new KnownRevision(0);
	let listener: pg.PoolClient | null = null;
	let listening: Promise<void> | null = null;
	const learn = (revision: number) => known.learn(revision);
	const stop = () => {
		listener?.release(true);
		listener = null;
	};
	const stopAndThrow = (error: unknown) => {
		stop();
		throw error;
	};
	const listen = async () => {
		const client = await startListening(pool, learn);
		client.once('end', () => client === listener && stop());
		listener = client;
		learn(await latestRevision(db).catch(stopAndThrow));
	};
	const listenAgain = async () => {
		listening ??= listen().finally(() => {
			listening = null;
		});
		await listening;
		return known.value;
	};
	await listen();
	return {
		current: () => (listener && !listening ? known.value : listenAgain()),
		committed: learn,
		subscribe: (listener) => known.subscribe(listener),
		stop,
	};
}

async function startListening(pool: pg.Pool, learn: (revision: number) => void): Promise<pg.PoolClient> {
	const client = await pool.connect();
	client.on('notification', (message) => learn(Number(message.payload ?? 0)));
	try {
		await client.query(`listen ${CHANGE_CHANNEL}`);
	} catch (error) {
		client.release(true);
		throw error;
	}
	return client;
}
