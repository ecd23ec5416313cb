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

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each([
	[undefined, 'application/json'],
	['*/*', 'application/json'],
	['application/json', 'application/json'],
	['application/json, text/html', 'application/json'],
	['text/html;q=0.5, application/json', 'application/json'],
	['nonsense', 'application/json'],
	['text/html', 'text/html'],
	['text/html;q=0', 'application/json'],
	[BROWSER, 'text/html'],
])('WALL-02 a display’s address that is not valid says so to whoever accepts %s as %s', async (accept, type) => {
	const { app, ask } = await sharing();
	const { token, id } = await shareOf({ ask });
	await ask(shareCalls.remove, { id });
	for (const url of [`/display/${token}`, `/display/${'A'.repeat(32)}`]) {
		const { statusCode, headers, body } = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
		expect([url, statusCode, headers['content-type']]).toEqual([url, 404, `${type}; charset=utf-8`]);
		expect(headers).toMatchObject({
			'referrer-policy': 'no-referrer',
			'cache-control': expect.stringContaining('no-store'),
		});
		expect(body).toContain('Ask the production office for a new');
		expect(body).not.toContain(token);
	}
});

test('WALL-02 a person who opens a display’s link that is not valid reads a page, without any script', async () => {
	const { app, display } = await sharing();
	const headers = { accept: BROWSER };
	const page = await app.inject({ url: `/display/${'A'.repeat(32)}`, headers });
	expect(page.body).toMatch(/^<!doctype html>/);
	expect(page.body).toContain('This display was switched off, or its time is over.');
	expect(page.body).not.toMatch(/<script|statusCode|\son\w+=/);
	expect(page.headers['content-security-policy']).toContain("script-src 'self'");
	// What programs read says so as it did.
	for (const url of [`/calendar/${display.token}.ics`, `/shared/${display.token}.pdf`]) {
		const { statusCode, body } = await app.inject({ url, headers });
		expect([statusCode, JSON.parse(body).statusCode]).toEqual([404, 404]);
	}
});
