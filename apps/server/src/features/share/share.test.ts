import { API_PREFIX, changeCalls, type ShareCreate, shareCalls, stageCalls } from '@crossload/contract';
import { festivalTimeOf, HOUR, later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { shareOf } from '../../testing/shares.ts';
import { testApp } from '../../testing/test-app.ts';

const DISPLAY = { kind: 'display', name: 'Stage left', view: { screen: 'stage' } } as const;

test.for([
	['display', { screen: 'arrivals', withInfo: true }, (token: string) => `/display/${token}`],
	['calendar', {}, (token: string) => `/calendar/${token}.ics`],
	['sheet', { screen: 'stage', day: '2026-08-22' }, (token: string) => `/shared/${token}.pdf`],
] as const)('WALL-01 a %s is shared by an address that is shown once', async ([kind, view, urlOf]) => {
	const app = await testApp();
	const response = await app.request(shareCalls.create, { body: { kind, name: 'Crew', view } });
	expect(response).toMatchObject({ statusCode: 201, headers: { 'cache-control': 'no-store' } });
	const { token, url, ...share } = response.json();
	expect(share).toEqual({ id: expect.any(Number), kind, name: 'Crew', view, expires_at: null, last_used_at: null });
	expect(token).toMatch(/^[A-Za-z0-9_-]{22,}$/);
	expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
	expect(url).toBe(urlOf(token));
	expect(await app.ask(shareCalls.list)).toEqual([share]);
});

test('WALL-01 a token is nowhere in the database, and a repeated key is not given it again', async () => {
	const app = await testApp();
	const headers = { 'idempotency-key': 'one' };
	const { token, url, ...share } = await app.ask(shareCalls.create, { body: DISPLAY, headers });
	const again = await app.request(shareCalls.create, { body: DISPLAY, headers });
	expect(again.json()).toEqual({ ...share, token: null, url: null });
	expect(again.headers['idempotency-replayed']).toBe('true');
	const { db } = app.database;
	const tables = [db.selectFrom('share'), db.selectFrom('idempotency'), db.selectFrom('change')] as const;
	const rows = await Promise.all(tables.map((table) => (table as (typeof tables)[0]).selectAll().execute()));
	expect(rows.map(({ length }) => length)).toEqual([1, 1, expect.any(Number)]);
	expect(JSON.stringify(rows)).not.toContain(token);
	expect(url).toContain(token);
});

test('WALL-01 an expiry keeps its seconds, and a time that is past or has no offset is refused', async () => {
	const app = await testApp();
	const expires_at = festivalTimeOf(later(app.clock.now, HOUR + 7000));
	expect(await app.ask(shareCalls.create, { body: { ...DISPLAY, expires_at } })).toMatchObject({ expires_at });
	for (const wrong of [festivalTimeOf(app.clock.now), '2026-08-23T17:30:00', 'tomorrow']) {
		const error = await app.refused(shareCalls.create, 400, { body: { ...DISPLAY, expires_at: wrong } });
		expect(Object.keys(error.fields ?? {})).toEqual(['expires_at']);
	}
});

test.for([
	['view.screen', { kind: 'display', view: {} }],
	['view.screen', { kind: 'display', view: { screen: 'nap' } }],
	['view.screen', { kind: 'calendar', view: { screen: 'stage' } }],
	['view.screen', { kind: 'sheet', view: { screen: 'arrivals', day: '2026-08-22' } }],
	['view.day', { kind: 'sheet', view: { screen: 'stage' } }],
	['view.day', { kind: 'sheet', view: { screen: 'stage', day: '2026-02-30' } }],
	['view.stageIds', { kind: 'display', view: { screen: 'stage', stageIds: [987_654] } }],
	['view.positionIds', { kind: 'calendar', view: { positionIds: [987_654] } }],
	['view.bandIds', { kind: 'calendar', view: { bandIds: [987_654] } }],
	['view.types', { kind: 'calendar', view: { types: ['show', 'nap'] } }],
	['view.stageIds', { kind: 'calendar', view: { stageIds: [] } }],
	['kind', { kind: 'banner', view: {} }],
] as const)('WALL-06 a wrong %s is refused by its name: %j', async ([field, fields]) => {
	const app = await testApp();
	const error = await app.refused(shareCalls.create, 400, { body: { name: 'Wall', ...fields } });
	expect(Object.keys(error.fields ?? {})).toEqual([field]);
	expect(await app.ask(shareCalls.list)).toEqual([]);
});

test.for([
	['view.stageIds', { stageIds: [] }, '500'],
	['view.types', { types: [] }, '50'],
] as const)('WALL-06 an empty %s says how all are shared', async ([field, view, most]) => {
	const app = await testApp();
	const error = await app.refused(shareCalls.create, 400, { body: { kind: 'calendar', name: 'Crew', view } });
	expect(error.fields).toEqual({ [field]: `must name 1 to ${most}; leave it out to share all` });
});

test('WALL-01 the 101st open share is refused; expired ones do not count', async () => {
	const app = await testApp();
	const body: ShareCreate = { ...DISPLAY, expires_at: festivalTimeOf(later(app.clock.now, MINUTE)) };
	await app.ask(shareCalls.create, { body });
	for (let count = 1; count < 100; count++) await app.ask(shareCalls.create, { body: DISPLAY });
	await app.refused(shareCalls.create, 409, { body: DISPLAY });
	app.clock.now += MINUTE;
	await app.ask(shareCalls.create, { body: DISPLAY });
	await app.refused(shareCalls.create, 409, { body: DISPLAY });
});

test('WALL-01 the last use is noted, and at most a minute old', async () => {
	const app = await testApp();
	const { token } = await shareOf(app);
	await app.ask(stageCalls.list, { token });
	const lastUse = async () => (await app.ask(shareCalls.list))[0].last_used_at;
	expect(await lastUse()).toBe(festivalTimeOf(app.clock.now));
	app.clock.now += MINUTE;
	await app.ask(stageCalls.list, { token });
	expect(await lastUse()).toBe(festivalTimeOf(app.clock.now));
});

test('WALL-02 unknown, cut short, revoked and expired tokens are refused, on another node too', async () => {
	const app = await testApp();
	const node = await anotherApp(app);
	const expires_at = festivalTimeOf(later(app.clock.now, MINUTE));
	const [revoked, expiring] = [await shareOf(app), await shareOf(app, {}, { expires_at })];
	const statusOn = async (server: typeof node, token: string) => {
		const headers = { authorization: `Bearer ${token}` };
		return (await server.inject({ url: `${API_PREFIX}/stages`, headers })).statusCode;
	};
	const statuses = (token: string) => Promise.all([app.app, node].map((server) => statusOn(server, token)));
	for (const { token } of [revoked, expiring]) expect(await statuses(token)).toEqual([200, 200]);
	await app.ask(shareCalls.remove, { id: revoked.id });
	app.clock.now += MINUTE;
	const unknown = 'A'.repeat(32);
	for (const token of [revoked.token, expiring.token, unknown, revoked.token.slice(1), `${expiring.token}A`]) {
		expect(await statuses(token)).toEqual([401, 401]);
	}
	await app.refused(shareCalls.remove, 404, { id: revoked.id });
});

test('WALL-01 neither a share nor its end stands among the changes', async () => {
	const app = await testApp();
	await makerOf(app).stage();
	const before = await app.ask(changeCalls.list);
	await app.ask(shareCalls.remove, { id: (await shareOf(app)).id });
	expect(await app.ask(changeCalls.list)).toEqual(before);
});

test('WALL-02 no token in a query, a cookie or a Basic header is looked at', async () => {
	const app = await testApp();
	const { token } = await shareOf(app);
	const url = `${API_PREFIX}/stages`;
	const basic = `Basic ${Buffer.from(`share:${token}`).toString('base64')}`;
	const responses = await Promise.all([
		app.app.inject({ url: `${url}?token=${token}&access_token=${token}` }),
		app.app.inject({ url, headers: { cookie: `token=${token}; authorization=Bearer ${token}` } }),
		app.app.inject({ url, headers: { authorization: basic } }),
	]);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
});
