import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { wait } from '../../bench/live-clock.ts';
import { SERVER_FLAGS } from '../../tools/launch/server-flags.mjs';
import { atEnd } from './cleaning.ts';

const SCRIPT = join('apps', 'server', 'src', 'main.ts');
const READY = /^Crossload is ready at (http:\/\/127\.0\.0\.1:\d+)$/m;

/** Milliseconds until a server that neither gets ready nor ends is given up. */
const START_LIMIT = 30_000;

export interface ServerOptions {
	readonly folder: string;
	/** A program with its arguments that starts the server's, such as strace. */
	readonly through?: readonly string[];
	/** A module loaded before the product's. */
	readonly preload?: string;
	readonly settings?: Readonly<Record<string, string>>;
}

/** A server's process: ready at an address, or ended. */
export interface Server {
	readonly pid: number;
	/** null: it ended before it was ready. */
	readonly address: string | null;
	/** Seconds from the start of the process until it said that it is ready. */
	readonly readyAfter: number;
	readonly output: { readonly out: string; readonly err: string };
	readonly hasEnded: boolean;
	signal(signal: NodeJS.Signals): void;
	/** Ends it at once; resolves when nothing of it is left, what traced it included. */
	kill(): Promise<void>;
	/** Has it stop in order; returns its exit code. */
	stop(): Promise<number | null>;
}

/** A server that is ready. */
export type ReadyServer = Server & { readonly address: string };

/** Starts the product and waits until it is ready. Throws when it ends instead. */
export async function startServer(options: ServerOptions): Promise<ReadyServer> {
	const server = await launchServer(options);
	if (isReady(server)) return server;
	throw new Error(`The server did not start: ${server.output.err || server.output.out}`);
}

/** Whether a server has become ready rather than ended. */
export function isReady(server: Server): server is ReadyServer {
	return server.address !== null;
}

/** Starts the product with these settings and none of this machine's; waits until it is ready or has ended. */
export async function launchServer(options: ServerOptions): Promise<Server> {
	const began = performance.now();
	const child = spawnServer(options);
	const output = { out: '', err: '' };
	child.stderr?.on('data', (chunk: Buffer) => {
		output.err += chunk.toString();
	});
	const ended = new Promise<number | null>((done) => child.once('close', done));
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const kill = async () => {
		if (!hasEnded()) child.kill('SIGKILL');
		await ended;
	};
	atEnd(kill);
	const listening = addressOf(child, output).then((found) => becomesReady(found, hasEnded));
	const address = await Promise.race([listening, ended.then(() => null)]);
	return {
		pid: child.pid ?? 0,
		address,
		readyAfter: (performance.now() - began) / 1000,
		output,
		get hasEnded() {
			return hasEnded();
		},
		signal: (signal) => child.kill(signal),
		kill,
		stop: () => {
			child.kill('SIGTERM');
			return ended;
		},
	};
}

/** Node's flags that load a module of this plan before a program of the product. */
export function preloading(preload: string | undefined): string[] {
	return preload ? ['--import', `./${join('faults', 'preload', `${preload}.ts`)}`] : [];
}

function spawnServer({ folder, through = [], preload, settings = {} }: ServerOptions): ChildProcess {
	const [program = '', ...args] = [...through, process.execPath, ...SERVER_FLAGS, ...preloading(preload), SCRIPT];
	const own = { PORT: '0', CROSSLOAD_DATA: folder, CROSSLOAD_LOG: 'silent' };
	return spawn(program, args, {
		env: { PATH: process.env['PATH'], ...own, ...settings },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}

function addressOf(child: ChildProcess, output: { out: string }): Promise<string> {
	return new Promise((ready, failed) => {
		const tooLong = setTimeout(() => failed(new Error(`The server did not get ready: ${output.out}`)), START_LIMIT);
		child.once('error', failed);
		child.once('close', () => clearTimeout(tooLong));
		child.stdout?.on('data', (chunk: Buffer) => {
			output.out += chunk.toString();
			const address = READY.exec(output.out)?.[1];
			if (!address) return;
			clearTimeout(tooLong);
			ready(address);
		});
	});
}

/** Asks until it is ready, or has ended, which the caller sees. */
async function becomesReady(address: string, hasEnded: () => boolean): Promise<string> {
	const until = performance.now() + START_LIMIT;
	while (performance.now() < until) {
		if (hasEnded()) return address;
		const isReady = await fetch(`${address}/api/ready`).then(
			({ ok }) => ok,
			() => false,
		);
		if (isReady) return address;
		await wait(20);
	}
	throw new Error(`${address} listens, but does not get ready.`);
}
