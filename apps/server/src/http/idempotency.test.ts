import { activityCalls, sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { logIn, type TestApp, testApp } from '../testing/test-app.ts';

const KEY = { 'idempotency-key': 'a7b1-plaza' };
const PLAZA = { body: { name: 'Plaza' }, headers: KEY };

async function changesOf({ database }: TestApp, entity: 'stage' | 'activity') {
	return await database.db.selectFrom('change').selectAll().where('entity', '=', entity).execute();
}

test('API-13 the same key gets the first response again, byte for byte, and nothing happens twice', async () => {
	const app = await testApp();
	const first = await app.request(stageCalls.create, PLAZA);
	const again = await app.request(stageCalls.create, PLAZA);
	expect(first.statusCode).toBe(201);
	expect(first.headers).not.toHaveProperty('idempotency-replayed');
	expect(again.statusCode).toBe(201);
	expect(again.body).toBe(first.body);
	expect(again.headers['idempotency-replayed']).toBe('true');
	expect(again.headers['content-type']).toBe(first.headers['content-type']);
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
	expect(await changesOf(app, 'stage')).toHaveLength(1);
});

test('API-07 API-13 a Start that is sent again gets the same response as the first time', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const first = await app.request(activityCalls.start, { id, headers: KEY });
	app.clock.now += HOUR;
	const again = await app.request(activityCalls.start, { id, headers: KEY });
	expect(again.statusCode).toBe(200);
	expect(again.body).toBe(first.body);
	await app.refused(activityCalls.start, 409, { id });
});

test('API-13 a response without a body is given again without one', async () => {
	const app = await testApp();
	const id = await makerOf(app).stage();
	const first = await app.request(stageCalls.remove, { id, headers: KEY });
	const again = await app.request(stageCalls.remove, { id, headers: KEY });
	expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
	expect(again.headers['idempotency-replayed']).toBe('true');
	await app.refused(stageCalls.remove, 404, { id });
});

test('REL-32 ten at once with one key have one effect and get one response', async () => {
	const app = await testApp();
	const responses = await Promise.all(Array.from({ length: 10 }, () => app.request(stageCalls.create, PLAZA)));
	expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
	expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
	expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
	expect(await changesOf(app, 'stage')).toHaveLength(1);
});

test('API-13 REL-32 the same key for another body, path or method is refused', async () => {
	const app = await testApp();
	const { id } = await app.ask(stageCalls.create, PLAZA);
	const error = await app.refused(stageCalls.create, 422, { body: { name: 'Annex' }, headers: KEY });
	expect(error.message).toBe('This Idempotency-Key was used for another request.');
	await app.refused(stageCalls.update, 422, { id, ...PLAZA });
	await app.refused(stageCalls.remove, 422, { id, headers: KEY });
	expect(await app.ask(stageCalls.list)).toMatchObject([{ id, name: 'Plaza' }]);
	expect((await app.request(stageCalls.create, PLAZA)).statusCode).toBe(201);
});

test('REL-32 ten at once with one key and ten bodies: one is taken, the others are refused', async () => {
	const app = await testApp();
	const names = Array.from({ length: 10 }, (_, index) => `Stage ${index}`);
	const responses = await Promise.all(
		names.map((name) => app.request(stageCalls.create, { body: { name }, headers: KEY })),
	);
	const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
	expect(statuses).toEqual([201, ...Array(9).fill(422)]);
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
});

test('API-13 a key is its user’s own', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const other = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id, as: 'lead', headers: KEY });
	const admins = await app.request(activityCalls.start, { id: other, headers: KEY });
	expect(admins.statusCode).toBe(200);
	expect(admins.headers).not.toHaveProperty('idempotency-replayed');
});

test('API-13 a key is forgotten after 48 hours, and not before', async () => {
	const app = await testApp({ tokenHours: 100 });
	await app.ask(stageCalls.create, PLAZA);
	app.clock.now += 48 * HOUR;
	await app.ask(stageCalls.create, { body: { name: 'Other' }, headers: { 'idempotency-key': 'other' } });
	expect((await app.request(stageCalls.create, PLAZA)).headers['idempotency-replayed']).toBe('true');
	app.clock.now += 1;
	expect((await app.request(stageCalls.create, PLAZA)).statusCode).toBe(409);
	expect(await app.database.db.selectFrom('idempotency').selectAll().execute()).toHaveLength(2);
});

test('API-13 an error of input or state is the response as well, even when the state has changed since', async () => {
	const app = await testApp();
	const invalid = { body: { name: ' ' }, headers: { 'idempotency-key': 'invalid' } };
	const unknown = { id: 987_654, body: { name: 'X' }, headers: { 'idempotency-key': 'unknown' } };
	const taken = { body: { name: 'PLAZA' }, headers: { 'idempotency-key': 'taken' } };
	const { id } = await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const firsts = [
		await app.request(stageCalls.create, invalid),
		await app.request(stageCalls.update, unknown),
		await app.request(stageCalls.create, taken),
	];
	await app.ask(stageCalls.remove, { id });
	const again = [
		await app.request(stageCalls.create, invalid),
		await app.request(stageCalls.update, unknown),
		await app.request(stageCalls.create, taken),
	];
	expect(again.map(({ statusCode }) => statusCode)).toEqual([400, 404, 409]);
	expect(again.map(({ body }) => body)).toEqual(firsts.map(({ body }) => body));
	expect(again.map(({ headers }) => headers['idempotency-replayed'])).toEqual(['true', 'true', 'true']);
});

test('API-13 401 is not remembered: with a good token the same key is taken', async () => {
	const app = await testApp();
	await app.refused(stageCalls.create, 401, { ...PLAZA, as: null });
	expect((await app.request(stageCalls.create, PLAZA)).statusCode).toBe(201);
});

test('API-13 403 is remembered, also for who may since', async () => {
	const app = await testApp();
	const first = await app.request(stageCalls.create, { ...PLAZA, as: 'lead' });
	expect(first.statusCode).toBe(403);
	const { id } = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.update, { id, body: { role: 'admin' } });
	const token = await logIn(app.app, 'lead');
	const again = await app.request(stageCalls.create, { ...PLAZA, token });
	expect([again.statusCode, again.body]).toEqual([403, first.body]);
	expect(again.headers['idempotency-replayed']).toBe('true');
	await app.refused(stageCalls.create, 422, { body: { name: 'Annex' }, headers: KEY, token });
	expect(await app.ask(stageCalls.list)).toEqual([]);
});

test('API-10 API-13 a missing right is reported with a key as without, whatever else is wrong', async () => {
	const app = await testApp();
	const unreadable = { body: '{"name":', headers: { ...KEY, 'content-type': 'application/json' } };
	await app.refused(stageCalls.create, 403, { ...unreadable, as: 'lead' });
	await app.refused(stageCalls.create, 403, {
		body: 'name',
		headers: { ...KEY, 'content-type': 'text/plain' },
		as: 'crew',
	});
	await app.refused(stageCalls.create, 403, { body: { name: 7 }, headers: { 'idempotency-key': '' }, as: 'crew' });
	expect((await app.request(stageCalls.create, PLAZA)).statusCode).toBe(201);
});

test('API-13 what fails in the server is not remembered', async () => {
	const app = await testApp();
	await app.database.db.schema.alterTable('stage').renameTo('stage_elsewhere').execute();
	await app.refused(stageCalls.create, 500, PLAZA);
	await app.database.db.schema.alterTable('stage_elsewhere').renameTo('stage').execute();
	const mended = await app.request(stageCalls.create, PLAZA);
	expect(mended.statusCode).toBe(201);
	expect(mended.headers).not.toHaveProperty('idempotency-replayed');
});

test('API-13 a key that was given is still no way past a login or a right that has ended', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id, as: 'lead', headers: KEY });
	const lead = (await app.ask(userCalls.list)).data.find(({ name }: { name: string }) => name === 'lead');
	await app.ask(userCalls.update, { id: lead.id, body: { role: 'crew' } });
	await app.refused(activityCalls.start, 401, { id, as: 'lead', headers: KEY });
});

test('REL-32 API-13 keys outlive a restart', async () => {
	const app = await testApp();
	const first = await app.request(stageCalls.create, PLAZA);
	const restarted = await anotherApp(app);
	const again = await restarted.inject({
		method: 'POST',
		url: '/api/stages',
		headers: { authorization: `Bearer ${app.tokens.admin}`, ...KEY },
		payload: PLAZA.body,
	});
	expect(again.statusCode).toBe(201);
	expect(again.body).toBe(first.body);
	expect(again.headers['idempotency-replayed']).toBe('true');
});

test.for(['', ' ', 'x'.repeat(201)])('API-13 %j is no key', async (key) => {
	const app = await testApp();
	const error = await app.refused(stageCalls.create, 400, { ...PLAZA, headers: { 'idempotency-key': key } });
	expect(error.message).toBe('Idempotency-Key must have 1 to 200 characters.');
	expect(await app.ask(stageCalls.list)).toEqual([]);
});

async function fingerprintsOf({ database }: TestApp): Promise<string[]> {
	const rows = await database.db.selectFrom('idempotency').select('fingerprint').execute();
	return rows.map(({ fingerprint }) => fingerprint);
}

/** SHA-256 of what may be known, Argon2id of the rest. */
const FINGERPRINT = /^[0-9a-f]{64} \$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('REL-03 API-13 of a new password its Argon2id hash alone is kept with a key', async () => {
	const app = await testApp();
	const crew = (await app.ask(userCalls.list)).data.find(({ name }: { name: string }) => name === 'crew');
	for (const password of ['sommer26', 'winter26']) {
		await app.ask(userCalls.setPassword, { id: crew.id, body: { password }, headers: { 'idempotency-key': password } });
	}
	const fingerprints = await fingerprintsOf(app);
	for (const fingerprint of fingerprints) expect(fingerprint).toMatch(FINGERPRINT);
	const [quick, slow] = [0, 1].map((part) => new Set(fingerprints.map((kept) => kept.split(' ')[part])).size);
	expect([quick, slow]).toEqual([1, 2]);
});

test('API-13 a password change sent again gets the same response; with another password the key is refused', async () => {
	const app = await testApp();
	const crew = (await app.ask(userCalls.list)).data.find(({ name }: { name: string }) => name === 'crew');
	const change = (password: string) => ({ id: crew.id, body: { password }, headers: KEY });
	await app.ask(userCalls.setPassword, change('sommer26'));
	const again = await app.request(userCalls.setPassword, change('sommer26'));
	expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([204, 'true']);
	await app.refused(userCalls.setPassword, 422, change('winter26'));
	expect(await logIn(app.app, 'crew', 'winter26')).toBeUndefined();
	expect(await logIn(app.app, 'crew', 'sommer26')).toEqual(expect.any(String));
});

test('AUTH-13 API-13 a change of one’s own password sent again gets the same response; with other passwords it is refused', async () => {
	const app = await testApp();
	const change = (current: string, password: string) => ({
		as: 'crew' as const,
		body: { current, password },
		headers: KEY,
	});
	await app.ask(sessionCalls.changePassword, change('crew', 'fresh'));
	expect((await app.request(sessionCalls.changePassword, change('crew', 'fresh'))).statusCode).toBe(204);
	await app.refused(sessionCalls.changePassword, 422, change('crew', 'fresher'));
	await app.refused(sessionCalls.changePassword, 422, change('fresh', 'fresh'));
});

test('API-13 of two at once with one key and two passwords one is taken, the other refused', async () => {
	const app = await testApp();
	const bodies = ['sommer26', 'winter26'].map((password) => ({ name: 'new', role: 'crew', password }));
	const requests = bodies.map((body) => app.request(userCalls.create, { body, headers: KEY }));
	const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
	expect(statuses.toSorted()).toEqual([201, 422]);
});

test('REL-03 API-13 of a new user the password too makes one request differ from another', async () => {
	const app = await testApp();
	const body = { name: 'new', role: 'crew', password: 'sommer26' };
	const { id } = await app.ask(userCalls.create, { body, headers: KEY });
	expect(await app.ask(userCalls.create, { body, headers: KEY })).toMatchObject({ id });
	await app.refused(userCalls.create, 422, { body: { ...body, name: 'newer' }, headers: KEY });
	await app.refused(userCalls.create, 422, { body: { ...body, role: 'lead' }, headers: KEY });
	await app.refused(userCalls.create, 422, { body: { ...body, password: 'winter26' }, headers: KEY });
	await app.ask(userCalls.remove, { id });
});

test('API-13 a response of an earlier program, which recognised requests otherwise, is given again', async () => {
	const app = await testApp();
	const first = await app.request(stageCalls.create, PLAZA);
	await app.database.db.updateTable('idempotency').set({ fingerprint: '' }).execute();
	expect((await app.request(stageCalls.create, PLAZA)).body).toBe(first.body);
});

test.for([
	['POST', '/api/activity', `{"activityTypeId":"show","info":DEEP}`],
	['POST', '/api/users', `{"name":DEEP,"password":DEEP,"role":"crew"}`],
] as const)(
	'REL-20 API-13 a body of any depth is refused, with a key as without: %s %s',
	async ([method, url, body]) => {
		const { app, tokens } = await testApp();
		const payload = body.replaceAll('DEEP', '['.repeat(20_000) + ']'.repeat(20_000));
		const headers = { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' };
		const plain = await app.inject({ method, url, payload, headers });
		const keyed = await app.inject({ method, url, payload, headers: { ...headers, ...KEY } });
		expect(plain.statusCode).toBe(400);
		expect(keyed.json()).toEqual(plain.json());
	},
);
