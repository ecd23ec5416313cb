import { sessionCalls, userCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { logIn, testApp } from '../../testing/test-app.ts';

const { changePassword, logout, me, renew } = sessionCalls;

const CHANGE = { body: { current: 'crew', password: 'fresh' } };

test('AUTH-13 everyone changes their own password: this login goes on, the other logins end', async () => {
	const app = await testApp();
	const other = await logIn(app.app, 'crew');
	const renewed = await app.ask(renew, { as: 'crew' });
	expect((await app.request(changePassword, { as: 'crew', ...CHANGE })).statusCode).toBe(204);
	await app.ask(me, { as: 'crew' });
	await app.ask(me, { token: renewed.token });
	await app.refused(me, 401, { token: other });
	expect(await logIn(app.app, 'crew', 'crew')).toBeUndefined();
	expect(await logIn(app.app, 'crew', 'fresh')).toEqual(expect.any(String));
});

test('AUTH-13 the login in which the password was changed can be renewed, logged out and ended as any other', async () => {
	const app = await testApp();
	await app.ask(changePassword, { as: 'crew', ...CHANGE });
	const { token } = await app.ask(renew, { as: 'crew' });
	const second = await logIn(app.app, 'crew', 'fresh');
	await app.ask(changePassword, { token: second, body: { current: 'fresh', password: 'fresher' } });
	await app.refused(me, 401, { token });
	const { id } = await app.ask(me, { token: second });
	await app.ask(userCalls.setPassword, { id, body: { password: 'freshest' } });
	await app.refused(me, 401, { token: second });
	const third = await logIn(app.app, 'crew', 'freshest');
	await app.ask(changePassword, { token: third, body: { current: 'freshest', password: 'fresh' } });
	await app.ask(logout, { token: third });
	await app.refused(me, 401, { token: third });
});

test('AUTH-11 AUTH-13 another role ends the login in which the password was changed', async () => {
	const app = await testApp();
	await app.ask(changePassword, { as: 'crew', ...CHANGE });
	const { id } = await app.ask(me, { as: 'crew' });
	await app.ask(userCalls.update, { id, body: { name: 'Crew' } });
	await app.ask(me, { as: 'crew' });
	await app.ask(userCalls.update, { id, body: { role: 'runner' } });
	await app.refused(me, 401, { as: 'crew' });
});

test('AUTH-13 a wrong current password changes nothing', async () => {
	const app = await testApp();
	const other = await logIn(app.app, 'crew');
	const error = await app.refused(changePassword, 403, { as: 'crew', body: { current: 'lead', password: 'fresh' } });
	expect(error.message).toBe('The current password is wrong.');
	await app.ask(me, { token: other });
	expect(await logIn(app.app, 'crew', 'crew')).toEqual(expect.any(String));
});

test('AUTH-12 AUTH-13 guessing the current password is slowed down as at a login', async () => {
	const app = await testApp();
	const statuses = [];
	for (let count = 0; count < 11; count++) {
		const body = { current: `guess ${count}`, password: 'fresh' };
		statuses.push((await app.request(changePassword, { as: 'crew', body })).statusCode);
	}
	expect(statuses).toEqual([...Array(10).fill(403), 429]);
	const locked = await app.request(changePassword, { as: 'crew', ...CHANGE });
	expect(locked.statusCode).toBe(429);
	expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
});

test('REL-07 AUTH-13 a new password of one’s own is as long as the settings ask for', async () => {
	const app = await testApp({ minPasswordLength: 6 });
	const error = await app.refused(changePassword, 400, { as: 'crew', ...CHANGE });
	expect(error.fields).toEqual({ password: 'Min 6 characters' });
	await app.refused(changePassword, 400, { as: 'crew', body: { current: 'crew', password: 'x'.repeat(201) } });
	await app.refused(changePassword, 400, { as: 'crew', body: { password: 'long enough' } });
});

test('AUTH-13 of two changes at once in two logins one is taken', async () => {
	const app = await testApp();
	const tokens = [app.tokens.crew, await logIn(app.app, 'crew')];
	const changes = tokens.map((token, index) =>
		app.request(changePassword, { token, body: { current: 'crew', password: `fresh ${index}` } }),
	);
	const taken = (await Promise.all(changes)).filter(({ statusCode }) => statusCode === 204);
	expect(taken).toHaveLength(1);
});
