import { sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { cutOthers, openAgain, urlOf } from '../testing/postgres-nodes.ts';
import { type Login, type TestApp, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrate, NewerDatabase, SCHEMA_VERSION } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { DatabaseUnreachable } from './unreachable.ts';

async function nodesOf(app: TestApp) {
	const database = await openAgain(app.database);
	const other = await anotherApp({ database, clock: app.clock });
	const namesThere = async (as: Login = 'admin') => {
		const headers = { authorization: `Bearer ${app.tokens[as]}` };
		return namesIn(await other.inject({ url: '/api/stages', headers }));
	};
	return { database, namesThere };
}

function namesIn(response: { statusCode: number; json(): { name: string }[] }): string[] {
	return response.statusCode === 200 ? response.json().map(({ name }) => name) : [String(response.statusCode)];
}

test('REL-52 a write on one node reaches the other within a second', async () => {
	const app = await testApp();
	const { namesThere } = await nodesOf(app);
	expect(await namesThere()).toEqual([]);
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await vi.waitFor(async () => expect(await namesThere()).toEqual(['Plaza']), { timeout: 1000, interval: 5 });
});

test('REL-05 REL-06 tokens are good on every node, and end on every node', async () => {
	const app = await testApp();
	const { namesThere } = await nodesOf(app);
	expect(await namesThere('lead')).toEqual([]);
	const { id } = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.setPassword, { id, body: { password: 'fresh' } });
	await vi.waitFor(async () => expect(await namesThere('lead')).toEqual(['401']), { timeout: 1000, interval: 5 });
	expect(await namesThere('crew')).toEqual([]);
});

test('REL-32 a key that one node has responded to gets the same response from the other', async () => {
	const app = await testApp();
	const headers = { authorization: `Bearer ${app.tokens.admin}`, 'idempotency-key': 'one' };
	const post = { method: 'POST', url: '/api/stages', payload: { name: 'Plaza' }, headers } as const;
	const other = await anotherApp({ database: await openAgain(app.database), clock: app.clock });
	const responses = await Promise.all([app.app, other, app.app, other].map((node) => node.inject(post)));
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
	expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
});

test('REL-52 a node that has lost its connections neither ends nor responds with old data', async () => {
	const app = await testApp();
	const { database, namesThere } = await nodesOf(app);
	expect(await namesThere()).toEqual([]);
	await cutOthers(app.database);
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await vi.waitFor(async () => expect(await namesThere()).toEqual(['Plaza']), { timeout: 5000, interval: 20 });
	await app.ask(stageCalls.create, { body: { name: 'Annex' } });
	await vi.waitFor(async () => expect(await namesThere()).toEqual(['Annex', 'Plaza']), { timeout: 1000, interval: 5 });
	expect(await database.revision.current()).toBe(await app.database.revision.current());
});

test('REL-42 a write whose connection is cut while it waits is taken all the same', async () => {
	const app = await testApp();
	const other = await openAgain(app.database);
	const cut = async () => {
		await vi.waitFor(async () => {
			const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and wait_event = 'advisory'`.execute(other.db);
			expect(rows).toHaveLength(1);
		});
	};
	const writing = await other.db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(726002)`.execute(trx);
		const writing = app.request(stageCalls.create, { body: { name: 'Plaza' } });
		await cut();
		return { response: writing };
	});
	expect((await writing.response).statusCode).toBe(201);
	expect(await app.ask(stageCalls.list)).toMatchObject([{ name: 'Plaza' }]);
});

test('REL-42 a write that cannot get its turn in time is refused with 503 and changes nothing', async () => {
	const app = await testApp();
	const other = await openAgain(app.database);
	const response = await other.db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(726002)`.execute(trx);
		return await app.request(stageCalls.create, { body: { name: 'Plaza' } });
	});
	expect(response.statusCode).toBe(503);
	expect(response.json().message).toMatch(/^Nothing was saved/);
	expect(await app.ask(stageCalls.list)).toEqual([]);
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
});

test('REL-44 a database of a newer version is refused', async () => {
	const database = await testDatabase();
	await sql`update schema_version set version = ${SCHEMA_VERSION + 1}`.execute(database.db);
	await expect(openPostgres(await urlOf(database))).rejects.toThrow(NewerDatabase);
	await expect(migrate(database.db, 'postgres')).rejects.toThrow(/Start the newer program/);
});

test('REL-44 two nodes that start on a new database at once migrate it once', async () => {
	const database = await testDatabase();
	await sql`drop schema public cascade`.execute(database.db);
	await sql`create schema public`.execute(database.db);
	await Promise.all([migrate(database.db, 'postgres'), migrate(database.db, 'postgres')]);
	const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(database.db);
	expect(rows).toEqual([{ version: SCHEMA_VERSION }]);
	expect(await database.db.selectFrom('activity_type').select('id').execute()).toHaveLength(10);
});

test('REL-80 an unreachable PostgreSQL is named as such, without the password', async () => {
	const refused = openPostgres('postgres://me:s3cret@127.0.0.1:9/crossload');
	await expect(refused).rejects.toThrow(DatabaseUnreachable);
	await expect(refused).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: (?!.*s3cret)/);
});
