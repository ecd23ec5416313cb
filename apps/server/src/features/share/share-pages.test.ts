import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { shareCalls } from '@crossload/contract';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { shareOf } from '../../testing/shares.ts';
import { testApp } from '../../testing/test-app.ts';

const PAGE = '<!doctype html><title>Crossload</title>';

/** A server with a built web app and a log that holds everything, and a display on it. */
async function sharing() {
	const testing = await testApp();
	const folder = mkdtempSync(join(tmpdir(), 'crossload-share-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, 'index.html'), PAGE);
	let logged = '';
	const stream = new PassThrough().on('data', (line: Buffer) => {
		logged += line.toString();
	});
	const app = await anotherApp(testing, { webFolder: folder, logger: { level: 'trace', stream } });
	return { ...testing, app, display: await shareOf(testing), logged: () => logged };
}

test('WALL-01 a display’s address leads to the web app, and to nobody’s cache or referrer', async () => {
	const { app, display } = await sharing();
	const { statusCode, body, headers } = await app.inject({ url: `/display/${display.token}` });
	expect([statusCode, body]).toEqual([200, PAGE]);
	expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
	expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('WALL-01 what looks like such an address, and a pass, name themselves to no page either', async () => {
	const { app, display } = await sharing();
	for (const url of ['/pass/AAAAAAAAAAAAAAAAAAAAAA', `/display/${display.token}/`, `/shared/${display.token}/x`]) {
		const { headers } = await app.inject({ url });
		expect([url, headers['referrer-policy']]).toEqual([url, 'no-referrer']);
	}
});

test('WALL-03 a display’s page asks its own address what it shows', async () => {
	const { app, display } = await sharing();
	const { statusCode, headers, body } = await app.inject({
		url: `/display/${display.token}`,
		headers: { accept: 'application/json' },
	});
	expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
	expect(headers['cache-control']).toBe('private, no-store');
	expect(JSON.parse(body)).toEqual({ name: display.name, view: display.view });
});

test('WALL-01 WALL-02 in a share’s address whatever is not valid or of another kind is not found, and no log names a token', async () => {
	const { app, display, ask, logged } = await sharing();
	const { token: revoked, id } = await shareOf({ ask });
	await ask(shareCalls.remove, { id });
	const { token: calendar } = await shareOf({ ask }, {}, { kind: 'calendar' });
	const unknown = 'A'.repeat(32);
	const paths = [
		...[unknown, revoked, calendar, `${display.token}A`, display.token.slice(1)].map((token) => `/display/${token}`),
		...[unknown, display.token].map((token) => `/calendar/${token}.ics`),
		`/calendar/${calendar}`,
		...[unknown, display.token, calendar].map((token) => `/shared/${token}.pdf`),
	];
	for (const url of paths) {
		const { statusCode, headers, body } = await app.inject({ url });
		expect([url, statusCode, headers['referrer-policy']]).toEqual([url, 404, 'no-referrer']);
		expect(headers['cache-control']).not.toMatch(/public/);
		expect(JSON.parse(body).message).toMatch(/\S/);
	}
	expect(logged()).toContain('/display/…');
	expect(logged()).toContain('/calendar/…');
	expect(logged()).toContain('/shared/…');
	for (const token of [display.token, revoked, calendar]) expect(logged()).not.toContain(token.slice(1, -1));
});
