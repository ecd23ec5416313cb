import { sessionCalls, userCalls } from '@crossload/contract';
import { DAY, HOUR, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { rotateKey } from '../../console/rotate-key.ts';
import { logIn, testApp } from '../../testing/test-app.ts';

const { me, renew } = sessionCalls;

/** When a token ends. */
function expiryOf(token: string): number {
	return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;
}

test('AUTH-13 a login that is used every hour works for fourteen days and not longer', async () => {
	const app = await testApp({ tokenHours: 12 });
	const began = app.clock.now;
	let token = app.tokens.crew;
	for (let hour = 1; hour < 14 * 24; hour++) {
		app.clock.now += HOUR;
		({ token } = await app.ask(renew, { token }));
	}
	expect(expiryOf(token)).toBe(began + 14 * DAY);
	app.clock.now = began + 14 * DAY - MINUTE;
	const last = await app.ask(renew, { token });
	expect(expiryOf(last.token)).toBe(began + 14 * DAY);
	app.clock.now = began + 14 * DAY;
	for (const ended of [token, last.token]) {
		await app.refused(me, 401, { token: ended });
		await app.refused(renew, 401, { token: ended });
	}
});

test('AUTH-04 AUTH-13 a renewed token lives as long as a first one; the one before ends when it says', async () => {
	const app = await testApp({ tokenHours: 12 });
	app.clock.now += 10 * HOUR;
	const { token, user } = await app.ask(renew, { as: 'lead' });
	expect(user).toEqual(await app.ask(me, { as: 'lead' }));
	expect(expiryOf(token)).toBe(app.clock.now + 12 * HOUR);
	app.clock.now += 2 * HOUR;
	await app.refused(me, 401, { as: 'lead' });
	await app.ask(me, { token });
	app.clock.now += 10 * HOUR;
	await app.refused(me, 401, { token });
});

test('AUTH-13 where tokens live longer than fourteen days, renewing makes them neither shorter nor longer', async () => {
	const app = await testApp({ tokenHours: 1000 });
	app.clock.now += DAY;
	const { token } = await app.ask(renew, { as: 'crew' });
	expect(expiryOf(token)).toBe(expiryOf(app.tokens.crew));
});

test('AUTH-11 AUTH-13 a new password or role ends renewed tokens too', async () => {
	const app = await testApp();
	const { token } = await app.ask(renew, { as: 'lead' });
	const { id } = await app.ask(me, { token });
	await app.ask(userCalls.update, { id, body: { role: 'crew' } });
	await app.refused(renew, 401, { token });
	const second = await app.ask(renew, { token: await logIn(app.app, 'lead') });
	await app.ask(userCalls.setPassword, { id, body: { password: 'fresh' } });
	await app.refused(renew, 401, { token: second.token });
});

test('AUTH-13 REL-06 a login that is renewed outlives the key that signed its first token', async () => {
	const app = await testApp({ tokenHours: 12 });
	await rotateKey(app.database, [], { at: app.clock.now, tokenHours: 12 });
	app.clock.now += 11 * HOUR;
	const { token } = await app.ask(renew, { as: 'crew' });
	app.clock.now += 11 * HOUR;
	await app.ask(me, { token });
});
