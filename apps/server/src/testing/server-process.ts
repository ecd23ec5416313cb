import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The line with the address, once it listens. */
export const READY = /^Crossload is ready at (http:\/\/127\.0\.0\.1:\d+)$/m;
/** The line with the password that a first start makes up. */
export const PASSWORD = /^First start: log in as admin with the password (\S+) \(it is shown only now\)\.$/m;

/** A server in a process of its own. */
export interface Server {
	readonly process: ChildProcess;
	/** Resolves with all it said once it is ready, or has ended. */
	readonly said: Promise<{ out: string; err: string; address: string }>;
	readonly ended: Promise<number | null>;
}

/** A data folder, removed when the test is over. */
export function folder(): string {
	const made = mkdtempSync(join(tmpdir(), 'crossload-main-'));
	onTestFinished(() => rmSync(made, { recursive: true }));
	return made;
}

/** The server as a process of its own, with these settings and none of this machine's. */
export function start(data: string, settings: Record<string, string> = {}): Server {
	const env = { PATH: process.env['PATH'], PORT: '0', CROSSLOAD_DATA: data, CROSSLOAD_LOG: 'silent', ...settings };
	const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
	const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
	onTestFinished(async () => {
		child.kill('SIGKILL');
		await ended;
	});
	return { process: child, ended, said: listenTo(child, ended) };
}

async function listenTo(child: ChildProcess, ended: Promise<unknown>) {
	const output = { out: '', err: '' };
	child.stderr?.on('data', (chunk: Buffer) => {
		output.err += chunk.toString();
	});
	const ready = new Promise<void>((done) => {
		child.stdout?.on('data', (chunk: Buffer) => {
			output.out += chunk.toString();
			if (READY.test(output.out)) done();
		});
	});
	await Promise.race([ready, ended]);
	return { ...output, address: READY.exec(output.out)?.[1] ?? '' };
}

/** Ends a server in order; returns its exit code. */
export async function stop({ process: child, ended }: Server): Promise<number | null> {
	child.kill('SIGTERM');
	return await ended;
}

/** Logs in as admin. */
export async function logIn(address: string, password: string): Promise<Response> {
	const body = JSON.stringify({ name: 'admin', password });
	return await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body,
	});
}
