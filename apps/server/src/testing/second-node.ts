import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';

/** The same PostgreSQL database opened once more, as another node has it. */
export async function openAgain({ db }: Database): Promise<Database> {
	const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
	const url = new URL(inject('postgresUrl'));
	url.pathname = rows[0]?.name ?? '';
	const other = await openPostgres(url.href);
	onTestFinished(() => other.close());
	return other;
}
