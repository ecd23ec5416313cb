import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openSqliteFile } from '../db/open-sqlite.ts';
import { acquireDatabase, releaseDatabase } from './postgres-databases.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** URL of the cluster's maintenance database, in the project that runs on PostgreSQL. */
		postgresUrl: string;
	}
}

/** Which engine this run of the tests is on; every server test runs once on each. */
export const ENGINE = process.env['CROSSLOAD_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** An empty, migrated database for one test, closed when the test is over. */
export async function testDatabase(): Promise<Database> {
	if (ENGINE === 'sqlite') {
		const database = await openSqliteFile(':memory:');
		onTestFinished(() => database.close());
		return database;
	}
	const url = await acquireDatabase(inject('postgresUrl'));
	const database = await openPostgres(url);
	onTestFinished(async () => {
		await database.close();
		await releaseDatabase(url);
	});
	return database;
}
