import { Writable } from 'node:stream';
import { operationCalls, personCalls, stageCalls } from '@crossload/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import type { Database } from './db/database.ts';
import { anotherApp } from './testing/another-app.ts';
import { testApp } from './testing/test-app.ts';
import { ENGINE } from './testing/test-database.ts';

test('API-24 REL-80 health and ready need no login', async () => {
	const { ask } = await testApp();
	expect(await ask(operationCalls.health, { as: null })).toEqual({ status: 'ok' });
	expect(await ask(operationCalls.ready, { as: null })).toEqual({ status: 'ready' });
	expect(await ask(operationCalls.loginScreen, { as: null })).toEqual({ name: 'Test', demoLogins: [] });
});

test('REL-80 ready responds 503 with a message once the database is closed, health still responds', async () => {
	const app = await testApp({ writesPastTheLog: 'the database is closed' });
	await app.database.close();
	const error = await app.refused(operationCalls.ready, 503, { as: null });
	expect(error.message).toMatch(/database/);
	await app.ask(operationCalls.health, { as: null });
});

test('REL-80 REL-42 while the database cannot be written ready and writes respond 503, reads go on, and it heals', async () => {
	const app = await testApp();
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await setReadOnly(app.database, true);
	await settle(() => app.refused(operationCalls.ready, 503, { as: null }));
	await settle(() => app.ask(stageCalls.list));
	const error = await app.refused(stageCalls.create, 503, { body: { name: 'Annex' } });
	expect(error.message).toMatch(/^Nothing was saved/);
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
	await setReadOnly(app.database, false);
	await settle(() => app.ask(operationCalls.ready, { as: null }));
	await app.ask(stageCalls.create, { body: { name: 'Annex' } });
});

/** Connections that were cut need a moment until they are replaced. */
async function settle(step: () => Promise<unknown>): Promise<void> {
	await vi.waitFor(step, { timeout: 5000, interval: 20 });
}

/** Takes the right to write away from the database itself, or gives it back. */
async function setReadOnly({ db }: Database, readOnly: boolean): Promise<void> {
	if (ENGINE === 'sqlite') {
		await sql`pragma query_only = ${sql.lit(readOnly ? 1 : 0)}`.execute(db);
		return;
	}
	const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
	const name = rows[0]?.name ?? '';
	const client = new pg.Client({ connectionString: inject('postgresUrl') });
	await client.connect();
	await client.query(`alter database ${name} set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
	// Only new connections take it over.
	await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
	await client.end();
}

test('REL-81 the log has a line per write and error, and no password, token or telephone number', async () => {
	const testing = await testApp();
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const app = await anotherApp(testing, { logger: { level: 'info', stream } });
	const headers = { authorization: `Bearer ${testing.tokens.admin}` };
	await app.inject({ method: 'POST', url: '/api/auth/login', payload: { name: 'lead', password: 's3cret-word' } });
	const person = { name: 'Pia', tel: '+41 79 111 22 33' };
	await app.inject({ method: 'POST', url: '/api/persons', payload: person, headers });
	await app.inject({ url: '/api/persons', headers });
	await app.inject({ method: 'POST', url: '/api/persons', payload: { ...person, name: 7 }, headers });
	const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
	expect(requests.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 401', 'POST 201', 'POST 400']);
	expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(3);
	expect(lines.join('')).not.toMatch(/s3cret|111 22 33|eyJ|Bearer/);
	expect(await testing.ask(personCalls.list)).toHaveLength(1);
});
