import { API_PREFIX, sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { LiveClient } from '../live/testing/live-client.ts';
import { listening } from '../live/testing/live-server.ts';
import { anotherApp } from '../testing/another-app.ts';
import { opened, urlOf } from '../testing/postgres-nodes.ts';
import { logIn, type TestApp, testApp } from '../testing/test-app.ts';
import { disagreements } from './check-data.ts';
import { restoreCommand } from './restore-command.ts';

/** Takes a database back to a revision, as pg_restore does with a dump of that moment: rows, log and counters. */
async function takeBack({ db }: Database, revision: number): Promise<void> {
	await sql`delete from stage where name like 'Lost%'`.execute(db);
	await sql`delete from "user" where name = 'helper'`.execute(db);
	await sql`delete from change where revision > ${revision}`.execute(db);
	await sql`select setval(pg_get_serial_sequence('"user"', 'id'), (select max(id) from "user"))`.execute(db);
}

async function loseSomething(app: TestApp) {
	const kept = await app.database.revision.current();
	app.clock.now += 5 * MINUTE;
	for (const name of ['Lost 1', 'Lost 2', 'Lost 3']) await app.ask(stageCalls.create, { body: { name } });
	await app.ask(userCalls.create, { body: { name: 'helper', password: 'helper', role: 'crew' } });
	const helper = await logIn(app.app, 'helper');
	const lost = await app.database.revision.current();
	await takeBack(app.database, kept);
	return { helper, kept, lost };
}

test('REL-05 REL-51 after pg_restore no login of after the dump holds, and a client that knows a lost revision is reset', async () => {
	const app = await testApp();
	const { helper, kept, lost } = await loseSomething(app);
	const url = await urlOf(app.database);
	const message = await restoreCommand(
		readConfig({ DATABASE_URL: url }),
		['--after-pg-restore'],
		new Date(app.clock.now),
	);
	expect(message).toContain('must log in again');
	const database = await opened(url);
	const node = await anotherApp({ database, clock: app.clock });
	const statusOf = async (token: string) =>
		(await node.inject({ url: API_PREFIX + sessionCalls.me.path, headers: { authorization: `Bearer ${token}` } }))
			.statusCode;
	expect(await statusOf(helper)).toBe(401);
	expect(await statusOf(app.tokens.admin)).toBe(200);
	const place = { address: await listening(node), token: await logIn(node, 'admin') };
	const headers = { authorization: `Bearer ${place.token}` };
	for (let number = 0; number <= lost - kept; number++) {
		const payload = { name: `New ${number}` };
		await node.inject({ method: 'POST', url: API_PREFIX + stageCalls.create.path, headers, payload });
	}
	const payload = { name: 'boss', password: 'boss', role: 'admin' };
	await node.inject({ method: 'POST', url: API_PREFIX + userCalls.create.path, headers, payload });
	expect(await statusOf(helper)).toBe(401);
	const kinds: (string | undefined)[] = [];
	for (const revision of [kept, kept + 1, lost]) {
		const client = new LiveClient(place);
		client.lists = await client.fetchLists();
		client.revision = revision;
		await client.connect();
		await client.until((each) => each.events.length > 0);
		kinds.push(client.events[0]?.kind);
	}
	expect(kinds).toEqual(['change', 'reset', 'reset']);
	expect(await disagreements(database)).toEqual([]);
});

test.for([
	[[], 'npm run restore -- '],
	[['a.sqlite', 'b.sqlite'], 'npm run restore -- '],
	[['a.sqlite'], 'pg_restore'],
] as const)('REL-43 %j is refused with what to do on PostgreSQL', async ([args, says]) => {
	const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1:9/crossload' });
	await expect(restoreCommand(config, args, new Date())).rejects.toThrow(says);
});
