import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 12_000;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
const root = resolve(import.meta.dirname, '..', '..');

/** What a server is started with. */
export interface ServerOptions {
	/** `demo` makes up a festival around the present time and keeps nothing; `start` opens a data folder. */
	readonly entry: 'demo' | 'start';
	/** For `start`; without one, the server gets an empty folder that goes when it stops. */
	readonly dataFolder?: string;
	/** 0, the default, is any free port. */
	readonly port?: number;
	readonly env?: Record<string, string>;
	/** What the command line says besides. */
	readonly commandLine?: readonly string[];
}

/** A real server process with its own data. */
export interface FestivalServer {
	readonly url: string;
	readonly port: number;
	readonly dataFolder: string;
	/** Everything that the process has printed so far. */
	output(): string;
	/** Ends the process in order, or at once with SIGKILL; returns its exit code, null after SIGKILL. */
	stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a server and waits until it prints its address. Throws with its output when it ends before. */
export async function startServer(options: ServerOptions): Promise<FestivalServer> {
	const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'crossload-e2e-')));
	const entry = options.entry === 'demo' ? 'apps/server/src/demo/main.ts' : 'apps/server/src/main.ts';
	const { DATABASE_URL: _, ...inherited } = process.env;
	const child = spawn(process.execPath, [join(root, entry), ...(options.commandLine ?? [])], {
		cwd: root,
		env: {
			...inherited,
			PORT: String(options.port ?? 0),
			HOST: '127.0.0.1',
			CROSSLOAD_DATA: dataFolder,
			...options.env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const printed = collectOutput(child);
	const url = await addressOf(child, printed);
	const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
		const code = await endProcess(child, signal);
		if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
		return code;
	};
	return { url, port: Number(new URL(url).port), dataFolder, output: () => printed.join(''), stop };
}

function collectOutput(child: ChildProcess): string[] {
	const printed: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(String(text)));
	return printed;
}

function addressOf(child: ChildProcess, printed: string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		const failWith = (reason: string) => reject(new Error(`The server ${reason}:\n${printed.join('')}`));
		const timer = setTimeout(() => {
			child.kill('SIGKILL');
			failWith('printed no address');
		}, START_LIMIT_MS);
		child.once('exit', () => {
			clearTimeout(timer);
			failWith('ended');
		});
		child.stdout?.on('data', () => {
			const address = ADDRESS.exec(printed.join(''))?.[0];
			if (!address) return;
			clearTimeout(timer);
			resolve(address);
		});
	});
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exit = once(child, 'exit');
	child.kill(signal);
	const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
	const [code] = await exit;
	clearTimeout(timer);
	return code as number | null;
}
