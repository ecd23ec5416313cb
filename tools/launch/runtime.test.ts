import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { PINNED } from './runtime.mjs';

const NAME = 'node-test-platform';
const VERSION = '26.0.0';
const RUNTIME = pathToFileURL(join(import.meta.dirname, 'runtime.mjs')).href;

test.each(Object.entries(PINNED))('on %s the Node that is brought is pinned by version and hash', (_, pinned) => {
	expect(pinned.version).toMatch(/^(2[4-9]|[3-9]\d)\.\d+\.\d+$/);
	expect(pinned.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
});

test('a package that has its hash is installed, one that has another is refused', async () => {
	const tarball = await packed();
	const registry = await serve(tarball);
	const right = await install(hashOf(tarball), registry);
	expect(right).toMatchObject({ output: '', isInstalled: true });
	const wrong = await install(hashOf(Buffer.from('other bytes')), registry);
	expect(wrong).toMatchObject({ isInstalled: false });
	expect(wrong.output).toMatch(/EINTEGRITY[\s\S]+could not be brought through npm/);
});

const hashOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-runtime-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A package as registries serve it. */
async function packed(): Promise<Buffer> {
	const folder = temporaryFolder();
	mkdirSync(join(folder, 'package'));
	writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name: NAME, version: VERSION }));
	await once(spawn('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder }), 'exit');
	return readFileSync(join(folder, 'package.tgz'));
}

/** A registry on this machine with that one package; returns its address. */
async function serve(tarball: Buffer): Promise<string> {
	const server = createServer(({ url, headers }, response) => {
		const dist = { tarball: `http://${headers.host}/${NAME}/-/package.tgz`, integrity: hashOf(tarball) };
		const versions = { [VERSION]: { name: NAME, version: VERSION, dist } };
		const isTarball = url?.endsWith('.tgz');
		response.end(isTarball ? tarball : JSON.stringify({ name: NAME, versions, 'dist-tags': { latest: VERSION } }));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Installs in a process of its own, from this registry. */
async function install(integrity: string, registry: string): Promise<{ output: string; isInstalled: boolean }> {
	const folder = temporaryFolder();
	const pinned = JSON.stringify({ name: NAME, version: VERSION, integrity });
	const script = `import { install } from '${RUNTIME}'; install(${pinned}, ${JSON.stringify(folder)});`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
		env: { ...process.env, npm_config_registry: registry, npm_config_cache: temporaryFolder() },
	});
	const output = await text(child.stderr);
	return { output, isInstalled: existsSync(join(folder, 'node_modules', NAME, 'package.json')) };
}
