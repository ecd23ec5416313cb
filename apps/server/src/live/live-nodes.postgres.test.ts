import { stageCalls, userCalls } from '@crossload/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { runUnitOfWork } from '../db/work.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { anotherApp } from '../testing/another-app.ts';
import { openAgain } from '../testing/postgres-nodes.ts';
import { shown } from './testing/lists.ts';
import { LiveClient } from './testing/live-client.ts';
import { type LiveServer, listening, liveServer, senderTo } from './testing/live-server.ts';
import { RandomWrites } from './testing/random-writes.ts';

/** A second server on the same database. */
async function secondNode({ database, clock }: LiveServer) {
	const other = await openAgain(database);
	return { database: other, address: await listening(await anotherApp({ database: other, clock })) };
}

test('REL-52 a write on one node reaches a client of the other within a second', async () => {
	const server = await liveServer();
	const { address } = await secondNode(server);
	const client = await new LiveClient({ address, token: server.tokens.crew }).connect();
	await client.first('hello');
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const change = await client.first('change', 1000);
	expect(change.data.changes).toMatchObject([{ entity: 'stage', value: { name: 'Plaza' } }]);
});

test('REL-05 a new password ends the streams on every node within two seconds', async () => {
	const server = await liveServer();
	const { address } = await secondNode(server);
	const client = await new LiveClient({ address, token: server.tokens.crew }).connect();
	await client.first('hello');
	const began = performance.now();
	await server.ask(userCalls.setPassword, { id: 3, body: { password: 'fresh' } });
	await client.ended;
	expect(performance.now() - began).toBeLessThan(2000);
});

test('REL-52 what another node commits while the connections of this one are lost is sent when there are new ones', async () => {
	const server = await liveServer();
	const client = await server.connected('crew');
	await client.first('hello');
	const { database } = await secondNode(server);
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
	await vi.waitFor(() =>
		runUnitOfWork(database, { actor: null, at: server.clock.now }, (work) => createStage(work, { name: 'Plaza' })),
	);
	const change = await client.first('change', 5000);
	expect(change.data.changes).toMatchObject([{ entity: 'stage', value: { name: 'Plaza' } }]);
});

test('REL-51 REL-52 a client that goes from node to node receives everything once', async () => {
	const server = await liveServer();
	const nodes = [server.address, (await secondNode(server)).address];
	const client = await server.connected('lead');
	await client.first('hello');
	const writers = nodes.map(
		(address, seed) =>
			new RandomWrites(
				senderTo(() => address, server.tokens.admin),
				seed,
			),
	);
	for (let round = 0; round < 20; round++) {
		await Promise.all(writers.map((writer) => writer.write()));
		await client.cut();
		client.address = nodes[round % 2] ?? '';
		await client.connect();
	}
	// What the other node has committed last, this one may not know yet.
	await server.database.revision.awaitRevision();
	await client.reach(await server.database.revision.current());
	expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
	expect(client.events.filter(({ kind }) => kind === 'reset')).toEqual([]);
});
