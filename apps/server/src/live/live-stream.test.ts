import { PassThrough } from 'node:stream';
import { bandCalls, stageCalls } from '@crossload/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runUnitOfWork } from '../db/work.ts';
import { createPerson } from '../features/person/person.service.ts';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { shown } from './testing/lists.ts';
import { LiveClient } from './testing/live-client.ts';
import { listening, liveServer } from './testing/live-server.ts';

/** More changed entities than the server sends after a cut. */
const TOO_MANY = 1001;

/** Has the server's intervals pass when a test says so; to be called before the server is built. */
function controlIntervals(): void {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
}

test('REL-54 the stream says what it is, is kept nowhere and held up by no proxy', async () => {
	const server = await liveServer();
	const { response } = await server.connected();
	expect(response?.status).toBe(200);
	expect(response?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
	expect(response?.headers.get('cache-control')).toBe('no-store');
	expect(response?.headers.get('x-accel-buffering')).toBe('no');
	expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
	expect(Date.parse(response?.headers.get('date') ?? '')).toBe(server.clock.now);
});

test('REL-54 a heartbeat comes within 15 seconds, and again', async () => {
	controlIntervals();
	const server = await liveServer();
	const client = await server.connected();
	await client.first('hello');
	const beats = () => client.events.filter(({ kind }) => kind === 'heartbeat').length;
	for (const count of [1, 2, 3]) {
		vi.advanceTimersByTime(15_000);
		await client.until(() => beats() >= count);
	}
});

test('REL-50 the token is taken from the header alone, and no log holds it', async () => {
	const server = await liveServer();
	let logged = '';
	const stream = new PassThrough().on('data', (line: Buffer) => {
		logged += line.toString();
	});
	const address = await listening(await anotherApp(server, { logger: { level: 'trace', stream } }));
	const token = server.tokens.lead;
	const withoutHeader = await fetch(`${address}/api/live`);
	expect(withoutHeader.status).toBe(401);
	expect(((await withoutHeader.json()) as { message: string }).message).toBe('Please log in.');
	for (const name of ['token', 'access_token', 'authorization']) {
		expect((await fetch(`${address}/api/live?${name}=x`, { headers: { cookie: `${name}=${token}` } })).status).toBe(
			401,
		);
		expect((await server.app.inject(`/api/live?${name}=${token}`)).statusCode).toBe(401);
	}
	const client = await new LiveClient({ address, token }).connect();
	await client.first('hello');
	await client.cut();
	await vi.waitFor(() => expect(logged.match(/\/api\/live/g)).toHaveLength(4));
	expect(logged).not.toContain(token.slice(-20));
});

test('REL-50 other methods open no stream', async () => {
	const server = await liveServer();
	const headers = { authorization: `Bearer ${server.tokens.admin}` };
	const head = await fetch(`${server.address}/api/live`, { method: 'HEAD', headers });
	expect(head.status).toBe(200);
	expect(head.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
	expect(await head.text()).toBe('');
	for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
		const response = await fetch(`${server.address}/api/live`, { method, headers });
		expect(response.status, method).toBe(404);
		expect(await response.json(), method).toHaveProperty('message');
	}
});

test('REL-51 compressed and plain streams send the same, character by character', async () => {
	const server = await liveServer();
	const plain = await server.connected('lead', { 'accept-encoding': 'identity' });
	const gzip = await server.connected('lead', { 'accept-encoding': 'br, gzip' });
	expect(plain.response?.headers.get('content-encoding')).toBeNull();
	expect(gzip.response?.headers.get('content-encoding')).toBe('gzip');
	const make = makerOf(server);
	const band = await make.band({ name: 'Ümläut 🎸' });
	for (let count = 0; count < 20; count++)
		await make.activity({ bandId: band, vehicleIds: [await make.vehicle(band)] });
	const revision = await server.database.revision.current();
	for (const client of [plain, gzip]) await client.reach(revision);
	expect(gzip.events.map(({ text }) => text)).toEqual(plain.events.map(({ text }) => text));
	expect(gzip.events.at(-1)?.data.revision).toBe(revision);
});

test('REL-51 what is known already is not sent again', async () => {
	const server = await liveServer();
	const client = await server.connected();
	const { id } = await client.first('hello');
	await client.cut();
	await client.connect();
	await client.until(({ events }) => events.length === 2);
	expect(client.events[1]).toMatchObject({ kind: 'hello', id });
});

test.each([
	['a later one than any', '999999999'],
	['no number', 'abc'],
	['a negative one', '-1'],
	['longer than any', '12345678901234567890'],
])('REL-51 a Last-Event-ID that is %s resets', async (_what, lastEventId) => {
	const server = await liveServer();
	const client = await server.connected('lead', { 'last-event-id': lastEventId });
	const reset = await client.first('reset');
	expect(reset.id).toBe(await server.database.revision.current());
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	expect((await client.first('change')).data.changes).toMatchObject([{ entity: 'stage', value: { name: 'Plaza' } }]);
	expect(client.events.map(({ kind }) => kind)).toEqual(['reset', 'change']);
});

test('REL-51 past the limit of one event a client is reset, and is right again', async () => {
	const server = await liveServer();
	const client = await server.connected();
	await client.first('hello');
	await client.cut();
	await runUnitOfWork(server.database, { actor: null, at: server.clock.now }, async (work) => {
		for (let count = 0; count < TOO_MANY; count++) await createPerson(work, { name: `Person ${count}` });
	});
	await client.connect();
	expect((await client.first('reset')).id).toBe(await server.database.revision.current());
	expect(client.fetches).toBe(2);
	expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
});

test('REL-51 REL-52 more at once than fits one event resets everyone who listens, and the next change is sent', async () => {
	const server = await liveServer();
	const clients = [await server.connected('admin'), await server.connected('crew')];
	for (const client of clients) await client.first('hello');
	await runUnitOfWork(server.database, { actor: null, at: server.clock.now }, async (work) => {
		for (let count = 0; count < TOO_MANY; count++) await createPerson(work, { name: `Person ${count}` });
	});
	const revision = await server.database.revision.current();
	for (const client of clients) expect((await client.first('reset')).id).toBe(revision);
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	for (const client of clients) {
		await client.first('change');
		expect(client.events.map(({ kind }) => kind)).toEqual(['hello', 'reset', 'change']);
		expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
	}
});

test('REL-52 ids count up in the order of commits, one by one where changes do not come together', async () => {
	const server = await liveServer();
	const client = await server.connected();
	const { id } = await client.first('hello');
	const writes = Array.from({ length: 40 }, (_, number) =>
		server.request(stageCalls.create, { body: { name: `Stage ${number % 30}` } }),
	);
	const taken = (await Promise.all(writes)).filter(({ statusCode }) => statusCode === 201);
	const revision = await server.database.revision.current();
	expect(revision).toBe(Number(id) + taken.length);
	await client.reach(revision);
	const ids = client.events.map((event) => Number(event.id));
	expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
	const logged = await server.database.db
		.selectFrom('change')
		.select('entity_id')
		.where('revision', '>', Number(id))
		.orderBy('revision')
		.execute();
	const changes = client.events.flatMap(({ data }) => data.changes ?? []);
	expect(changes.map((change) => change.id)).toEqual(logged.map(({ entity_id }) => entity_id));
});

test('REL-52 what is refused is sent to nobody', async () => {
	const server = await liveServer();
	const client = await server.connected();
	await client.first('hello');
	await server.refused(bandCalls.create, 400, { body: { name: 'Nowhere', stage: 99 } });
	await server.refused(stageCalls.create, 403, { as: 'crew', body: { name: 'Not mine' } });
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await client.first('change');
	expect(client.events.map(({ kind }) => kind)).toEqual(['hello', 'change']);
});

test('REL-80 a server that stops asks its clients to come again and does not wait for them', async () => {
	const server = await liveServer();
	const clients = [await server.connected('admin'), await server.connected('crew', { 'accept-encoding': 'identity' })];
	for (const client of clients) await client.first('hello');
	const began = performance.now();
	await server.app.close();
	expect(performance.now() - began).toBeLessThan(2000);
	for (const client of clients) {
		await client.ended;
		expect(client.events.at(-1)?.kind).toBe('bye');
	}
});
