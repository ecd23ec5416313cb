import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PAGE = '<!doctype html><title>Crossload</title>';

/** The server with a built web app of three files. */
async function appWithWeb(): Promise<{ app: FastifyInstance; testing: TestApp }> {
	const outer = mkdtempSync(join(tmpdir(), 'crossload-web-'));
	onTestFinished(() => rmSync(outer, { recursive: true }));
	writeFileSync(join(outer, 'secret.txt'), 'a secret');
	const folder = join(outer, 'dist');
	mkdirSync(join(folder, 'assets'), { recursive: true });
	writeFileSync(join(folder, 'index.html'), PAGE);
	writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	writeFileSync(join(folder, 'assets', 'index-a1b2.js'), 'export {};');
	const testing = await testApp();
	return { app: await anotherApp(testing, { webFolder: folder }), testing };
}

const STRICT = [
	["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
].flat();

function expectStrict(headers: Record<string, unknown>): void {
	const policy = String(headers['content-security-policy']).split(/;\s*/);
	expect(policy).toEqual(expect.arrayContaining(STRICT));
	expect(policy.find((part) => part.startsWith('script-src'))).not.toMatch(/unsafe|data:|\*/);
	expect(headers['x-content-type-options']).toBe('nosniff');
	expect(headers['referrer-policy']).toBe('same-origin');
}

test('API-01 SHELL-07 every route of the web app opens its page', async () => {
	const { app } = await appWithWeb();
	for (const path of ['/', '/login', '/band/7', '/activity/new/band/7', '/apiary', '/no/such/page?day=1#x']) {
		const response = await app.inject(path);
		expect(response.statusCode, path).toBe(200);
		expect(response.body).toBe(PAGE);
		expect(response.headers['content-type']).toMatch(/^text\/html/);
		expect(response.headers['cache-control']).toBe('no-cache');
	}
	expect((await app.inject({ method: 'HEAD', url: '/bands' })).statusCode).toBe(200);
});

test('API-01 assets are kept for good, other files are asked for again', async () => {
	const { app } = await appWithWeb();
	const asset = await app.inject('/assets/index-a1b2.js');
	expect(asset.headers['content-type']).toMatch(/javascript/);
	expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
	const icon = await app.inject('/icon.svg');
	expect(icon.headers['content-type']).toMatch(/svg/);
	expect(icon.headers['cache-control']).toBe('no-cache');
});

/** The server with a web app that is built again meanwhile, as an upgrade does it; each step comes with what is requested after it. */
async function appAndBuilds() {
	const outer = mkdtempSync(join(tmpdir(), 'crossload-web-'));
	onTestFinished(() => rmSync(outer, { recursive: true }));
	const build = (name: string, version: string) => {
		mkdirSync(join(outer, name, 'assets'), { recursive: true });
		writeFileSync(join(outer, name, 'index.html'), `<!doctype html><title>${version}</title>`);
		writeFileSync(join(outer, name, 'assets', `index-${version}.js`), `'${version}';`);
	};
	build('dist', 'first');
	const app = await anotherApp(await testApp(), { webFolder: join(outer, 'dist') });
	const asked = async (...paths: string[]) => {
		const responses = await Promise.all(paths.map((path) => app.inject(path)));
		return responses.map(({ statusCode, body }) => (statusCode === 200 ? body : statusCode));
	};
	return { outer, app, build, asked };
}

test('REL-21 while the web app is built again and exchanged, a page and its files are always there', async () => {
	const warnings: string[] = [];
	const note = ({ name }: Error) => warnings.push(name);
	process.on('warning', note);
	onTestFinished(() => void process.off('warning', note));
	const { outer, build, asked } = await appAndBuilds();
	const [first, second] = ['first', 'second'].map((version) => `<!doctype html><title>${version}</title>`);
	const paths = ['/', '/band/7', '/assets/index-first.js', '/assets/index-second.js'];
	build('dist.new', 'second');
	expect(await asked(...paths)).toEqual([first, first, `'first';`, 404]);
	renameSync(join(outer, 'dist'), join(outer, 'dist.old'));
	expect(await asked(...paths)).toEqual([first, first, `'first';`, 404]);
	renameSync(join(outer, 'dist.new'), join(outer, 'dist'));
	expect(await asked(...paths)).toEqual([second, second, `'first';`, `'second';`]);
	expect(warnings).not.toContain('MaxListenersExceededWarning');
});

test('REL-21 a web app that is gone is a 404 in JSON', async () => {
	const { outer, app } = await appAndBuilds();
	rmSync(join(outer, 'dist'), { recursive: true });
	for (const path of ['/', '/band/7', '/assets/index-first.js', '/assets/..%2fsecret.txt']) {
		expect((await app.inject(path)).json(), path).toMatchObject({ statusCode: 404, message: expect.any(String) });
	}
});

test('API-05 what is neither file, call nor page is a 404 in JSON', async () => {
	const { app } = await appWithWeb();
	const gone = [
		'/assets/index-old.js',
		'/favicon.ico',
		'/api',
		'/api/',
		'/api/nothing',
		'/api/band',
		'/api/bands/',
		'/%ff',
	];
	for (const path of gone) {
		const response = await app.inject(path);
		expect(response.statusCode, path).toBe(404);
		expect(response.json()).toEqual({
			statusCode: 404,
			error: 'Not Found',
			message: 'There is nothing to GET at this address.',
		});
		expect(response.headers['cache-control']).toBe('no-store');
	}
	expect((await app.inject({ method: 'POST', url: '/bands' })).statusCode).toBe(404);
	expect((await app.inject({ method: 'PATCH', url: '/api/bands' })).json()).toMatchObject({ statusCode: 404 });
});

test('SHELL-07 whatever address a browser opens gets the page, which says best that there is no such thing', async () => {
	const { app } = await appWithWeb();
	const page = (await app.inject('/')).body;
	const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
	for (const url of ['/foo.bar', '/bands.html', '/band/1.5', '/a%2fb.c', '/%E0%A4%A', '/band/%ff?day=1']) {
		const response = await app.inject({ url, headers });
		expect([response.statusCode, response.body], url).toEqual([200, page]);
	}
	for (const url of ['/api/nothing.html', '/api/%ff', '/api/band/%E0%A4%A']) {
		expect((await app.inject({ url, headers })).json(), url).toMatchObject({ statusCode: 404 });
	}
});

test('REL-21 nothing outside of the web app’s folder is served', async () => {
	const { app } = await appWithWeb();
	const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2f..%2f..%2fetc/passwd', '/assets/..%5c..%5cindex.html'];
	for (const path of [...paths, '/assets/%2e%2e/%2e%2e/package.json', '//etc/passwd']) {
		const response = await app.inject(path);
		expect(response.body, path).not.toMatch(/a secret|root:|"workspaces"/);
	}
});

test('REL-70 every response has the strict headers: pages, files, calls, errors, documents', async () => {
	const { app, testing } = await appWithWeb();
	const authorization = `Bearer ${testing.tokens.admin}`;
	const etag = String((await app.inject({ url: '/api/bands', headers: { authorization } })).headers.etag);
	const responses = [
		await app.inject('/'),
		await app.inject('/assets/index-a1b2.js'),
		await app.inject('/band/7'),
		await app.inject({ url: '/api/bands', headers: { authorization } }),
		await app.inject({ url: '/api/bands', headers: { authorization, 'if-none-match': etag } }),
		await app.inject({ method: 'POST', url: '/api/stages', headers: { authorization }, payload: { name: 'A' } }),
		await app.inject({ method: 'POST', url: '/api/stages', headers: { authorization }, payload: { name: 7 } }),
		await app.inject({
			method: 'POST',
			url: '/api/auth/login',
			payload: '{',
			headers: { 'content-type': 'text/html' },
		}),
		await app.inject('/api/bands'),
		await app.inject('/api/nothing'),
		await app.inject('/api/%ff'),
		await app.inject(`/api/band/${'9'.repeat(500)}`),
		await app.inject('/api/health'),
		await app.inject('/api/openapi.json'),
		await app.inject('/api/docs/'),
		await app.inject('/api/docs/static/swagger-ui-bundle.js'),
	];
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([
		200, 200, 200, 200, 304, 201, 400, 415, 401, 404, 404, 401, 200, 200, 200, 200,
	]);
	for (const { headers } of responses) expectStrict(headers);
});

test('API-01 without a built web app the calls respond all the same', async () => {
	const { app } = await testApp();
	expect((await app.inject('/api/health')).statusCode).toBe(200);
	expect((await app.inject('/')).json()).toMatchObject({ statusCode: 404 });
});
