import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVER_FLAGS } from '../tools/launch/server-flags.mjs';

/** A server in a process of its own, so that it does not share a core's thread with the load. */
export interface Served {
	readonly address: string;
	/** From the start of the process to its first address line, in milliseconds. */
	readonly readyAfter: number;
	/** Resident memory now, in MiB; Linux only. */
	residentMebibytes(): number | null;
	/** Seconds of processor time used so far; Linux only. */
	processorSeconds(): number | null;
	stop(): Promise<void>;
}

const START_LIMIT = 60_000;

const running = new Set<ChildProcess>();

/** Ends whatever still runs, so that a failed run leaves nothing behind. */
export async function stopAll(): Promise<void> {
	await Promise.all([...running].map(stopped));
}

/** Starts a script that prints an `http://…` address once it listens. */
export async function startProcess(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Served> {
	const began = performance.now();
	const child = spawn(process.execPath, [...SERVER_FLAGS, script, ...args], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	running.add(child);
	const address = await addressOf(child, script);
	return {
		address,
		readyAfter: performance.now() - began,
		residentMebibytes: () => residentOf(child),
		processorSeconds: () => processorSecondsOf(child),
		stop: () => stopped(child),
	};
}

function addressOf(child: ChildProcess, script: string): Promise<string> {
	return new Promise((ready, failed) => {
		let output = '';
		const tooLong = setTimeout(() => failed(new Error(`${script} did not get ready: ${output}`)), START_LIMIT);
		child.once('exit', (code) => failed(new Error(`${script} ended with ${code}: ${output}`)));
		child.stdout?.on('data', (chunk: Buffer) => {
			output += chunk.toString();
			const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
			if (!address) return;
			clearTimeout(tooLong);
			ready(address);
		});
	});
}

function residentOf({ pid }: ChildProcess): number | null {
	if (process.platform !== 'linux') return null;
	const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return kibibytes ? Number(kibibytes) / 1024 : null;
}

/** Linux counts in ticks of a hundredth of a second: fields 14 and 15, behind the name in brackets. */
function processorSecondsOf({ pid }: ChildProcess): number | null {
	if (process.platform !== 'linux') return null;
	const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
	const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
	return (user + system) / 100;
}

function stopped(child: ChildProcess): Promise<void> {
	return new Promise((done) => {
		child.removeAllListeners('exit');
		child.once('exit', () => {
			running.delete(child);
			done();
		});
		child.kill('SIGTERM');
	});
}
