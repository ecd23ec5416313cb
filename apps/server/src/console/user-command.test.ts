import { API_PREFIX } from '@crossload/contract';
import { expect, test } from 'vitest';
import { logIn, testApp } from '../testing/test-app.ts';
import { userCommand } from './user-command.ts';

const passwordIn = (answer: string) => String(/password (\S+) \(/.exec(answer)?.[1]);

test('AUTH-07 a user added at the console can log in with the password that was shown', async () => {
	const { app, database, clock } = await testApp();
	const answer = await userCommand(database, ['add', 'Olivia', 'admin'], clock.now);
	expect(answer).toMatch(/^Added Olivia as admin/);
	expect(await logIn(app, 'Olivia', passwordIn(answer))).toEqual(expect.any(String));
	expect(await userCommand(database, ['list'], clock.now)).toContain('Olivia (admin)');
});

test('AUTH-11 a password renewed at the console ends the sessions of its user', async () => {
	const { app, database, clock, tokens } = await testApp();
	const answer = await userCommand(database, ['password', 'LEAD'], clock.now);
	expect(await logIn(app, 'lead', passwordIn(answer))).toEqual(expect.any(String));
	const headers = { authorization: `Bearer ${tokens.lead}` };
	expect((await app.inject({ url: `${API_PREFIX}/auth/me`, headers })).statusCode).toBe(401);
});

test.each([
	{ args: [], says: 'npm run user -- list' },
	{ args: ['add', 'Olivia'], says: 'npm run user -- add' },
	{ args: ['add', 'admin', 'admin'], says: 'There is a user admin already.' },
	{ args: ['add', 'Olivia', 'no role'], says: 'A role has' },
	{ args: ['password', 'nobody'], says: 'There is no user nobody.' },
])('API-22 $args is refused with a sentence', async ({ args, says }) => {
	const { database, clock } = await testApp();
	await expect(userCommand(database, args, clock.now)).rejects.toThrow(says);
});
