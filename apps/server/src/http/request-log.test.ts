import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { API_PREFIX, activityCalls, personCalls } from '@crossload/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../live/testing/live-server.ts';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';
import { ENGINE } from '../testing/test-database.ts';

const NUMBER = '+41791112233';
const PASSWORD = 'canary-password';

/** A server on a port that logs all it ever does. */
async function loggingServer() {
	const testing = await testApp();
	let logged = '';
	const stream = new PassThrough().on('data', (line: Buffer) => {
		logged += line.toString();
	});
	const address = await listening(await anotherApp(testing, { logger: { level: 'trace', stream } }));
	const authorization = `Bearer ${testing.tokens.admin}`;
	const send = async (path: string, init: RequestInit = {}) => {
		const response = await fetch(`${address}${path}`, { ...init, headers: { authorization, ...init.headers } });
		await response.text();
		return response.status;
	};
	const lines = () =>
		logged
			.split('\n')
			.filter((line) => line.includes('"answered"'))
			.map((line) => JSON.parse(line) as { method: string; url: string; status: number });
	return { ...testing, address, send, lines, logged: () => logged };
}

type LoggingServer = Awaited<ReturnType<typeof loggingServer>>;

/** Sends bytes that are no request. */
async function sendRaw({ address }: LoggingServer, text: string): Promise<string> {
	const socket = connect(Number(new URL(address).port), '127.0.0.1');
	socket.end(text);
	let response = '';
	for await (const piece of socket) response += String(piece);
	return response;
}

const json = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

test('REL-50 REL-81 wherever a token, a password or a number is put, the log of a whole run holds none', async () => {
	const server = await loggingServer();
	const { token, number } = { token: server.tokens.lead, number: encodeURIComponent(NUMBER) };
	const statuses = [
		await server.send(`/api/bands?token=${token}`, { method: 'POST' }),
		await server.send(`/api/auth/login?password=${PASSWORD}`, json(`{"name":"lead","password":"${PASSWORD}"}`)),
		await server.send(`/api/live?access_token=${token}`, { headers: { authorization: `Basic ${token}` } }),
		await server.send(`/api/band/${token}`),
		await server.send(`/api/vehicle/${number}`),
		await server.send('/api/person/41791112233', { method: 'DELETE' }),
		await server.send(`/${token}/${PASSWORD}`),
		await server.send(`/api/band/%ff?${token}`),
		await server.send(`/api/stages?${number}`, json(`{"name":"${token}`)),
		await server.send(`/api/pass/${token}`),
		await server.send(`/pass/${token}`),
		await server.send('/api/persons', json(`{"name":7,"tel":"${NUMBER}"}`)),
		await server.send('/api/persons', json(`{"name":"Pia","tel":"${NUMBER}"}`)),
		await server.send('/api/users', json(`{"name":"new","role":"crew","password":"${PASSWORD}"}`)),
		await server.send('/api/auth/me', { headers: { authorization: `Bearer ${token}x`, cookie: `token=${token}` } }),
	];
	expect(statuses).toEqual([404, 401, 401, 404, 404, 404, 404, 404, 400, 404, 404, 400, 201, 201, 401]);
	expect(await sendRaw(server, `GET /x HTTP/1.1\r\nAuthorization: Bearer ${token}\r\nbroken\r\n\r\n`)).toContain('400');
	expect(server.lines()).toHaveLength(statuses.length);
	const logged = server.logged();
	for (const secret of [token, token.slice(-20), PASSWORD, NUMBER, number, '41791112233']) {
		expect(logged).not.toContain(secret);
		expect(logged).not.toContain([...Buffer.from(secret)].join(','));
	}
});

test('REL-81 a line names the route and the row, and says of no other address what it was', async () => {
	const server = await loggingServer();
	const id = await makerOf(server).activity();
	await server.send(API_PREFIX + activityCalls.start.path.replace('{id}', String(id)), { method: 'PUT' });
	await server.send('/api/activity/12345678/start?x=1', { method: 'PUT' });
	await server.send(`/api/pass/${'x'.repeat(22)}`);
	await server.send('/api/unknown/call');
	expect(server.lines().map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
		`PUT /api/activity/${id}/start 200`,
		'PUT /api/activity/:id/start 404',
		'GET /api/pass/… 404',
		'GET unknown 404',
	]);
});

test('REL-81 an unexpected error is logged without the row that the database names along with it', async () => {
	const server = await loggingServer();
	await rejectPersons(server);
	const status = await server.send(
		API_PREFIX + personCalls.create.path,
		json(JSON.stringify({ name: 'Canary', tel: NUMBER })),
	);
	expect(status).toBe(500);
	expect(server.logged()).toContain('unexpected error');
	expect(server.logged()).toMatch(/"stack":".*persons_refused/);
	expect(server.logged()).not.toMatch(/1112233|Canary/);
});

/** Has the database refuse persons in a way that nobody foresaw. */
async function rejectPersons({ database }: LoggingServer): Promise<void> {
	const error =
		ENGINE === 'postgres'
			? sql`alter table person add constraint persons_refused check (name <> 'Canary')`
			: sql`create trigger persons_refused before insert on person begin select raise(abort, 'persons_refused'); end`;
	await error.execute(database.db);
	// A database of PostgreSQL serves the next test too.
	const withdrawal =
		ENGINE === 'postgres' ? sql`alter table person drop constraint persons_refused` : sql`drop trigger persons_refused`;
	onTestFinished(async () => void (await withdrawal.execute(database.db)));
}
