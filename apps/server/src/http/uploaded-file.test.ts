import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { folder } from '../testing/server-process.ts';
import { withUploadedFile } from './uploaded-file.ts';

let temporary = '';

beforeEach(() => {
	temporary = folder();
	vi.stubEnv('TMPDIR', temporary);
	return () => void vi.unstubAllEnvs();
});

const requestWith = (body: unknown, bodyLimit = 10) =>
	({ body, routeOptions: { bodyLimit } }) as unknown as FastifyRequest;
const never = async () => expect.unreachable('nothing whole has come');

test('IMP-10 a file is its owner’s alone while it is used, and gone after it, however that ends', async () => {
	const look = async (path: string) => [readFileSync(path, 'utf8'), statSync(path).mode & 0o777];
	expect(await withUploadedFile(requestWith(Readable.from(['twelve', ' ok'])), look)).toEqual(['twelve ok', 0o600]);
	const fails = withUploadedFile(requestWith(Readable.from(['ok'])), async () => Promise.reject(new Error('no')));
	await expect(fails).rejects.toThrow('no');
	expect(readdirSync(temporary)).toEqual([]);
});

test('IMP-10 a file that does not say how long it is ends at the limit: 413', async () => {
	const endless = new Readable({
		read() {
			this.push('x'.repeat(1000));
		},
	});
	await expect(withUploadedFile(requestWith(endless, 5000), never)).rejects.toMatchObject({ statusCode: 413 });
	expect(endless.destroyed).toBe(true);
	expect(readdirSync(temporary)).toEqual([]);
});

test('IMP-10 a client that leaves half-way leaves nothing behind: 400', async () => {
	const leaving = new Readable({
		read() {
			this.push('x');
			this.destroy(new Error('aborted'));
		},
	});
	await expect(withUploadedFile(requestWith(leaving), never)).rejects.toMatchObject({ statusCode: 400 });
	await expect(withUploadedFile(requestWith(undefined), never)).rejects.toMatchObject({ statusCode: 400 });
	expect(readdirSync(temporary)).toEqual([]);
});

test('IMP-10 four files come in at once, a fifth waits outside: 429', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const four = Array.from({ length: 4 }, () => withUploadedFile(requestWith(Readable.from(['ok'])), () => promise));
	await expect(withUploadedFile(requestWith(Readable.from(['ok'])), never)).rejects.toMatchObject({ statusCode: 429 });
	resolve();
	await Promise.all(four);
	expect(await withUploadedFile(requestWith(Readable.from(['ok'])), async () => 'in')).toBe('in');
	expect(readdirSync(temporary)).toEqual([]);
});

test('IMP-10 a server without room for files says so each time, and takes them once there is: 503', async () => {
	const upload = () => withUploadedFile(requestWith(Readable.from(['ok'])), async () => 'in');
	vi.stubEnv('TMPDIR', `${temporary}/missing`);
	for (let count = 0; count < 5; count++) await expect(upload()).rejects.toMatchObject({ statusCode: 503 });
	vi.stubEnv('TMPDIR', temporary);
	expect(await upload()).toBe('in');
});
