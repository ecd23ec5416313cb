import { API_PREFIX, REVISION_HEADER, sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { CHANGE_CHANNEL } from '../db/postgres-work.ts';
import { systemClock } from '../system-clock.ts';
import { anotherApp } from '../testing/another-app.ts';
import { faultyNetworkTo } from '../testing/faulty-network.ts';
import { openAgain, opened, urlOf } from '../testing/postgres-nodes.ts';
import { type Login, logIn, type TestApp, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

test('REL-60 a list that is ready is sent without asking PostgreSQL anything', async () => {
	const app = await testApp();
	const network = await faultyNetworkTo(await urlOf(app.database));
	const node = await anotherApp({ database: await opened(network.url), clock: app.clock });
	const read = async () =>
		await node.inject({ url: `${API_PREFIX}${stageCalls.list.path}`, headers: bearer(app, 'crew') });
	expect((await read()).statusCode).toBe(200);
	network.swallow();
	const began = performance.now();
	for (let count = 0; count < 20; count++) expect((await read()).statusCode).toBe(200);
	expect(performance.now() - began).toBeLessThan(1000);
});

/** A second node that is not notified of what the first one commits. */
async function nodeWithoutNotifications({ database, clock }: TestApp): Promise<FastifyInstance> {
	const network = await faultyNetworkTo(await urlOf(database));
	const node = await anotherApp({ database: await opened(network.url), clock });
	network.mute(CHANGE_CHANNEL);
	return node;
}

const bearer = (app: TestApp, as: Login) => ({ authorization: `Bearer ${app.tokens[as]}` });

test('REL-52 a change that one node has shown a client is shown by every node, however far that one is behind', async () => {
	const app = await testApp();
	const stale = await nodeWithoutNotifications(app);
	const url = `${API_PREFIX}${stageCalls.list.path}`;
	await stale.inject({ url, headers: bearer(app, 'crew') });
	for (let round = 0; round < 20; round++) {
		const name = `Stage ${String(round).padStart(2, '0')}`;
		const shownRevision = (await app.request(stageCalls.create, { body: { name } })).headers[REVISION_HEADER];
		const shown = await stale.inject({
			url,
			headers: { ...bearer(app, 'crew'), [REVISION_HEADER]: String(shownRevision) },
		});
		expect(shown.json()).toHaveLength(round + 1);
		expect(shown.headers[REVISION_HEADER]).toBe(shownRevision);
	}
});

test('REL-05 a login on one node is good on every node, however far that one is behind', async () => {
	const app = await testApp();
	const stale = await nodeWithoutNotifications(app);
	const me = (headers: Record<string, string>) =>
		stale.inject({ url: `${API_PREFIX}${sessionCalls.me.path}`, headers });
	expect((await me(bearer(app, 'lead'))).statusCode).toBe(200);
	const { id } = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.setPassword, { id, body: { password: 'fresh' } });
	const login = await app.request(sessionCalls.login, { as: null, body: { name: 'lead', password: 'fresh' } });
	const loginRevision = String(login.headers[REVISION_HEADER]);
	const after = await me({ authorization: `Bearer ${login.json().token}`, [REVISION_HEADER]: loginRevision });
	expect(after.statusCode).toBe(200);
});

test('REL-32 a response given again by another node is the one of the first', async () => {
	const app = await testApp();
	const stale = await nodeWithoutNotifications(app);
	const post = { method: 'POST', url: `${API_PREFIX}/stages`, payload: { name: 'Plaza' } } as const;
	const headers = { ...bearer(app, 'admin'), 'idempotency-key': 'one' };
	const first = await app.app.inject({ ...post, headers });
	const again = await stale.inject({ ...post, headers });
	expect(again.headers['idempotency-replayed']).toBe('true');
	expect(again.body).toBe(first.body);
	expect(again.headers[REVISION_HEADER]).toBe(first.headers[REVISION_HEADER]);
});

test('REL-02 failed logins count together on all nodes', async () => {
	const app = await testApp();
	const other = await anotherApp({ database: await openAgain(app.database), clock: app.clock });
	const tryOn = (node: FastifyInstance, password: string) =>
		node.inject({ method: 'POST', url: `${API_PREFIX}/auth/login`, payload: { name: 'lead', password } });
	const statuses: number[] = [];
	for (let round = 0; round < 10; round++) {
		statuses.push((await tryOn(round % 2 === 0 ? app.app : other, 'wrong')).statusCode);
	}
	expect(statuses).toEqual(Array(10).fill(401));
	for (const node of [app.app, other]) {
		const locked = await tryOn(node, 'lead');
		expect(locked.statusCode).toBe(429);
		expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
	}
	expect(await logIn(other, 'crew')).toEqual(expect.any(String));
});

test('REL-06 nodes that start at the same moment make one signing key, and each takes the other’s tokens', async () => {
	const database = await testDatabase();
	const others = await Promise.all([openAgain(database), openAgain(database)]);
	const clock = { now: systemClock() };
	await Promise.all([database, ...others].map((each) => anotherApp({ database: each, clock })));
	expect(await database.db.selectFrom('signing_key').select('id').execute()).toHaveLength(1);
});

test('REL-52 a revision that the database does not have, as after a restore, gets what is there', async () => {
	const app = await testApp();
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const began = performance.now();
	const response = await app.request(stageCalls.list, { headers: { [REVISION_HEADER]: '999999' } });
	expect(performance.now() - began).toBeLessThan(1000);
	expect(response.json()).toMatchObject([{ name: 'Plaza' }]);
	expect(Number(response.headers[REVISION_HEADER])).toBeLessThan(999_999);
});
