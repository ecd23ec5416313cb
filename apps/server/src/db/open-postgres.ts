import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CHANGE_CHANNEL } from './change-channel.ts';
import type { Database, RevisionWatch } from './database.ts';
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
	const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT });
	// Idle connections that PostgreSQL closes are replaced by the pool; without a listener they would end the process.
	pool.on('error', () => {});
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

/** Hears of every committed revision, this node's own ones at once and the others' by notification. */
async function watchRevision(pool: pg.Pool, db: Kysely<Tables>): Promise<RevisionWatch & { stop(): void }> {
	const listener = await pool.connect();
	let known = 0;
	const learn = (revision: number) => {
		known = Math.max(known, revision);
	};
	listener.on('notification', (message) => learn(Number(message.payload ?? 0)));
	await listener.query(`listen ${CHANGE_CHANNEL}`);
	const latest = await db
		.selectFrom('change')
		.select(({ fn }) => fn.coalesce(fn.max('revision'), sql<number>`0`).as('revision'))
		.executeTakeFirstOrThrow();
	learn(latest.revision);
	return { current: () => known, committed: learn, stop: () => listener.release(true) };
}
