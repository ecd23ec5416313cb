import { gzipSync } from 'node:zlib';
import {
	activityCalls,
	bandCalls,
	type Call,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { hashPassword, verifyPassword } from '../features/session/passwords.ts';
import { makerOf } from '../testing/festival.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { handleErrors } from './errors.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends bytes as they are, as admin. */
async function send({ app, tokens }: TestApp, payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
	const authorization = `Bearer ${tokens.admin}`;
	return await app.inject({ method: 'POST', url: '/api/stages', payload, headers: { authorization, ...headers } });
}

test('API-05 REL-21 bad input gets a response that says what is wrong where', async () => {
	const { refused } = await testApp();
	const error = await refused(activityCalls.create, 400, {
		body: { activityTypeId: 7, planned_start: '2026-08-22T17:30:00', vehicleIds: [1, 'two'], info: 'x'.repeat(10_001) },
	});
	expect(error).toEqual({
		statusCode: 400,
		error: 'Bad Request',
		message: expect.stringContaining('vehicleIds.1: must be integer'),
		fields: {
			activityTypeId: 'must be string',
			planned_start: 'must be a date-time with an offset, such as 2026-08-22T17:30:00+02:00',
			'vehicleIds.1': 'must be integer',
			info: 'must have at most 10000 characters',
		},
	});
});

test('API-14 a required name that is blank or absent is reported as Required', async () => {
	const { refused } = await testApp();
	for (const body of [{}, { name: '' }, { name: ' \t' }]) {
		const error = await refused(stageCalls.create, 400, { body });
		expect(error.fields).toEqual({ name: 'Required' });
		expect(error.message).toBe('name: Required');
	}
	expect((await refused(stageCalls.create, 400, { body: undefined })).fields).toHaveProperty('body');
});

test('API-05 REL-23 a reference to a missing row is named, and nothing is written', async () => {
	const app = await testApp();
	const stage = await makerOf(app).stage();
	const refused = await app.refused(bandCalls.create, 400, { body: { name: 'A', stage, production: { id: 987_654 } } });
	expect(refused.fields).toHaveProperty(['production.id']);
	const stageless = await app.refused(bandCalls.create, 400, { body: { name: 'A', stage: 987_654 } });
	expect(stageless.fields).toHaveProperty('stage');
	expect(await app.ask(bandCalls.list)).toEqual([]);
});

test('REL-22 API-05 what cannot be read is refused: too large, not JSON, broken', async () => {
	const app = await testApp();
	const responses = [
		await send(app, `{"name":"${'x'.repeat(1024 * 1024)}"}`),
		await send(app, '{"name":"Plaza"}', { 'content-type': 'text/plain' }),
		await send(app, 'name=Plaza', { 'content-type': 'application/x-www-form-urlencoded' }),
		await send(app, '{"name":"Plaza"}', { 'content-type': 'nonsense' }),
		await send(app, '{"name":"Plaza"'),
		await send(app, '{"name":"Plaza"} and more'),
		await send(app, 'null'),
		await send(app, '[]'),
		await send(app, '"Plaza"'),
		await send(app, Buffer.from([0x7b, 0xff, 0xfe])),
		await send(app, '[['.repeat(50_000)),
	];
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([
		413, 415, 415, 415, 400, 400, 400, 400, 400, 400, 400,
	]);
	for (const response of responses) expectError(response.json(), response.statusCode);
	expect(await app.ask(stageCalls.list)).toEqual([]);
});

test('API-14 REL-22 a body that is not UTF-8, or is compressed, is refused and never stored as something else', async () => {
	const app = await testApp();
	const latin = 'application/json; charset=iso-8859-1';
	const notUtf8 = [
		await send(app, Buffer.from('{"name":"Zürich"}', 'latin1')),
		await send(app, Buffer.from('{"name":"Zürich"}', 'latin1'), { 'content-type': latin }),
		await send(app, Buffer.from('{"name":"Plaza"}', 'utf16le')),
	];
	const compressed = await send(app, gzipSync('{"name":"Plaza"}'), { ...JSON_TYPE, 'content-encoding': 'gzip' });
	for (const response of notUtf8) expectError(response.json(), 400);
	expectError(compressed.json(), 415);
	expect(compressed.json().message).toContain('Content-Encoding');
	expect(await app.ask(stageCalls.list)).toEqual([]);
	const plain = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'identity' };
	expect((await send(app, '{"name":"Zürich"}', plain)).json()).toMatchObject({ name: 'Zürich' });
});

test('REL-22 a body of exactly 1 MiB is read, one byte more is not', async () => {
	const app = await testApp();
	const frame = '{"name":""}'.length;
	const exact = await send(app, `{"name":"${'x'.repeat(1024 * 1024 - frame)}"}`);
	expect(exact.json()).toMatchObject({ statusCode: 400, fields: { name: 'must have at most 200 characters' } });
	expect((await send(app, `{"name":"${'x'.repeat(1024 * 1024 - frame + 1)}"}`)).statusCode).toBe(413);
});

test('REL-20 __proto__ and constructor in a body change no prototype', async () => {
	const app = await testApp();
	expect((await send(app, '{"name":"A","__proto__":{"polluted":true}}')).statusCode).toBe(400);
	expect((await send(app, '{"name":"A","constructor":{"prototype":{"polluted":true}}}')).statusCode).toBe(400);
	expect({}).not.toHaveProperty('polluted');
	expect(await app.ask(stageCalls.list)).toEqual([]);
});

test.for([
	['NUL', 'A\0B'],
	['a lone high surrogate', 'A\uD800'],
	['a lone low surrogate', '\uDC00A'],
	['10,000 characters', 'x'.repeat(10_000)],
	['a number', 7],
	['true', true],
	['null', null],
	['a list', ['A']],
	['an object', { name: 'A' }],
] as const)('REL-20 %s is no name', async ([, name]) => {
	const { ask, refused } = await testApp();
	expect((await refused(stageCalls.create, 400, { body: { name } })).fields).toHaveProperty('name');
	expect(await ask(stageCalls.list)).toEqual([]);
});

test('REL-20 API-14 every other text is kept as it was given', async () => {
	const { ask } = await testApp();
	for (const name of [
		' padded ',
		'𝒮tage 🎪',
		"'; drop table stage; --",
		'<script>alert(1)</script>',
		'日本',
		'\u202Ertl',
	]) {
		expect(await ask(stageCalls.create, { body: { name } })).toMatchObject({ name });
	}
});

test('REL-20 no type is turned into another', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage();
	const band = await make.band({ stage });
	const refusedFor = async (call: Call, body: object, id?: number) =>
		Object.keys((await app.refused(call, 400, { body, ...(id && { id }) })).fields ?? {});
	expect(await refusedFor(bandCalls.create, { name: 'B', stage: String(stage) })).toEqual(['stage']);
	expect(await refusedFor(bandCalls.create, { name: 'B', stage: 1.5 })).toEqual(['stage']);
	expect(await refusedFor(bandCalls.create, { name: 'B', stage: 1e300 })).toEqual(['stage']);
	expect(await refusedFor(bandCalls.update, { touringParty: 12 }, band)).toEqual(['touringParty']);
	expect(await refusedFor(bandCalls.update, { version: '1' }, band)).toEqual(['version']);
	expect(await refusedFor(bandCalls.update, { status: 'gone away' }, band)).toEqual(['status']);
	const vehicle = { name: 'V', band: { id: band }, type: { id: 'van' } };
	expect(await refusedFor(vehicleCalls.create, { ...vehicle, subVehicleConnected: 'true' })).toEqual([
		'subVehicleConnected',
	]);
	expect(await refusedFor(vehicleCalls.create, { ...vehicle, subVehicleConnected: 1 })).toEqual([
		'subVehicleConnected',
	]);
	expect(await refusedFor(teamFunctionCalls.create, { name: 'F', order: '3' })).toEqual(['order']);
	expect(await refusedFor(stageCalls.create, { name: 'S', color: 'red' })).toEqual(['color']);
	expect(await refusedFor(positionCalls.create, { name: 'P', slug: 'p', tag: 'geo' })).toEqual(['tag']);
});

const UNKNOWN_IDS = [
	'abc',
	'0',
	'-1',
	'1.5',
	'1e3',
	'01',
	'0x1',
	'%201',
	'1%20',
	'%31%00',
	'2147483648',
	'99999999999',
];

test('API-05 whatever cannot be an id is an unknown one', async () => {
	const app = await testApp();
	await makerOf(app).band();
	const calls: [Call, object?][] = [
		[bandCalls.get],
		[vehicleCalls.get],
		[positionCalls.get],
		[activityCalls.get],
		[activityCalls.history],
		[bandCalls.update, { notes: 'x' }],
		[activityCalls.start],
		[personCalls.remove],
		[stageCalls.remove],
		[userCalls.setPassword, { password: 'long enough' }],
	];
	for (const [call, body] of calls) {
		for (const id of [...UNKNOWN_IDS, '9'.repeat(300), '987654', '%ff', '..%2f..%2fetc', '1;drop']) {
			const response = await app.request(call, { id, body });
			expect(response.statusCode, `${call.method} ${call.path} ${id}`).toBe(404);
			expectError(response.json(), 404);
		}
	}
});

test('REL-12 fields that nobody asked for are not stored', async () => {
	const app = await testApp();
	const extra = {
		id: 777,
		version: 99,
		role: 'admin',
		permissions: ['user:write'],
		password_hash: 'x',
		token_version: 9,
	};
	const stage = await app.ask(stageCalls.create, { body: { name: 'Plaza', ...extra, version: undefined } });
	expect(stage).toEqual({ id: stage.id, name: 'Plaza', color: '#000000', changeover: 30, curfew: null, version: 1 });
	expect(stage.id).not.toBe(777);
	const user = { name: 'Rita', password: 'runs', role: 'runner' };
	const rita = await app.ask(userCalls.create, { body: { ...extra, ...user } });
	expect(rita).toMatchObject({ role: 'runner', permissions: ['festival:read'], version: 1 });
	expect(rita.id).not.toBe(777);
	const person = await app.ask(personCalls.create, { body: { name: 'Pia', group: 'Team' } });
	const body = { ...extra, name: 'Pia', version: 1, groups: 'Misc' };
	const changed = await app.ask(personCalls.update, { id: person.id, body });
	expect(changed).toEqual({ ...person, version: 2 });
	const stored = await app.database.db.selectFrom('user').selectAll().where('name', '=', 'Rita').executeTakeFirst();
	expect(stored).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id/) });
	expect(stored?.token_version).not.toBe(extra.token_version);
});

test('REL-21 what nobody foresaw is a 500 that says nothing of the inside, and it is logged', async () => {
	const app = await testApp({ writesPastTheLog: 'a table is renamed' });
	await app.database.db.schema.alterTable('stage').renameTo('stage_elsewhere').execute();
	const response = await app.request(stageCalls.create, { body: { name: 'Plaza' } });
	expectError(response.json(), 500);
	expect(response.json().message).toBe('Something went wrong on the server. Nothing was saved; it has been logged.');
});

function expectError(response: object, statusCode: number): void {
	expect(response).toMatchObject({ statusCode, error: expect.any(String), message: expect.stringMatching(/\S/) });
	expect(JSON.stringify(response)).not.toMatch(
		/node_modules|\.ts\b|\bat \w+ \(|select |insert into|sqlite|postgres|stage_/i,
	);
}

test('REL-20 API-05 half a million items that will not do are refused as soon as a few are', async () => {
	const app = await testApp();
	const refusedWith = async (body: object) => {
		const began = performance.now();
		const { fields } = await app.refused(activityCalls.create, 400, { body: { activityTypeId: 7, ...body } });
		return { fields, ms: performance.now() - began };
	};
	const list = Array(500_000).fill(0);
	// The quickest of some, in turn: what else the machine does makes any one of them slow.
	const unknown: number[] = [];
	const known: number[] = [];
	let fields: unknown;
	for (let round = 0; round < 4; round++) {
		unknown.push((await refusedWith({ unknown: list })).ms);
		const refused = await refusedWith({ vehicleIds: list });
		known.push(refused.ms);
		fields = refused.fields;
	}
	expect(fields).toMatchObject({
		activityTypeId: 'must be string',
		vehicleIds: 'must NOT have more than 500 items',
		'vehicleIds.0': 'must be >= 1',
	});
	expect(Math.min(...known)).toBeLessThan(4 * Math.min(...unknown));
});

test('REL-21 a response that goes wrong half way is refused as JSON, whatever it was about to be', async () => {
	const testing = await testApp();
	const app = fastify();
	onTestFinished(() => app.close());
	const secrets = { hash: hashPassword, verify: verifyPassword };
	handleErrors(app, { database: testing.database, clock: () => testing.clock.now, secrets });
	app.get('/script.js', (_request, reply) => {
		void reply.type('text/javascript').headers({ 'content-encoding': 'br', 'content-length': 7, etag: '"a"' });
		throw new Error('too many open files');
	});
	const { statusCode, headers, body } = await app.inject('/script.js');
	expect(statusCode).toBe(500);
	expect(headers['content-type']).toBe('application/json; charset=utf-8');
	expect(headers).not.toHaveProperty('content-encoding');
	expect(headers).not.toHaveProperty('etag');
	expect(JSON.parse(body)).toMatchObject({ statusCode: 500 });
});
