import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../apps/server/src/db/open-sqlite.ts';
import { readDemoOptions } from '../apps/server/src/demo/demo-options.ts';
import { generateFestival } from '../apps/server/src/demo/festival.ts';
import { loadFestival } from '../apps/server/src/demo/load-festival.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';
import { SERVER_FLAGS } from '../tools/launch/server-flags.mjs';

const SERVER = join('apps', 'server', 'src', 'main.ts');
const CHECK_DATA = join('apps', 'server', 'src', 'console', 'check-data-main.ts');
const START_LIMIT = 60_000;
const STOP_LIMIT = 15_000;

/** The product in a process of its own, on a made-up festival in a folder of its own. */
export interface FuzzedServer {
	readonly port: number;
	readonly folder: string;
	isAlive(): boolean;
	/** What it has logged: unexpected errors alone. */
	logged(): string;
	/** Ends it in order and looks through what it leaves; returns what is wrong, nothing when all is well. */
	stop(): Promise<string[]>;
	/** Ends it at once, whatever it does, and removes its folder. */
	remove(): void;
}

/** Starts the product as `npm start` does, on the usual demo festival with a login of each role. */
export async function startServer(seed: number): Promise<FuzzedServer> {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-fuzz-'));
	await fill(folder, seed);
	const settings = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', CROSSLOAD_DATA: folder, CROSSLOAD_LOG: 'error' };
	const env = { ...process.env, ...settings };
	const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
	const printed: string[] = [];
	child.stdout.on('data', (text) => printed.push(String(text)));
	const isAlive = () => child.exitCode === null && child.signalCode === null;
	const port = await portOf(child, printed);
	return {
		port,
		folder,
		isAlive,
		logged: () => printed.slice(1).join(''),
		stop: async () => [...(isAlive() ? await endInOrder(child) : ['the server has died']), ...checkData(env)],
		remove: () => {
			child.kill('SIGKILL');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function fill(folder: string, seed: number): Promise<void> {
	const database = await openSqlite(folder);
	const options = readDemoOptions(['--seed', String(seed)], systemClock());
	await loadFestival(database, generateFestival(options), options.now);
	await database.close();
}

function portOf(child: ChildProcess, printed: readonly string[]): Promise<number> {
	return new Promise((ready, failed) => {
		const giveUp = () => failed(new Error(`The server did not get ready: ${printed.join('')}`));
		const tooLong = setTimeout(giveUp, START_LIMIT);
		child.once('exit', giveUp);
		child.stdout?.on('data', () => {
			const port = /ready at http:\/\/[^:]+:(\d+)/.exec(printed.join(''))?.[1];
			if (!port) return;
			clearTimeout(tooLong);
			ready(Number(port));
		});
	});
}

async function endInOrder(child: ChildProcess): Promise<string[]> {
	const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
	const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
	child.kill('SIGTERM');
	const code = await ended;
	clearTimeout(late);
	return code === 0 ? [] : [`the server ended with ${code ?? 'a kill, for it did not end by itself'}`];
}

function checkData(env: NodeJS.ProcessEnv): string[] {
	const { status, stderr } = spawnSync(process.execPath, [CHECK_DATA], { env, encoding: 'utf8' });
	return status === 0 ? [] : [`check-data: ${stderr.trim()}`];
}
