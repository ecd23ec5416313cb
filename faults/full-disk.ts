import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, NotRun, type Outcome } from './fault.ts';
import { type Endpoint, sendRequest } from './support/api-request.ts';
import { temporaryFolder } from './support/cleaning.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { startServer } from './support/server.ts';
import { disagreeing, Traffic } from './support/traffic.ts';
import { until } from './support/until.ts';

const ROUNDS = 3;
const REFUSALS = 12;
const SUCCESSES = 60;

/** Seconds in which writes have to succeed again once there is room. */
const RECOVERED_WITHIN = 5;

/**
 * The disk is really full: the data lies in a small file system of its own, in memory, which another file fills and
 * frees. Neither root nor a device is needed, only that users may make name spaces.
 */
export const fullDisk: Fault = { name: 'disk-full', run: async () => [await fillAgainAndAgain()] };

/** Starts a program in a name space where a folder is a file system of 8 MiB with a copy of another one's files. */
function onSmallDisk(folder: string, source: string): string[] {
	const script = 'mount -t tmpfs -o size=8m,mode=700 small "$0" && cp -a "$1"/. "$0" && shift && exec "$@"';
	return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, folder, source];
}

function expectNameSpaces(): void {
	const [program = '', ...args] = [...onSmallDisk(temporaryFolder(), temporaryFolder()), 'true'];
	if (spawnSync(program, args, { stdio: 'ignore' }).status === 0) return;
	throw new NotRun('users may not make name spaces here: run it where `unshare -rm true` works');
}

async function fillAgainAndAgain(): Promise<Outcome> {
	expectNameSpaces();
	const folder = temporaryFolder();
	const server = await startServer({ folder, through: onSmallDisk(folder, await festivalFolder()) });
	const inside = join('/proc', String(server.pid), 'root', folder);
	const endpoint = await asAdmin(server.address);
	const traffic = new Traffic(endpoint, 'full');
	const broken: string[] = [];
	let recoveredAfter = 0;
	for (let round = 0; round < ROUNDS; round++) {
		await until(successes(traffic), 'writes succeed');
		fill(join(inside, 'ballast'));
		await until(refused(traffic), 'writes are refused');
		broken.push(...(await complaints(endpoint)));
		rmSync(join(inside, 'ballast'));
		const freed = performance.now();
		await until(successes(traffic, 1), 'writes succeed again without a restart');
		recoveredAfter = Math.max(recoveredAfter, (performance.now() - freed) / 1000);
	}
	await until(successes(traffic), 'writes succeed');
	const ended = await traffic.end();
	// The small file system goes with the server's process.
	const copy = temporaryFolder();
	server.signal('SIGSTOP');
	cpSync(inside, copy, { recursive: true });
	await server.kill();
	const { activities, damage } = await examineFolder(copy);
	const found = disagreeing(traffic, ended, activities);
	if (recoveredAfter > RECOVERED_WITHIN)
		broken.push(`writes succeed only ${recoveredAfter.toFixed(1)} s after there is room`);
	return {
		fault: 'Disk full',
		injected: 'a file that fills a tmpfs of 8 MiB',
		times: ROUNDS,
		acknowledged: traffic.ledger.count,
		lost: found.lost.length,
		readyAfter: recoveredAfter,
		broken: [...ended.broken, ...broken, ...found.broken, ...damage],
		notes: [`${ended.tally.refused.length} writes refused with 503, reads at most ${ended.slowestRead.toFixed(0)} ms`],
	};
}

function successes({ ledger }: Traffic, more = SUCCESSES): () => boolean {
	const before = ledger.count;
	return () => ledger.count >= before + more;
}

function refused({ writers }: Traffic): () => boolean {
	const before = writers.refusedSoFar;
	return () => writers.refusedSoFar >= before + REFUSALS;
}

/** Takes all room that there is, to the last byte. */
function fill(file: string): void {
	const handle = openSync(file, 'w');
	try {
		for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) fillWith(handle, Buffer.alloc(size));
	} finally {
		closeSync(handle);
	}
}

function fillWith(handle: number, bytes: Buffer): void {
	try {
		while (writeSync(handle, bytes) === bytes.length);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
	}
}

/** The server lives, and gives every list, while nothing can be written. */
async function complaints(endpoint: Endpoint): Promise<string[]> {
	const lines: string[] = [];
	for (const path of ['/health', '/activities', '/bands', '/vehicles', '/positions/vehicles']) {
		const { status } = await sendRequest(endpoint, { method: 'GET', path });
		if (status !== 200) lines.push(`GET /api${path} responded ${status} while the disk was full`);
	}
	return lines;
}
