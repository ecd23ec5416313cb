import { sessionCalls, userCalls } from '@crossload/contract';
import { DAY, HOUR } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { logIn, type TestApp, testApp } from '../../testing/test-app.ts';

const { logout, renew, me } = sessionCalls;

async function endedLogins({ database }: TestApp): Promise<string[]> {
	const rows = await database.db.selectFrom('ended_login').select('id').execute();
	return rows.map(({ id }) => id);
}

test('AUTH-06 a logout ends this login’s token at once, and no other login of the same user', async () => {
	const app = await testApp();
	const other = await logIn(app.app, 'crew');
	const response = await app.request(logout, { as: 'crew' });
	expect(response.statusCode).toBe(204);
	expect(response.headers['clear-site-data']).toBe('"cache"');
	const error = await app.refused(me, 401, { as: 'crew' });
	expect(error.message).toBe('Your login is no longer valid.');
	await app.refused(logout, 401, { as: 'crew' });
	await app.ask(me, { token: other });
	await app.ask(me, { as: 'lead' });
});

test('AUTH-06 AUTH-13 a logout ends every token of the login, renewed ones and those before', async () => {
	const app = await testApp();
	app.clock.now += HOUR;
	const { token } = await app.ask(renew, { as: 'crew' });
	await app.ask(logout, { token });
	await app.refused(me, 401, { token });
	await app.refused(me, 401, { as: 'crew' });
});

test('AUTH-06 REL-06 a logout outlives a restart', async () => {
	const app = await testApp();
	await app.ask(logout, { as: 'crew' });
	const restarted = await anotherApp(app);
	const headers = { authorization: `Bearer ${app.tokens.crew}` };
	expect((await restarted.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
});

test('AUTH-06 a logout is kept as long as a token of the login may be good, and then forgotten', async () => {
	const app = await testApp();
	await app.ask(logout, { as: 'crew' });
	const before = await endedLogins(app);
	expect(before).toHaveLength(1);
	app.clock.now += 14 * DAY - 1;
	await app.ask(logout, { token: await logIn(app.app, 'lead') });
	expect(await endedLogins(app)).toEqual(expect.arrayContaining(before));
	app.clock.now += 1;
	await app.ask(logout, { token: await logIn(app.app, 'admin') });
	const after = await endedLogins(app);
	expect(after).toHaveLength(2);
	expect(after).not.toContain(before[0]);
});

test('AUTH-06 a logout shows nobody a change of the festival', async () => {
	const app = await testApp();
	const users = await app.request(userCalls.list);
	await app.ask(logout, { as: 'crew' });
	expect((await app.request(userCalls.list)).headers['etag']).toBe(users.headers['etag']);
});
