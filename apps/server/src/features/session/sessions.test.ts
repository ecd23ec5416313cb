import { createHmac, generateKeyPairSync } from 'node:crypto';
import { sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { logIn, type TestApp, testApp } from '../../testing/test-app.ts';

async function statusWith({ app }: Pick<TestApp, 'app'>, authorization: string | undefined): Promise<number> {
	const headers = authorization === undefined ? {} : { authorization };
	return (await app.inject({ url: '/api/auth/me', headers })).statusCode;
}

/** The key that signs tokens, as a thief of the database would have it. */
async function signingKey({ database }: TestApp): Promise<Buffer> {
	const { secret } = await database.db.selectFrom('signing_key').select('secret').executeTakeFirstOrThrow();
	return Buffer.from(secret, 'base64');
}

/** A token that is good but for what a test changes. */
function tokenFor(
	{ clock, tokens }: TestApp,
	changes: { claims?: object; algorithm?: string; issuer?: string; audience?: string },
) {
	const { claims = {}, algorithm = 'HS256', issuer = 'crossload', audience = 'crossload' } = changes;
	const exp = Math.floor(clock.now / 1000) + 3600;
	return new SignJWT({
		sub: '1',
		ver: claimsIn(tokens.admin).ver,
		iss: issuer,
		aud: audience,
		exp,
		...claims,
	}).setProtectedHeader({
		alg: algorithm,
		typ: 'JWT',
	});
}

/** What a token says. */
function claimsIn(token: string) {
	return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function base64url(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test('REL-04 a token made with the stolen key would do, so that what the others lack is what they are refused for', async () => {
	const app = await testApp();
	const token = await tokenFor(app, {}).sign(await signingKey(app));
	expect(await statusWith(app, `Bearer ${token}`)).toBe(200);
});

test('REL-04 forged and broken tokens are refused', async () => {
	const app = await testApp();
	const key = await signingKey(app);
	const now = Math.floor(app.clock.now / 1000);
	const [header = '', payload = '', signature = ''] = app.tokens.admin.split('.');
	const [claims, lead] = [claimsIn(app.tokens.admin), claimsIn(app.tokens.lead)];
	const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const publicText = publicKey.export({ type: 'spki', format: 'pem' });
	const confused = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
	const forged: Record<string, string> = {
		'alg none': `${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.`,
		'alg None with the old signature': `${base64url({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
		HS512: await tokenFor(app, { algorithm: 'HS512' }).sign(Buffer.concat([key, key])),
		RS256: await tokenFor(app, { algorithm: 'RS256' }).sign(privateKey),
		'signed with a public key as if it were the secret': `${confused}.${createHmac('sha256', publicText).update(confused).digest('base64url')}`,
		'wrong key': await tokenFor(app, {}).sign(Buffer.alloc(32, 7)),
		'empty key': `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
		expired: await tokenFor(app, { claims: { exp: now - 1 } }).sign(key),
		'expires now': await tokenFor(app, { claims: { exp: now } }).sign(key),
		'no exp': await tokenFor(app, { claims: { exp: undefined } }).sign(key),
		'exp as text': `${header}.${base64url({ ...claims, exp: String(claims.exp) })}.${signature}`,
		'someone else in the payload': `${header}.${base64url({ ...lead, sub: claims.sub })}.${app.tokens.lead.split('.')[2]}`,
		truncated: app.tokens.admin.slice(0, -2),
		'without signature': `${header}.${payload}.`,
		'two parts': `${header}.${payload}`,
		'four parts': `${app.tokens.admin}.${signature}`,
		'wrong audience': await tokenFor(app, { audience: 'elsewhere' }).sign(key),
		'wrong issuer': await tokenFor(app, { issuer: 'elsewhere' }).sign(key),
		'no subject': await tokenFor(app, { claims: { sub: undefined } }).sign(key),
		'a subject that nobody is': await tokenFor(app, { claims: { sub: '987654' } }).sign(key),
		'a subject beyond every id': await tokenFor(app, { claims: { sub: '99999999999' } }).sign(key),
		'a subject that is no number': await tokenFor(app, { claims: { sub: '1 or 1=1' } }).sign(key),
		'an older token version': await tokenFor(app, { claims: { ver: claims.ver - 1 } }).sign(key),
		'no token version': await tokenFor(app, { claims: { ver: undefined } }).sign(key),
		'token version as text': await tokenFor(app, { claims: { ver: String(claims.ver) } }).sign(key),
		garbage: 'garbage',
		empty: '',
		'10,000 characters': 'x'.repeat(10_000),
	};
	const taken = [];
	for (const [name, token] of Object.entries(forged)) {
		const status = await statusWith(app, `Bearer ${token}`);
		if (status !== 401) taken.push(`${name}: ${status}`);
	}
	expect(taken).toEqual([]);
	expect(await statusWith(app, `Bearer ${app.tokens.admin}`)).toBe(200);
});

test('AUTH-10 REL-04 only a bearer token in the header says who is asking', async () => {
	const app = await testApp();
	const { admin } = app.tokens;
	const basic = Buffer.from('admin:admin').toString('base64');
	for (const authorization of [undefined, '', admin, `Basic ${basic}`, `Token ${admin}`, 'Bearer', 'Bearer  ']) {
		expect(await statusWith(app, authorization), String(authorization)).toBe(401);
	}
	const inAddress = await app.app.inject({ url: `/api/auth/me?token=${admin}&access_token=${admin}` });
	expect(inAddress.statusCode).toBe(401);
	expect(inAddress.headers['www-authenticate']).toBe('Bearer');
});

test('AUTH-04 a token ends by its exp claim', async () => {
	const app = await testApp({ tokenHours: 2 });
	const { exp, iat } = claimsIn(app.tokens.crew);
	expect(exp - iat).toBe(2 * 3600);
	app.clock.now += 2 * HOUR - 1000;
	await app.ask(sessionCalls.me, { as: 'crew' });
	app.clock.now += 1000;
	const error = await app.refused(sessionCalls.me, 401, { as: 'crew' });
	expect(error.message).toBe('Your login has expired.');
});

test('AUTH-11 REL-05 a removed user is refused from the next request on', async () => {
	const app = await testApp();
	const lead = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.remove, { id: lead.id });
	await app.refused(sessionCalls.me, 401, { as: 'lead' });
	await app.refused(stageCalls.list, 401, { as: 'lead' });
	expect(await logIn(app.app, 'lead')).toBeUndefined();
	await app.ask(sessionCalls.me, { as: 'crew' });
});

test('AUTH-11 REL-05 a new password ends what was open and is the one that counts', async () => {
	const app = await testApp();
	const lead = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.setPassword, { id: lead.id, body: { password: 'fresh' } });
	await app.refused(sessionCalls.me, 401, { as: 'lead' });
	expect(await logIn(app.app, 'lead', 'lead')).toBeUndefined();
	const token = await logIn(app.app, 'lead', 'fresh');
	expect(await app.ask(sessionCalls.me, { token })).toMatchObject({ name: 'lead' });
});

test('AUTH-11 REL-05 a new role ends what was open; a new name does not', async () => {
	const app = await testApp();
	const lead = await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.update, { id: lead.id, body: { name: 'Lena' } });
	expect(await app.ask(sessionCalls.me, { as: 'lead' })).toMatchObject({ name: 'Lena' });
	await app.ask(userCalls.update, { id: lead.id, body: { role: 'lead' } });
	await app.ask(sessionCalls.me, { as: 'lead' });
	await app.ask(userCalls.update, { id: lead.id, body: { role: 'crew' } });
	await app.refused(sessionCalls.me, 401, { as: 'lead' });
	const token = await logIn(app.app, 'lena', 'lead');
	expect(await app.ask(sessionCalls.me, { token })).toMatchObject({ role: 'crew', permissions: ['festival:read'] });
});

test('REL-06 tokens outlive a restart: the key is made once and kept with the data', async () => {
	const app = await testApp();
	const before = await app.database.db.selectFrom('signing_key').selectAll().execute();
	const restarted = await anotherApp(app);
	expect(await statusWith({ app: restarted }, `Bearer ${app.tokens.crew}`)).toBe(200);
	expect(await app.database.db.selectFrom('signing_key').selectAll().execute()).toEqual(before);
	expect(before).toHaveLength(1);
	expect(Buffer.from(before[0]?.secret ?? '', 'base64')).toHaveLength(32);
});

test('REL-06 tokens of keys that nobody knows do not have the keys read each time', async () => {
	const app = await testApp();
	let readings = 0;
	const db = new Proxy(app.database.db, {
		get: (target, name) => {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== 'function') return value;
			return (...given: unknown[]) => {
				if (name === 'selectFrom' && given[0] === 'signing_key') readings += 1;
				return value.apply(target, given);
			};
		},
	});
	const server = await anotherApp({ ...app, database: { ...app.database, db } });
	readings = 0;
	const began = performance.now();
	const header = (kid: unknown) => base64url({ alg: 'HS256', typ: 'JWT', kid });
	const [, payload = ''] = app.tokens.admin.split('.');
	const kids = ['999', '1', 'x', undefined, -1, null];
	const tokens = Array.from({ length: 300 }, (_, index) => `${header(kids[index % 6])}.${payload}.${index}`);
	const statuses = await Promise.all(tokens.map((token) => statusWith({ app: server }, `Bearer ${token}`)));
	expect(new Set(statuses)).toEqual(new Set([401]));
	expect(readings).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - began) / 200));
});

test('REL-06 a newer key signs, tokens of the older one hold until it is removed', async () => {
	const app = await testApp();
	const secret = Buffer.alloc(32, 9).toString('base64');
	await app.database.db.insertInto('signing_key').values({ secret, created_at: app.clock.now }).execute();
	const rotated = await anotherApp(app);
	const fresh = await logIn(rotated, 'crew');
	expect(await statusWith({ app: rotated }, `Bearer ${app.tokens.crew}`)).toBe(200);
	expect(await statusWith({ app: rotated }, `Bearer ${fresh}`)).toBe(200);
	await app.database.db.deleteFrom('signing_key').where('secret', '!=', secret).execute();
	const cleared = await anotherApp(app);
	expect(await statusWith({ app: cleared }, `Bearer ${app.tokens.crew}`)).toBe(401);
	expect(await statusWith({ app: cleared }, `Bearer ${fresh}`)).toBe(200);
});
