import { API_PREFIX } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { logIn, testApp } from '../testing/test-app.ts';
import { userCommand } from './user-command.ts';

const at = ({ now }: { readonly now: Instant }) => ({ at: now, minPasswordLength: 4 });
const passwordIn = (response: string) => String(/password (?:is )?(\S+) \(/.exec(response)?.[1]);

test('AUTH-07 a user added at the console can log in with the password that was shown', async () => {
	const { app, database, clock } = await testApp();
	const response = await userCommand(database, ['add', 'Olivia', 'admin'], at(clock));
	expect(response).toMatch(/^Added Olivia as admin/);
	expect(await logIn(app, 'Olivia', passwordIn(response))).toEqual(expect.any(String));
	expect(await userCommand(database, ['list'], at(clock))).toContain('Olivia (admin)');
});

test('AUTH-11 a password renewed at the console ends the sessions of its user', async () => {
	const { app, database, clock, tokens } = await testApp();
	const response = await userCommand(database, ['password', 'LEAD'], at(clock));
	expect(await logIn(app, 'lead', passwordIn(response))).toEqual(expect.any(String));
	const headers = { authorization: `Bearer ${tokens.lead}` };
	expect((await app.inject({ url: `${API_PREFIX}/auth/me`, headers })).statusCode).toBe(401);
});

test.each([
	{ args: [], says: 'npm run user -- list' },
	{ args: ['add', 'Olivia'], says: 'npm run user -- add' },
	{ args: ['add', 'admin', 'admin'], says: 'There is a user admin already.' },
	{ args: ['add', 'Olivia', 'no role'], says: 'role: must be one word' },
	{ args: ['add', 'Olivia', 'Admin'], says: 'Did you mean admin?' },
	{ args: ['add', '   ', 'admin'], says: 'name: Required' },
	{ args: ['add', 'O'.repeat(201), 'admin'], says: 'name: must have at most 200 characters' },
	{ args: ['password', 'nobody'], says: 'There is no user nobody.' },
])('API-22 API-14 $args is refused with a sentence, and nobody is added', async ({ args, says }) => {
	const { database, clock } = await testApp();
	await expect(userCommand(database, args, at(clock))).rejects.toThrow(says);
	expect(await database.db.selectFrom('user').select('id').execute()).toHaveLength(3);
});

test('REL-07 a password that is made up is as long as the settings want', async () => {
	const { database, clock } = await testApp();
	const options = { at: clock.now, minPasswordLength: 20 };
	const added = await userCommand(database, ['add', 'Olivia', 'admin'], options);
	expect(passwordIn(added)).toHaveLength(20);
	expect(passwordIn(await userCommand(database, ['password', 'crew'], options))).toHaveLength(20);
});

test('API-22 a role that nobody knows is said to be crew’s', async () => {
	const { database, clock } = await testApp();
	expect(await userCommand(database, ['add', 'Rita', 'runner'], at(clock))).toContain('with the rights of crew');
});
