import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activityCalls, bandCalls, dashboardCalls, stageCalls, vehicleCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { expect, test, vi } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';
import { ResponseCache } from './response-cache.ts';

test('REL-13 a response that admin has is no response for crew', async () => {
	const app = await testApp();
	const make = makerOf(app);
	await make.vehicle(await make.band(), { driver_tel: '+41 79 111 22 03' });
	const first = await app.request(vehicleCalls.list);
	const etag = String(first.headers.etag);
	const replayed = { headers: { 'if-none-match': etag } };
	expect((await app.request(vehicleCalls.list, replayed)).statusCode).toBe(304);
	expect((await app.request(vehicleCalls.list, { as: 'lead', ...replayed })).statusCode).toBe(304);
	const crew = await app.request(vehicleCalls.list, { as: 'crew', ...replayed });
	expect(crew.statusCode).toBe(200);
	expect(crew.headers.etag).not.toBe(etag);
	const anything = await app.request(stageCalls.list, { as: null, headers: { 'if-none-match': '*' } });
	expect(anything.statusCode).toBe(401);
});

test('REL-13 responses are for the one who asked: never kept by others, never without asking again', async () => {
	const { request, ask } = await testApp();
	await ask(stageCalls.create, { body: { name: 'Plaza' } });
	const read = await request(stageCalls.list);
	expect(read.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
	const unchanged = await request(stageCalls.list, { headers: { 'if-none-match': String(read.headers.etag) } });
	expect(unchanged.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: read.headers.etag });
	expect(unchanged.body).toBe('');
	const written = await request(stageCalls.create, { body: { name: 'Annex' } });
	expect(written.headers['cache-control']).toBe('no-store');
	const refused = await request(stageCalls.create, { body: { name: 'Annex' } });
	expect(refused.headers['cache-control']).toBe('no-store');
});

test('API-09 If-None-Match takes lists, weak tags and *, and nothing else', async () => {
	const { request } = await testApp();
	const etag = String((await request(stageCalls.list)).headers.etag);
	const statusFor = async (sent: string) =>
		(await request(stageCalls.list, { headers: { 'if-none-match': sent } })).statusCode;
	expect(await statusFor(`"other", ${etag}`)).toBe(304);
	expect(await statusFor(`W/${etag}`)).toBe(304);
	expect(await statusFor('*')).toBe(304);
	expect(await statusFor('"other"')).toBe(200);
	expect(await statusFor(etag.slice(1))).toBe(200);
});

test('API-09 a response is the same JSON as br, gzip and plain', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage();
	for (let count = 0; count < 12; count++) await make.band({ stage });
	const encoded = async (accepted: string) => {
		const response = await app.request(bandCalls.list, { headers: { 'accept-encoding': '' } });
		const raw = await app.app.inject({
			url: '/api/bands',
			headers: { authorization: `Bearer ${app.tokens.admin}`, 'accept-encoding': accepted },
		});
		return { encoding: raw.headers['content-encoding'] ?? 'identity', bytes: raw.rawPayload, plain: response.body };
	};
	const brotli = await encoded('gzip;q=0.9, deflate, br');
	expect(brotli.encoding).toBe('br');
	expect(brotliDecompressSync(brotli.bytes).toString()).toBe(brotli.plain);
	const gzip = await encoded('gzip, br;q=0');
	expect(gzip.encoding).toBe('gzip');
	expect(gunzipSync(gzip.bytes).toString()).toBe(gzip.plain);
	const plain = await encoded('identity');
	expect(plain.encoding).toBe('identity');
	expect(plain.bytes.toString()).toBe(plain.plain);
	expect(JSON.parse(plain.plain)).toHaveLength(12);
	expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
});

test('API-09 the first read after a write has what was written', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band({ name: 'Before' });
	for (let round = 0; round < 20; round++) {
		await app.ask(bandCalls.update, { id: band, body: { name: `Name ${round}` } });
		const [read] = await app.ask(bandCalls.list, { as: 'crew' });
		expect(read.name).toBe(`Name ${round}`);
	}
});

test('API-09 reads beside writes never go back in time', async () => {
	const app = await testApp();
	const band = await makerOf(app).band({ name: 'Name 0' });
	const seen: number[] = [];
	const write = async () => {
		for (let round = 1; round <= 15; round++) {
			await app.ask(bandCalls.update, { id: band, body: { name: `Name ${round}` } });
			const [after] = await app.ask(bandCalls.list);
			expect(Number(after.name.slice(5))).toBeGreaterThanOrEqual(round);
		}
	};
	const read = async () => {
		for (let round = 0; round < 30; round++) seen.push(Number((await app.ask(bandCalls.list))[0].name.slice(5)));
	};
	await Promise.all([write(), read()]);
	expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('API-19 what depends on the clock is built again as time passes', async () => {
	const app = await testApp();
	const activity = await makerOf(app).activity({
		planned_start: '2026-08-22T06:00:00+02:00',
		planned_end: '2026-08-22T06:30:00+02:00',
	});
	expect(await app.ask(dashboardCalls.loads)).toMatchObject([{ id: activity }]);
	app.clock.now += 61 * MINUTE;
	expect(await app.ask(dashboardCalls.loads)).toEqual([]);
	expect(await app.ask(activityCalls.list)).toHaveLength(1);
});

test('API-09 reading thousands of single entities leaves the other responses ready', async () => {
	const cache = new ResponseCache();
	const build = (json: string) => vi.fn(async () => ({ json, level: 'all', revision: 1 }));
	await cache.get(1, { key: '/next/loads', isSingle: false }, build('[]'));
	for (let id = 1; id <= 3000; id++) await cache.get(1, { key: `/band/${id}`, isSingle: true }, build('{}'));
	expect(cache.ready(1, '/next/loads')).toBeDefined();
	expect(cache.ready(1, '/band/3000')).toBeDefined();
	expect(cache.ready(1, '/band/1')).toBeUndefined();
});
