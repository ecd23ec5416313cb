import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, RevisionWatch } from './database.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export const DATABASE_FILE = 'crossload.sqlite';

/** Milliseconds that a writer waits for another process's transaction. */
const BUSY_TIMEOUT = 5000;

/**
 * Opens the database in a data folder, made if need be, readable by its owner alone, and brings its schema up to date.
 * What is committed is on the disk: WAL with synchronous=FULL.
 */
export async function openSqlite(folder: string): Promise<Database> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = join(folder, DATABASE_FILE);
	const fresh = !existsSync(file);
	const connection = new DatabaseSync(file);
	if (fresh) chmodSync(file, 0o600);
	const database = await openConnection(connection);
	return database;
}

/** A database in memory, gone when it is closed. */
export async function openInMemory(): Promise<Database> {
	return await openConnection(new DatabaseSync(':memory:'));
}

async function openConnection(connection: DatabaseSync): Promise<Database> {
	connection.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
		pragma busy_timeout = ${BUSY_TIMEOUT}; pragma cache_size = -16000; pragma temp_store = memory`);
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
	try {
		await migrate(db, 'sqlite');
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return { engine: 'sqlite', db, revision: watchRevision(connection), close: () => db.destroy() };
}

/**
 * `data_version` changes when another connection has committed, and costs microseconds; only then is the log asked.
 * Safe between the statements of a transaction of ours, as this connection's own snapshot is what both read.
 */
function watchRevision(connection: DatabaseSync): RevisionWatch {
	const dataVersion = connection.prepare('pragma data_version');
	const latest = connection.prepare('select coalesce(max(revision), 0) as revision from change');
	const readVersion = () => Number(dataVersion.get()?.['data_version']);
	const readLatest = () => Number(latest.get()?.['revision']);
	let version = readVersion();
	let revision = readLatest();
	return {
		current() {
			const seen = readVersion();
			if (seen !== version) {
				version = seen;
				revision = Math.max(revision, readLatest());
			}
			return revision;
		},
		committed(committed) {
			revision = Math.max(revision, committed);
		},
	};
}
