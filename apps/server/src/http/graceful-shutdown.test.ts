import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { operationCalls, sessionCalls, stageCalls } from '@crossload/contract';
import { expect, onTestFinished, test } from 'vitest';
import { runUnitOfWork } from '../db/work.ts';
import { type LiveServer, liveServer } from '../live/testing/live-server.ts';

/** A server with a write under way, for as long as a test likes. */
async function serverWithWrite() {
	const server = await liveServer();
	const headers = { authorization: `Bearer ${server.tokens.admin}`, 'content-type': 'application/json' };
	const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address}/api${path}`, { headers, ...init });
	// From now on the server knows who is asking, without the database that is about to be held, and has a list ready.
	await ask(sessionCalls.me.path);
	for (let times = 0; times < 2; times++) await ask(stageCalls.list.path);
	const letGo = await holdWriters(server);
	const reached = published('tracing:fastify.request.handler:start');
	const write = ask(stageCalls.create.path, { method: 'POST', body: '{"name":"Plaza"}' });
	await reached;
	return { ...server, ask, write, letGo };
}

/** Keeps every writer waiting; returns a function that lets them go. */
async function holdWriters({ database, clock }: LiveServer): Promise<() => void> {
	return await new Promise((held) => {
		void runUnitOfWork(database, { actor: null, at: clock.now }, () => new Promise<void>((letGo) => held(letGo)));
	});
}

/** Waits for a message on a diagnostics channel: the framework has come to a handler, node to a request. */
function published(channel: 'tracing:fastify.request.handler:start' | 'http.server.request.start'): Promise<void> {
	return new Promise((resolve) => {
		const reached = () => resolve();
		subscribe(channel, reached);
		onTestFinished(() => void unsubscribe(channel, reached));
	});
}

test('REL-80 a stopping server finishes what is under way and refuses what comes, readiness first', async () => {
	const { app, ask, write, letGo } = await serverWithWrite();
	const closed = app.close();
	const ready = await ask(operationCalls.ready.path);
	expect(ready.status).toBe(503);
	expect(ready.headers.get('retry-after')).toBe('1');
	expect(ready.headers.get('connection')).toBe('close');
	expect(ready.headers.get('x-content-type-options')).toBe('nosniff');
	const message = 'The server is stopping. Try again in a moment.';
	expect(await ready.json()).toEqual({ statusCode: 503, error: 'Service Unavailable', message });
	const list = await ask(stageCalls.list.path);
	expect([list.status, list.headers.get('connection')]).toEqual([503, 'close']);
	expect((await ask('/live')).status).toBe(503);
	expect((await ask(operationCalls.health.path)).status).toBe(200);
	letGo();
	expect((await write).status).toBe(201);
	await closed;
	await expect(ask(operationCalls.health.path)).rejects.toThrow();
});

test('REL-80 a stopping server asks its streams to connect again, and waits for no half request', async () => {
	const server = await liveServer();
	const streams = await Promise.all([server.connected('crew'), server.connected('lead')]);
	for (const stream of streams) await stream.first('hello');
	const half = connect(Number(new URL(server.address).port), '127.0.0.1');
	onTestFinished(() => void half.destroy());
	half.on('error', () => {});
	const head =
		'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
	const arrived = published('http.server.request.start');
	half.write(head);
	await arrived;
	const began = performance.now();
	await server.app.close();
	expect(performance.now() - began).toBeLessThan(8000);
	for (const stream of streams) {
		await stream.ended;
		expect(stream.events.map(({ kind }) => kind)).toEqual(['hello', 'bye']);
	}
});
