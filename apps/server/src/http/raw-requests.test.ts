import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
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

/** Sends bytes as they are; answers all that comes back until the server closes the connection, as every case makes it. */
async function exchange(port: number, lines: readonly string[], body = ''): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	socket.write([lines[0], 'connection: close', ...lines.slice(1), '', body].join('\r\n'));
	let answer = '';
	for await (const piece of socket) answer += String(piece);
	return answer;
}

function bearer({ tokens }: Pick<TestApp, 'tokens'>): string {
	return `authorization: Bearer ${tokens.admin}`;
}

test('REL-61 whoever sends a request forever is given up within 30 seconds', async () => {
	const app = await anotherApp(await testApp());
	const { headersTimeout, requestTimeout } = app.server;
	expect([headersTimeout, requestTimeout].every((limit) => limit > 0 && limit < 30_000)).toBe(true);
});

test('REL-21 a request without a host is refused in the one form of all refusals', async () => {
	const { port, ...app } = await server();
	const answer = await exchange(port, ['GET /api/bands HTTP/1.1', bearer(app)]);
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
		statusCode: 400,
		error: 'Bad Request',
		message: 'The request names no host.',
	});
});

test('REL-21 what a request expects of the server besides an answer is passed over', async () => {
	const { port, ...app } = await server();
	const head = ['POST /api/stages HTTP/1.1', 'host: x', bearer(app), 'content-type: application/json'];
	const answer = await exchange(port, [...head, 'expect: miracles', 'content-length: 16'], '{"name":"Plaza"}');
	expect(answer).toMatch(/^HTTP\/1\.1 201 /);
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
	const answer = await exchange(port, lines);
	const [, status] = /^HTTP\/1\.1 (4\d\d) /.exec(answer) ?? [];
	const refusal = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
	expect(refusal).toMatchObject({ statusCode: Number(status), message: expect.stringMatching(/\S/) });
});
