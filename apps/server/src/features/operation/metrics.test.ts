import { bandCalls, stageCalls } from '@crossload/contract';
import { expect, test, vi } from 'vitest';
import { LiveClient } from '../../live/testing/live-client.ts';
import { listening } from '../../live/testing/live-server.ts';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { ENGINE } from '../../testing/test-database.ts';

const TOKEN = 'for-prometheus-alone';

/** A server on a port that measures, with the responses of its calls and its metrics. */
async function measured() {
	const testing = await testApp();
	const address = await listening(await anotherApp(testing, { metricsToken: TOKEN }));
	const send = (path: string, init: RequestInit = {}) => {
		const headers = { authorization: `Bearer ${testing.tokens.admin}`, ...init.headers };
		return fetch(`${address}/api${path}`, { ...init, headers });
	};
	const scrape = async () => await (await send('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();
	return { ...testing, address, send, scrape };
}

/** The value of a series; undefined when there is none. */
function seriesIn(text: string, series: string): number | undefined {
	const line = text.split('\n').find((one) => one.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

function requests(method: string, route: string, status: number): string {
	return `crossload_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;
}

test('REL-82 without a metrics token the address is as unknown as any other', async () => {
	const { app } = await testApp();
	const authorization = `Bearer ${TOKEN}`;
	const [metrics, unknown] = await Promise.all(
		['/api/metrics', '/api/unknown'].map((url) => app.inject({ url, headers: { authorization } })),
	);
	expect(metrics?.statusCode).toBe(404);
	expect(metrics?.body).toBe(unknown?.body);
});

test('REL-82 the metrics open to their own token alone', async () => {
	const testing = await testApp();
	const app = await anotherApp(testing, { metricsToken: TOKEN });
	const statusWith = async (headers: Record<string, string>) =>
		(await app.inject({ url: '/api/metrics', headers })).statusCode;
	const wrong = [
		{},
		{ authorization: TOKEN },
		{ authorization: `Bearer ${TOKEN}x` },
		{ authorization: `Bearer ${TOKEN.slice(1)}` },
		{ authorization: 'Bearer ' },
		{ authorization: `Bearer ${testing.tokens.admin}` },
	];
	for (const headers of wrong) expect(await statusWith(headers), JSON.stringify(headers)).toBe(401);
	expect((await app.inject({ url: `/api/metrics?token=${TOKEN}` })).statusCode).toBe(401);
	const response = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
	expect(response.statusCode).toBe(200);
	expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
	expect(response.headers['cache-control']).toBe('no-store');
	expect(response.body).toMatch(/^process_cpu_seconds_total \d/m);
	expect(response.body).toContain(`crossload_database_info{engine="${ENGINE}"} 1`);
	const asUser = await app.inject({ url: '/api/bands', headers: { authorization: `Bearer ${TOKEN}` } });
	expect(asUser.statusCode).toBe(401);
});

test('REL-82 responses are counted by method, route and status, those from ready bytes too', async () => {
	const server = await measured();
	const band = await makerOf(server).band();
	for (let count = 0; count < 5; count++) await (await server.send(stageCalls.list.path)).text();
	await server.send(bandCalls.get.path.replace('{id}', String(band)));
	await server.send('/band/987654');
	await server.send('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: LOGIN });
	const text = await server.scrape();
	expect(seriesIn(text, requests('GET', '/api/stages', 200))).toBe(5);
	expect(seriesIn(text, requests('GET', '/api/band/{id}', 200))).toBe(1);
	expect(seriesIn(text, requests('GET', '/api/band/{id}', 404))).toBe(1);
	expect(seriesIn(text, requests('POST', '/api/auth/login', 401))).toBe(1);
	const [labels = ''] = /\{.*\}/.exec(requests('GET', '/api/stages', 200)) ?? [];
	const buckets = text.split('\n').filter((line) => line.endsWith('} 5') && line.includes(labels.slice(1, -1)));
	expect(buckets.at(-2)).toMatch(/^crossload_request_seconds_bucket\{le="\+Inf",.*\} 5$/);
	expect(seriesIn(text, `crossload_request_seconds_sum${labels}`)).toBeGreaterThan(0);
	expect(text.match(/^# TYPE (\S+)/gm)).toHaveLength(new Set(text.match(/^# TYPE (\S+)/gm)).size);
	expect(seriesIn(text, 'crossload_answers_built_total')).toBe(3);
	expect(seriesIn(text, 'crossload_revision')).toBe(await server.database.revision.current());
	expect(seriesIn(await server.scrape(), requests('GET', 'other call', 200))).toBe(1);
});

const LOGIN = JSON.stringify({ name: 'lead', password: 'a wrong one' });

test('REL-82 streams, events, writes and replays are counted', async () => {
	const server = await measured();
	const stream = await new LiveClient({ address: server.address, token: server.tokens.crew }).connect();
	await stream.first('hello');
	expect(seriesIn(await server.scrape(), 'crossload_live_streams')).toBe(1);
	const headers = { 'content-type': 'application/json', 'idempotency-key': 'once' };
	const write = () => server.send('/stages', { method: 'POST', headers, body: '{"name":"Plaza"}' });
	expect([(await write()).status, (await write()).status]).toEqual([201, 201]);
	await stream.first('change');
	await stream.cut();
	await vi.waitFor(async () => expect(seriesIn(await server.scrape(), 'crossload_live_streams')).toBe(0));
	const text = await server.scrape();
	expect(seriesIn(text, 'crossload_live_events_total')).toBe(1);
	expect(seriesIn(text, 'crossload_live_dropped_total')).toBe(0);
	expect(seriesIn(text, 'crossload_write_seconds_count')).toBe(1);
	expect(seriesIn(text, 'crossload_idempotent_replays_total')).toBe(1);
	expect(text).not.toContain('/api/live');
});

test('REL-82 REL-81 no label holds what somebody sent or stored', async () => {
	const server = await measured();
	await makerOf(server).vehicle(await makerOf(server).band({ name: 'Canary Band' }), {
		driver_tel: '+41 79 111 22 33',
	});
	for (const path of ['/canary-path', '/bands?token=canary', '/band/79111', '/vehicles', '/vehicle/canary/17']) {
		await server.send(path);
	}
	await fetch(`${server.address}/canary-page`, { method: 'PROPFIND' });
	const text = await server.scrape();
	expect(text).not.toMatch(/canary|111 ?22|79111/i);
	expect(seriesIn(text, requests('GET', 'other call', 404))).toBe(2);
	expect(seriesIn(text, requests('other', 'web app', 404))).toBe(1);
});

test.each([
	['/api/bands', '/api/bands'],
	['/api/bands?day=1', '/api/bands'],
	['/api/band/17', '/api/band/{id}'],
	['/api/band/name', '/api/band/{id}'],
	['/api/activity/17/history', '/api/activity/{id}/history'],
	['/api/activity/17/unknown', 'other call'],
	['/api', 'other call'],
	['/apiary', 'web app'],
	['/band/17', 'web app'],
	['/', 'web app'],
])('REL-82 %s is counted as %s', async (url, route) => {
	const testing = await testApp();
	const app = await anotherApp(testing, { metricsToken: TOKEN });
	const { statusCode } = await app.inject(url);
	const { body } = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
	expect(seriesIn(body, requests('GET', route, statusCode))).toBe(1);
	expect(body.match(/^crossload_request_seconds_count/gm)).toHaveLength(1);
});
