import { sessionCalls, userCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { logIn, testApp } from '../../testing/test-app.ts';

const RUNNER = { name: 'Rita', password: 'runs', role: 'runner' };

test('API-02 API-11 users are listed by name under data, without their passwords', async () => {
	const { ask, request } = await testApp();
	const rita = await ask(userCalls.create, { body: RUNNER });
	expect(rita).toEqual({ id: rita.id, name: 'Rita', role: 'runner', permissions: ['festival:read'], version: 1 });
	const { data } = await ask(userCalls.list);
	expect(data.map(({ name }: { name: string }) => name)).toEqual(['admin', 'crew', 'lead', 'Rita']);
	expect((await request(userCalls.list)).body).not.toMatch(/argon2|password/i);
});

test('API-22 ADM-02 a user is added, renamed, given another role and removed', async () => {
	const { app, ask, refused } = await testApp();
	const { id } = await ask(userCalls.create, { body: RUNNER });
	expect(await logIn(app, 'rita', 'runs')).toEqual(expect.any(String));
	const changed = await ask(userCalls.update, { id, body: { name: 'Rita R.', role: 'lead' } });
	expect(changed).toMatchObject({ id, name: 'Rita R.', role: 'lead', version: 2 });
	await ask(userCalls.remove, { id });
	await refused(userCalls.update, 404, { id, body: { role: 'crew' } });
	await refused(userCalls.remove, 404, { id });
	await refused(userCalls.setPassword, 404, { id, body: { password: 'walks' } });
});

test('API-15 a user name is taken whatever the case', async () => {
	const { ask, refused } = await testApp();
	const taken = await refused(userCalls.create, 409, { body: { ...RUNNER, name: 'LEAD' } });
	expect(taken.fields).toHaveProperty('name');
	const crew = await ask(sessionCalls.me, { as: 'crew' });
	await refused(userCalls.update, 409, { id: crew.id, body: { name: 'Lead' } });
	expect(await ask(userCalls.update, { id: crew.id, body: { name: 'Crew' } })).toMatchObject({ name: 'Crew' });
});

test.for(['', 'two words', 'ä', 'x'.repeat(41), 'admin\n', '<b>'])('API-22 %j is no role', async (role) => {
	const { refused } = await testApp();
	const error = await refused(userCalls.create, 400, { body: { ...RUNNER, role } });
	expect(error.fields).toHaveProperty('role');
});

test('API-22 any other word is a role, and none but admin and lead gives more than crew has', async () => {
	const { ask } = await testApp();
	for (const role of ['Admin', 'gate-chief_2', 'x'.repeat(40), '__proto__', 'constructor']) {
		const user = await ask(userCalls.create, { body: { ...RUNNER, name: `User ${role}`, role } });
		expect(user).toMatchObject({ role, permissions: ['festival:read'] });
	}
});

test('REL-07 API-22 a password has four characters at least', async () => {
	const { ask, refused } = await testApp();
	const error = await refused(userCalls.create, 400, { body: { ...RUNNER, password: '123' } });
	expect(error.fields).toEqual({ password: 'Min 4 characters' });
	const { id } = await ask(userCalls.create, { body: { ...RUNNER, password: '1234' } });
	await refused(userCalls.setPassword, 400, { id, body: { password: '123' } });
	await refused(userCalls.setPassword, 400, { id, body: { password: '🎪🎪' } });
	await refused(userCalls.setPassword, 400, { id, body: { password: 'x'.repeat(201) } });
	await ask(userCalls.setPassword, { id, body: { password: 'x'.repeat(200) } });
});

test('REL-07 the settings can ask for longer passwords, of whom is added or changed from then on', async () => {
	const { app, ask, refused } = await testApp({ minPasswordLength: 12 });
	const error = await refused(userCalls.create, 400, { body: { ...RUNNER, password: '12345678901' } });
	expect(error.fields).toEqual({ password: 'Min 12 characters' });
	await ask(userCalls.create, { body: { ...RUNNER, password: '123456789012' } });
	expect(await logIn(app, 'lead')).toEqual(expect.any(String));
});

test('ADM-02 API-22 the last admin can be neither removed nor given another role', async () => {
	const { ask, refused } = await testApp();
	const { id } = await ask(sessionCalls.me);
	const removal = await refused(userCalls.remove, 409, { id });
	expect(removal.message).toBe('This is the last admin. Make someone else admin first.');
	await refused(userCalls.update, 409, { id, body: { role: 'lead' } });
	await ask(userCalls.update, { id, body: { name: 'Ada' } });
	await ask(userCalls.create, { body: { ...RUNNER, role: 'admin' } });
	await ask(userCalls.update, { id, body: { role: 'lead' } });
	await refused(userCalls.list, 401);
});

test('ADM-02 two admins who demote each other at once leave one', async () => {
	const { app, database, ask, request } = await testApp();
	const ada = await ask(sessionCalls.me);
	const bea = await ask(userCalls.create, { body: { name: 'Bea', password: 'beabea', role: 'admin' } });
	const token = await logIn(app, 'Bea', 'beabea');
	const responses = await Promise.all([
		request(userCalls.update, { id: bea.id, body: { role: 'crew' } }),
		request(userCalls.update, { id: ada.id, body: { role: 'crew' }, token }),
	]);
	expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	const roles = (await database.db.selectFrom('user').select('role').execute()).map(({ role }) => role);
	expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
});

test('API-12 a user changed from a stale version gets 409 with the present state', async () => {
	const { ask, refused } = await testApp();
	const { id, version } = await ask(userCalls.create, { body: RUNNER });
	await ask(userCalls.update, { id, body: { role: 'lead', version } });
	const { current } = await refused(userCalls.update, 409, { id, body: { role: 'crew', version } });
	expect(current).toMatchObject({ role: 'lead', version: version + 1 });
});
