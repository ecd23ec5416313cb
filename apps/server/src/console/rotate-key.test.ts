import { API_PREFIX, sessionCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { findCredentials } from '../features/user/user.store.ts';
import { liveServer } from '../live/testing/live-server.ts';
import { anotherApp } from '../testing/another-app.ts';
import { logIn, type TestApp, testApp } from '../testing/test-app.ts';
import { disagreements } from './check-data.ts';
import { rotateKey } from './rotate-key.ts';

const TOKEN_HOURS = 12;

/** A server, and another one on the same database. */
async function twoServers() {
	const testing = await testApp({ tokenHours: TOKEN_HOURS });
	const rotate = (...args: string[]) => rotation(testing, args);
	return { ...testing, first: testing.app, second: await anotherApp(testing), rotate };
}

function rotation({ database, clock }: Pick<TestApp, 'database' | 'clock'>, args: readonly string[]): Promise<string> {
	return rotateKey(database, args, { at: clock.now, tokenHours: TOKEN_HOURS });
}

async function statusOf(app: FastifyInstance, token: string): Promise<number> {
	const headers = { authorization: `Bearer ${token}` };
	return (await app.inject({ url: API_PREFIX + sessionCalls.me.path, headers })).statusCode;
}

async function keysOf({ database }: Pick<TestApp, 'database'>): Promise<Buffer[]> {
	const rows = await database.db.selectFrom('signing_key').select('secret').orderBy('id').execute();
	return rows.map(({ secret }) => Buffer.from(secret, 'base64'));
}

/** What somebody who has stolen a key, and knows what else it takes, can make: a token of admin that holds for years. */
async function forged(key: Buffer, { database, clock }: Pick<TestApp, 'database' | 'clock'>): Promise<string> {
	const ver = (await findCredentials(database.db, 1))?.tokenVersion;
	const iat = Math.floor(clock.now / 1000);
	const claims = { sub: '1', ver, iss: 'crossload', aud: 'crossload', iat, exp: 4_000_000_000 };
	return await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

test('REL-06 after a rotation every server signs with the new key, and who is logged in stays so', async () => {
	const { first, second, tokens, rotate, ...testing } = await twoServers();
	expect(await rotate()).toMatch(/^A new key signs from now on\. The one before holds for 12 hours more/);
	const fresh = [await logIn(first, 'crew'), await logIn(second, 'crew')];
	for (const app of [first, second]) {
		for (const token of [...fresh, tokens.crew, tokens.admin]) expect(await statusOf(app, token)).toBe(200);
	}
	const [old = ''] = await keysOf(testing);
	await testing.database.db.deleteFrom('signing_key').where('secret', '=', old.toString('base64')).execute();
	const later = await anotherApp(testing);
	expect(await Promise.all(fresh.map((token) => statusOf(later, token)))).toEqual([200, 200]);
	expect(await statusOf(later, tokens.crew)).toBe(401);
});

test('REL-06 a replaced key verifies nothing once its last token must have ended, and is removed then', async () => {
	const { first, rotate, ...testing } = await twoServers();
	const [old = Buffer.of()] = await keysOf(testing);
	const stolen = await forged(old, testing);
	expect(await statusOf(first, stolen)).toBe(200);
	await rotate();
	testing.clock.now += TOKEN_HOURS * HOUR - 1000;
	expect(await statusOf(first, stolen)).toBe(200);
	await vi.waitFor(async () => {
		testing.clock.now += 1000;
		expect(await statusOf(first, stolen)).toBe(401);
	}, 2000);
	expect(await keysOf(testing)).toHaveLength(2);
	await rotate();
	const kept = await keysOf(testing);
	expect(kept).toHaveLength(2);
	expect(kept.some((key) => key.equals(old))).toBe(false);
});

test('REL-06 REL-05 with --now everybody must log in again, on every server, and a stolen key is worth nothing', async () => {
	const { first, second, tokens, rotate, ...testing } = await twoServers();
	const [old = Buffer.of()] = await keysOf(testing);
	for (const app of [first, second]) expect(await statusOf(app, tokens.lead)).toBe(200);
	expect(await rotate('--now')).toBe('A new key signs from now on. Everybody must log in again.');
	const stolen = await forged(old, testing);
	for (const app of [first, second]) {
		expect(await statusOf(app, tokens.lead)).toBe(401);
		await vi.waitFor(async () => expect(await statusOf(app, stolen)).toBe(401), 1500);
	}
	expect(await keysOf(testing)).toHaveLength(1);
	const fresh = await logIn(second, 'lead');
	expect([await statusOf(first, fresh), await statusOf(second, fresh)]).toEqual([200, 200]);
	expect(await disagreements(testing.database)).toEqual([]);
});

test('REL-06 REL-05 with --now the streams end within two seconds', async () => {
	const server = await liveServer();
	const streams = await Promise.all([server.connected('crew'), server.connected('admin')]);
	for (const stream of streams) await stream.first('hello');
	const began = performance.now();
	await rotation(server, ['--now']);
	for (const stream of streams) await stream.ended;
	expect(performance.now() - began).toBeLessThan(2000);
});

test('REL-06 anything else is refused with how it is written, and nothing is changed', async () => {
	const { rotate, ...testing } = await twoServers();
	for (const args of [['now'], ['--now', 'please'], ['']]) await expect(rotate(...args)).rejects.toThrow('-- --now');
	expect(await keysOf(testing)).toHaveLength(1);
});
