import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { ReconnectingPostgresDialect } from './postgres-driver.ts';
import { isConnectionLost } from './postgres-errors.ts';
import { openMigrationPool, openPool, READERS, WRITERS } from './postgres-pool.ts';
import { PostgresRevision } from './postgres-revision.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnreachable } from './unreachable.ts';

/** Opens the PostgreSQL database of the URL and brings its schema up to date. Throws {@link DatabaseUnreachable}. */
export async function openPostgres(url: string): Promise<Database> {
	await migrateDatabase(url);
	const pools = [openPool(url, READERS), openPool(url, WRITERS)] as const;
	const [db, writes] = [databaseOver(pools[0]), databaseOver(pools[1])];
	const revision = new PostgresRevision({ url, pools, db });
	const close = async () => {
		revision.stop();
		await Promise.all([db.destroy(), writes.destroy()]);
	};
	try {
		await revision.start();
	} catch (error) {
		await close();
		throw isConnectionLost(error) ? new DatabaseUnreachable(error) : error;
	}
	return { engine: 'postgres', db, writes, sharedCommit: null, revision, close };
}

function databaseOver(pool: pg.Pool): Kysely<Tables> {
	return new Kysely<Tables>({ dialect: new ReconnectingPostgresDialect(pool) });
}

async function migrateDatabase(url: string): Promise<void> {
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(url) }) });
	try {
		await sql`select 1`.execute(db).catch((error: unknown) => {
			throw new DatabaseUnreachable(error);
		});
		await migrate(db, 'postgres');
	} finally {
		await db.destroy();
	}
}
