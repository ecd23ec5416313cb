import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';

/** The URL of a test's database, for another pool or another process. */
export async function urlOf({ db }: Pick<Database, 'db'>): Promise<string> {
	const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
	const url = new URL(inject('postgresUrl'));
	url.pathname = rows[0]?.name ?? '';
	return url.href;
}

/** The database of a URL, closed when the test is over. */
export async function opened(url: string): Promise<Database> {
	const database = await openPostgres(url);
	onTestFinished(() => database.close());
	return database;
}

/** The same database opened once more, as another node has it. */
export async function openAgain(database: Pick<Database, 'db'>): Promise<Database> {
	return await opened(await urlOf(database));
}

/** Cuts every connection to the database but the one that says so. */
export async function cutOthers({ db }: Database): Promise<void> {
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
