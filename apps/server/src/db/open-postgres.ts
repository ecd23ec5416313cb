import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { LastingPostgresDialect } from './postgres-driver.ts';
import { openPatientPool, openPool } from './postgres-pool.ts';
import { PostgresRevision } from './postgres-revision.ts';
import { isConnectionLost } from './postgres-trouble.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnreachable } from './unreachable.ts';

/** Opens the PostgreSQL database of the URL and brings its schema up to date. Throws {@link DatabaseUnreachable}. */
export async function openPostgres(url: string): Promise<Database> {
	await migrateWithPatience(url);
	const pool = openPool(url);
	const db = new Kysely<Tables>({ dialect: new LastingPostgresDialect(pool) });
	const revision = new PostgresRevision({ url, pool, db });
	try {
		await revision.start();
	} catch (error) {
		await db.destroy();
		throw isConnectionLost(error) ? new DatabaseUnreachable(error) : error;
	}
	return {
		engine: 'postgres',
		db,
		revision,
		close: async () => {
			revision.stop();
			await db.destroy();
		},
	};
}

async function migrateWithPatience(url: string): Promise<void> {
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPatientPool(url) }) });
	try {
		await sql`select 1`.execute(db).catch((error: unknown) => {
			throw new DatabaseUnreachable(error);
		});
		await migrate(db, 'postgres');
	} finally {
		await db.destroy();
	}
}
