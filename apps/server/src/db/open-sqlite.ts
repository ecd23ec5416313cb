import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DamagedDatabase } from './damaged.ts';
import type { Database, RevisionWatch } from './database.ts';
import { KnownRevision } from './known-revision.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export const DATABASE_FILE = 'crossload.sqlite';

/** Milliseconds that a writer waits for another process's transaction. */
const BUSY_TIMEOUT = 5000;

/**
 * Opens the database in a data folder, made if need be, readable by its owner alone, and brings its schema up to date.
 * What is committed is on the disk: WAL with synchronous=FULL. Throws {@link DamagedDatabase}.
 */
export async function openSqlite(folder: string): Promise<Database> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = join(folder, DATABASE_FILE);
	const fresh = !existsSync(file);
	const connection = new DatabaseSync(file);
	if (fresh) chmodSync(file, 0o600);
	return await openConnection(connection).catch((error: unknown) => {
		throw isDamage(error) ? new DamagedDatabase(file) : error;
	});
}

/** A database in memory, gone when it is closed. */
export async function openInMemory(): Promise<Database> {
	return await openConnection(new DatabaseSync(':memory:'));
}

async function openConnection(connection: DatabaseSync): Promise<Database> {
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
	try {
		connection.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
			pragma busy_timeout = ${BUSY_TIMEOUT}; pragma cache_size = -16000; pragma temp_store = memory`);
		await migrate(db, 'sqlite');
	} catch (error) {
		connection.close();
		throw error;
	}
	return { engine: 'sqlite', db, revision: watchRevision(connection), close: () => db.destroy() };
}

/** SQLite's codes for a file that is none of its own, or no longer whole. */
const DAMAGE = [11, 26];

function isDamage(error: unknown): boolean {
	const { errcode } = error as { errcode?: number };
	return typeof errcode === 'number' && DAMAGE.includes(errcode % 256);
}

/** Milliseconds between looks for what other processes have committed: an import, or a tool at the console. */
const LOOK_EVERY = 20;

/**
 * `data_version` changes when another connection has committed, and costs microseconds; only then is the log asked.
 * Within a transaction of ours nothing is asked: what this connection has not committed yet is no revision.
 */
function watchRevision(connection: DatabaseSync): RevisionWatch {
	const dataVersion = connection.prepare('pragma data_version');
	const latest = connection.prepare('select coalesce(max(revision), 0) as revision from change');
	const readVersion = () => Number(dataVersion.get()?.['data_version']);
	const readLatest = () => Number(latest.get()?.['revision']);
	let version = readVersion();
	const known = new KnownRevision(readLatest());
	let lookedAt = performance.now();
	return {
		current() {
			const now = performance.now();
			if (now - lookedAt < LOOK_EVERY || connection.isTransaction) return known.value;
			lookedAt = now;
			const seen = readVersion();
			if (seen !== version) {
				version = seen;
				known.learn(readLatest());
			}
			return known.value;
		},
		committed: (revision) => known.learn(revision),
		subscribe: (listener) => known.subscribe(listener),
	};
}
