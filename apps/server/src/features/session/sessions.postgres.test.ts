import { API_PREFIX, sessionCalls, userCalls } from '@crossload/contract';
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { rotateKey } from '../../console/rotate-key.ts';
import { anotherApp } from '../../testing/another-app.ts';
import { openAgain } from '../../testing/postgres-nodes.ts';
import { logIn, type TestApp, testApp } from '../../testing/test-app.ts';

/** A server, and one on another node. */
async function twoNodes() {
	const testing = await testApp();
	const database = await openAgain(testing.database);
	return { ...testing, other: await anotherApp({ database, clock: testing.clock }) };
}

async function statusOf(app: FastifyInstance, token: string): Promise<number> {
	const headers = { authorization: `Bearer ${token}` };
	return (await app.inject({ url: API_PREFIX + sessionCalls.me.path, headers })).statusCode;
}

/** What ends a session, by name. */
const ENDINGS: Readonly<Record<string, (app: TestApp, id: number) => Promise<unknown>>> = {
	'a removed user': (app, id) => app.ask(userCalls.remove, { id }),
	'a new password': (app, id) => app.ask(userCalls.setPassword, { id, body: { password: 'fresh' } }),
	'a logout': (app) => app.ask(sessionCalls.logout, { as: 'lead' }),
	'a new password of one’s own, in another login,': async (app) => {
		const token = await logIn(app.app, 'lead');
		await app.ask(sessionCalls.changePassword, { token, body: { current: 'lead', password: 'fresh' } });
	},
	'another role': (app, id) => app.ask(userCalls.update, { id, body: { role: 'crew' } }),
};

test.each(Object.entries(ENDINGS))('REL-05 %s is noticed by every node within a second', async (_what, ending) => {
	const { other, ...app } = await twoNodes();
	const { id } = await app.ask(sessionCalls.me, { as: 'lead' });
	expect(await statusOf(other, app.tokens.lead)).toBe(200);
	await ending(app, id);
	await vi.waitFor(async () => expect(await statusOf(other, app.tokens.lead)).toBe(401), 1000);
	expect(await statusOf(other, app.tokens.crew)).toBe(200);
});

test('REL-06 a rotation is noticed by every node, and a token of one holds on the other at once', async () => {
	const { app, other, database, clock, tokens } = await twoNodes();
	await rotateKey(database, [], { at: clock.now, tokenHours: 12 });
	const fresh = await logIn(app, 'crew');
	expect([await statusOf(other, fresh), await statusOf(other, tokens.crew)]).toEqual([200, 200]);
	await rotateKey(database, ['--now'], { at: clock.now, tokenHours: 12 });
	await vi.waitFor(async () => expect(await statusOf(other, fresh)).toBe(401), 1000);
	const last = await logIn(other, 'crew');
	expect([await statusOf(app, last), await statusOf(other, last)]).toEqual([200, 200]);
});
