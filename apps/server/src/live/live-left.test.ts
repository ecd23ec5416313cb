import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { personCalls, stageCalls, userCalls } from '@crossload/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { testApp } from '../testing/test-app.ts';
import { listening, liveServer } from './testing/live-server.ts';

const METRICS_TOKEN = 'metrics-metrics-metrics';

test('REL-53 REL-80 a client that leaves before the stream has begun is not counted, and does not delay a stop', async () => {
	const testing = await testApp();
	const app = await anotherApp(testing, { metricsToken: METRICS_TOKEN });
	const address = await listening(app);
	const { awaitRevision } = testing.database.revision;
	const reached = Promise.withResolvers<void>();
	const left = Promise.withResolvers<void>();
	vi.spyOn(testing.database.revision, 'awaitRevision').mockImplementationOnce(async (revision) => {
		reached.resolve();
		await left.promise;
		await awaitRevision(revision);
	});
	onTestFinished(() => void vi.restoreAllMocks());
	const accepted = once(app.server, 'connection');
	const socket = connect(Number(new URL(address).port), '127.0.0.1');
	const head = ['GET /api/live HTTP/1.1', 'host: x', `authorization: Bearer ${testing.tokens.crew}`];
	socket.write([...head, 'accept-encoding: gzip', 'crossload-revision: 999999', '', ''].join('\r\n'));
	const [ours] = (await accepted) as [Socket];
	await reached.promise;
	ours.on('error', () => {});
	const closed = new Promise((done) => ours.once('close', done));
	socket.resetAndDestroy();
	await closed;
	left.resolve();
	const metrics = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
	expect(metrics.body).toMatch(/^crossload_live_streams 0$/m);
	const began = performance.now();
	await app.close();
	expect(performance.now() - began).toBeLessThan(3000);
});

test('AUTH-09 who did what is sent to those who may read the history, and of what they see', async () => {
	const server = await liveServer();
	const [crew, lead, admin] = await Promise.all(
		(['crew', 'lead', 'admin'] as const).map((name) => server.connected(name)),
	);
	for (const client of [crew, lead, admin]) await client?.first('hello');
	const actorsOf = async (client: typeof crew) => {
		const revision = await server.database.revision.current();
		await client?.reach(revision);
		return client?.events.flatMap(({ kind, data }) => (kind === 'change' ? [data.actor?.name ?? null] : []));
	};
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	for (const client of [crew, lead, admin]) await actorsOf(client);
	await server.ask(personCalls.create, { body: { name: 'Pete' } });
	for (const client of [crew, lead, admin]) await actorsOf(client);
	await server.ask(userCalls.create, { body: { name: 'new', password: 'new new', role: 'crew' } });
	expect(await actorsOf(crew)).toEqual([null, null, null]);
	expect(await actorsOf(lead)).toEqual(['admin', 'admin', null]);
	expect(await actorsOf(admin)).toEqual(['admin', 'admin', 'admin']);
});
