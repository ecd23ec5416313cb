import { connect } from 'node:net';
import {
	ALL_CALLS,
	API_PREFIX,
	activityCalls,
	type Call,
	personCalls,
	stageCalls,
	userCalls,
} from '@crossload/contract';
import { expect, test, vi } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type Login, type TestApp, testApp } from '../testing/test-app.ts';

/** Names of headers that one connection or moment differs in from another. */
const FLEETING = ['connection', 'date', 'keep-alive'];

const LISTS = ALL_CALLS.filter(
	({ method, path, access, file }) =>
		method === 'GET' && !file && !path.includes('{') && Array.isArray(access) && path !== '/festival',
);

/** A listening server with something in every list. */
async function listening() {
	const testing = await testApp();
	const make = makerOf(testing);
	const band = await make.band();
	const vehicle = await make.vehicle(band, { driver_tel: '+41 79 555 00 02' });
	await make.activity({ bandId: band, vehicleIds: [vehicle], positionId: await make.position() });
	await make.person({ group: 'Team,Production' });
	await make.teamFunction();
	const address = await testing.app.listen({ port: 0, host: '127.0.0.1' });
	return { ...testing, address, make };
}

async function ask(
	{ address, tokens }: { address: string; tokens: TestApp['tokens'] },
	{ path }: Call,
	{ as = 'admin', headers = {} }: { as?: Login; headers?: Record<string, string> } = {},
) {
	const response = await fetch(`${address}${API_PREFIX}${path}`, {
		headers: { authorization: `Bearer ${tokens[as]}`, ...headers },
	});
	const kept = [...response.headers].filter(([name]) => !FLEETING.includes(name));
	return { status: response.status, headers: Object.fromEntries(kept), body: await response.text() };
}

test.each(LISTS.map((call) => [call.path, call] as const))(
	'API-09 REL-70 %s is the same when it is built and when it is ready',
	async (_path, call) => {
		const server = await listening();
		const built = await ask(server, call);
		const ready = await ask(server, call);
		expect(ready).toEqual(built);
		const etag = String(built.headers['etag']);
		const seen = await ask(server, call, { headers: { 'if-none-match': etag } });
		expect(seen).toMatchObject({ status: 304, body: '' });
		expect(seen.headers).toMatchObject({
			etag,
			'cache-control': 'private, no-cache',
			'x-content-type-options': 'nosniff',
		});
	},
);

test('REL-11 REL-13 what is ready for an admin never goes to crew', async () => {
	const server = await listening();
	for (const call of LISTS) await ask(server, call);
	const vehicles = await ask(server, { ...activityCalls.list, path: '/vehicles' });
	expect(vehicles.body).toContain('+41 79 555 00 02');
	const headers = { 'if-none-match': String(vehicles.headers['etag']) };
	const crews = await ask(server, { ...activityCalls.list, path: '/vehicles' }, { as: 'crew', headers });
	expect(crews.status).toBe(200);
	expect(crews.body).not.toContain('555');
	expect(await ask(server, personCalls.list, { as: 'crew' })).toMatchObject({ status: 403 });
	expect(await ask(server, userCalls.list, { as: 'lead' })).toMatchObject({ status: 403 });
});

test('AUTH-11 API-09 a change and a new password are seen by the very next request', async () => {
	const server = await listening();
	const before = await ask(server, stageCalls.list);
	await server.make.stage({ name: 'Brand new' });
	const after = await ask(server, stageCalls.list);
	expect(before.body).not.toContain('Brand new');
	expect(after.body).toContain('Brand new');
	await ask(server, stageCalls.list, { as: 'crew' });
	const crew = (await server.ask(userCalls.list)).data.find(({ name }: { name: string }) => name === 'crew');
	await server.ask(userCalls.setPassword, { id: crew.id, body: { password: 'another' } });
	expect(await ask(server, stageCalls.list, { as: 'crew' })).toMatchObject({ status: 401 });
});

test('REL-42 while the database cannot be reached every reader gets 503, and it is asked again', async () => {
	const server = await listening();
	for (let times = 0; times < 2; times++) expect((await ask(server, stageCalls.list)).status).toBe(200);
	const current = vi.spyOn(server.database.revision, 'current').mockImplementation(() => {
		throw Object.assign(new Error('locking protocol'), { errcode: 15 });
	});
	expect(await ask(server, stageCalls.list)).toMatchObject({ status: 503 });
	expect(await ask(server, stageCalls.list, { headers: { 'crossload-revision': '1' } })).toMatchObject({ status: 503 });
	current.mockRestore();
	expect((await ask(server, stageCalls.list)).status).toBe(200);
});

test('REL-21 what is ready goes to no request without a host either', async () => {
	const server = await listening();
	for (let times = 0; times < 2; times++) await ask(server, stageCalls.list);
	const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
	const head = [`GET ${API_PREFIX}${stageCalls.list.path} HTTP/1.1`, `authorization: Bearer ${server.tokens.admin}`];
	socket.write([...head, 'connection: close', '', ''].join('\r\n'));
	let response = '';
	for await (const piece of socket) response += String(piece);
	expect(response).toMatch(/^HTTP\/1\.1 400 /);
});
