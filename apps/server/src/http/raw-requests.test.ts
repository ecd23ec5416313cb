import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../live/testing/live-server.ts';
import { anotherApp } from '../testing/another-app.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** A server on a port, and what it logs of trouble. */
async function server() {
	const testing = await testApp();
	let logged = '';
	const stream = new PassThrough().on('data', (line: Buffer) => {
		logged += line.toString();
	});
	const address = await listening(await anotherApp(testing, { logger: { level: 'error', stream } }));
	return { ...testing, port: Number(new URL(address).port), logged: () => logged };
}

/** Sends bytes as they are; returns everything received until the server closes the connection. */
async function exchange(port: number, lines: readonly string[], body = ''): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	socket.write([lines[0], 'connection: close', ...lines.slice(1), '', body].join('\r\n'));
	let response = '';
	for await (const piece of socket) response += String(piece);
	return response;
}

function bearer({ tokens }: Pick<TestApp, 'tokens'>): string {
	return `authorization: Bearer ${tokens.admin}`;
}

test('REL-61 a request that never ends is given up within 30 seconds', async () => {
	const app = await anotherApp(await testApp());
	const { headersTimeout, requestTimeout } = app.server;
	expect([headersTimeout, requestTimeout].every((limit) => limit > 0 && limit < 30_000)).toBe(true);
});

test('REL-21 a request without a host is refused in the one form of all errors', async () => {
	const { port, ...app } = await server();
	const response = await exchange(port, ['GET /api/bands HTTP/1.1', bearer(app)]);
	expect(response).toMatch(/^HTTP\/1\.1 400 /);
	expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
		statusCode: 400,
		error: 'Bad Request',
		message: 'The request names no host.',
	});
});

test('REL-21 what a request expects of the server besides a response is passed over', async () => {
	const { port, ...app } = await server();
	const head = ['POST /api/stages HTTP/1.1', 'host: x', bearer(app), 'content-type: application/json'];
	const response = await exchange(port, [...head, 'expect: miracles', 'content-length: 16'], '{"name":"Plaza"}');
	expect(response).toMatch(/^HTTP\/1\.1 201 /);
});

test('REL-21 a request that breaks off is no trouble of the database', async () => {
	const { port, logged, ...app } = await server();
	const head = ['POST /api/stages HTTP/1.1', 'host: x', bearer(app), 'content-type: application/json'];
	for (const length of [99, 200_000]) {
		const socket = connect(port, '127.0.0.1');
		socket.end([...head, `content-length: ${length}`, '', `{"name":"${'x'.repeat(length / 2)}`].join('\r\n'));
		await once(socket.resume(), 'close');
	}
	expect(logged()).toBe('');
});

test.for([
	['GET /api/bands HTTP/9.9', 'host: x'],
	['HELLO /api/bands HTTP/1.1', 'host: x'],
	['GET /api/bands HTTP/1.1', 'host: x', 'no colon here'],
	['GET /api/bands HTTP/1.1', 'host: x', 'content-length: 1', 'content-length: 2'],
	['GET /api/bands HTTP/1.1', 'host: x', 'content-length: 1', 'transfer-encoding: chunked'],
	['GET /api/bands HTTP/1.1', 'host: x', `x-long: ${'x'.repeat(20_000)}`],
])('REL-21 REL-22 what is no request is refused as JSON with a message: %j', async (lines) => {
	const { port } = await server();
	const response = await exchange(port, lines);
	const [, status] = /^HTTP\/1\.1 (4\d\d) /.exec(response) ?? [];
	expect(response.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
	expect(response.toLowerCase()).toContain('\r\ncontent-security-policy: default-src ');
	const error = JSON.parse(response.slice(response.indexOf('\r\n\r\n')));
	expect(error).toMatchObject({ statusCode: Number(status), message: expect.stringMatching(/^The .+\.$/) });
});

/** A server of one large file. */
async function fileServer() {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-large-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, 'large.js'), 'x'.repeat(LARGE));
	const app = await anotherApp(await testApp(), { webFolder: folder });
	const port = Number(new URL(await listening(app)).port);
	const socket = () => {
		const made = connect(port, '127.0.0.1');
		onTestFinished(() => void made.destroy());
		made.on('error', () => {});
		return made;
	};
	return { app, socket };
}

const LARGE = 16 * 1024 * 1024;
const ASK = 'GET /large.js HTTP/1.1\r\nhost: x\r\n\r\n';

test('REL-53 REL-61 of many requests on a connection that nobody reads one gets a response, and the connection is given up', async () => {
	const { app, socket } = await fileServer();
	expect(app.server.timeout).toBeLessThanOrEqual(30_000);
	app.server.timeout = 1000;
	const asked = vi.fn();
	app.server.on('request', asked);
	const began = vi.fn();
	subscribe('tracing:fastify.request.handler:start', began);
	onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', began));
	const closed = new Promise((done) => app.server.once('connection', (ours) => ours.once('close', done)));
	socket().pause().write(ASK.repeat(40));
	await closed;
	expect(asked.mock.calls.length).toBeGreaterThan(30);
	expect(began).toHaveBeenCalledTimes(1);
});

test('REL-61 a slow reader gets the whole response, and requests sent at once get theirs in order', async () => {
	const { app, socket } = await fileServer();
	app.server.timeout = 1000;
	const slow = socket();
	slow.write(ASK + ASK.replace('host: x', 'host: x\r\nconnection: close').replace('large.js', 'api/health'));
	let read = 0;
	let tail = '';
	for await (const piece of slow) {
		if (read < LARGE / 2) await setTimeout(20);
		read += (piece as Buffer).length;
		tail = (tail + String(piece)).slice(-1000);
	}
	expect(read).toBeGreaterThan(LARGE);
	expect(tail).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"status":"ok"/);
});

test('REL-22 API-05 whoever still sends a body that is too large gets the response all the same', async () => {
	const { port, ...app } = await server();
	const piece = 'x'.repeat(2 * 1024 * 1024);
	const socket = connect(port, '127.0.0.1');
	const head = ['POST /api/stages HTTP/1.1', 'host: x', bearer(app), 'content-type: application/json'];
	socket.write([...head, `content-length: ${2 * piece.length}`, '', piece].join('\r\n'));
	// As over a slow link: a connection that is closed by now would break here.
	await setTimeout(300);
	socket.write(piece);
	let response = '';
	for await (const bytes of socket) response += String(bytes);
	expect(response).toMatch(/^HTTP\/1\.1 413 /);
	expect(response).toContain('The body is larger than 1 MiB.');
});

test('REL-61 a body that is too large and never ends is given up', async () => {
	const { port, ...app } = await server();
	const socket = connect(port, '127.0.0.1');
	const head = ['POST /api/stages HTTP/1.1', 'host: x', bearer(app), 'content-type: application/json'];
	socket.write([...head, 'content-length: 900000000', '', '{"name":"'].join('\r\n'));
	const begun = performance.now();
	const [piece] = await once(socket, 'data');
	expect(String(piece)).toMatch(/^HTTP\/1\.1 413 /);
	await once(socket, 'close');
	expect(performance.now() - begun).toBeLessThan(10_000);
});
