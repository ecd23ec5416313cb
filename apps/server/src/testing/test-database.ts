import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openInMemory } from '../db/open-sqlite.ts';
import { TEMPLATE } from './template.ts';

/** Which engine this run of the tests is on; every server test runs once on each. */
export const ENGINE = process.env['CROSSLOAD_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** A fresh, migrated database for one test, closed and gone when the test is over. */
export async function testDatabase(): Promise<Database> {
	if (ENGINE === 'sqlite') {
		const database = await openInMemory();
		onTestFinished(() => database.close());
		return database;
	}
	const maintenance = inject('postgresUrl');
	const name = `test_${randomBytes(8).toString('hex')}`;
	await command(maintenance, `create database ${name} template ${TEMPLATE}`);
	const url = new URL(maintenance);
	url.pathname = name;
	const database = await openPostgres(url.href);
	onTestFinished(async () => {
		await database.close();
		await command(maintenance, `drop database ${name} with (force)`);
	});
	return database;
}

async function command(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
