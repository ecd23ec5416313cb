import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { sqliteCode } from './database-errors.ts';
import { watchSqlite } from './known-revision.ts';
import { DamagedDatabase, expectNotLost, NoDatabase, sizeOf } from './lost-database.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { SqliteCommit } from './sqlite-commit.ts';
import { syncFolder } from './sync.ts';
import type { Tables } from './tables.ts';

export const DATABASE_FILE = 'crossload.sqlite';

/** Milliseconds that the opening waits for another process's transaction, in which nothing else is done. */
const BUSY_TIMEOUT = 5000;

/** And a statement later: SQLite waits in the event loop. */
const BUSY_TIMEOUT_IN_USE = 20;

/** What SQLite keeps beside a database while it is in use. */
export const COMPANIONS = ['-wal', '-shm'] as const;

/**
 * Opens the database in a data folder, made if there never was one, readable by its owner alone, and brings its schema
 * up to date. What is committed is on the disk: WAL with synchronous=FULL. Throws {@link DamagedDatabase}, and
 * LostDatabase where there was one.
 */
export async function openSqlite(folder: string): Promise<Database> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = join(folder, DATABASE_FILE);
	expectNotLost(file);
	if (!existsSync(file)) await makeDatabase(file);
	return await openSqliteFile(file);
}

/** The file of the database in a data folder. Throws NoDatabase, or LostDatabase where there was one. */
export function expectDatabase(folder: string): string {
	const file = join(folder, DATABASE_FILE);
	expectNotLost(file);
	if (!existsSync(file)) throw new NoDatabase(file);
	return file;
}

/** Makes a database under another name first, so that one of the right name is whole, however this ends. */
async function makeDatabase(file: string): Promise<void> {
	const unfinished = `${file}.new`;
	makeEmpty(unfinished);
	await (await openSqliteFile(unfinished)).close();
	renameSync(unfinished, file);
	syncFolder(dirname(file));
}

/** An empty file for a database to be, its owner's alone from the beginning; what was left of an earlier one goes. */
export function makeEmpty(file: string): void {
	for (const end of ['', '-journal', ...COMPANIONS]) rmSync(file + end, { force: true });
	closeSync(openSync(file, 'wx', 0o600));
}

/** Opens the database in a file as {@link openSqlite} does. Throws {@link DamagedDatabase}. */
export async function openSqliteFile(file: string): Promise<Database> {
	const hasLog = (sizeOf(`${file}-wal`) ?? 0) > 0;
	const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
	try {
		if (!passesQuickCheck(connection)) throw new DamagedDatabase(file);
		return await openConnection(connection);
	} catch (error) {
		if (hasLog) closeUnchanged(connection, file);
		else connection.close();
		throw DAMAGE.includes(sqliteCode(error)) ? new DamagedDatabase(file) : error;
	}
}

/** Looks at every page: half a millisecond for a festival, some ten for a very large one. */
function passesQuickCheck(connection: DatabaseSync): boolean {
	return connection.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok';
}

/**
 * The last connection to close writes the log into the database. A reader beside keeps that from being us, and may not write
 * itself: a database that is refused stays as it was.
 */
function closeUnchanged(connection: DatabaseSync, file: string): void {
	const reader = new DatabaseSync(file, { readOnly: true });
	try {
		reader.exec('select 1 from sqlite_master');
	} catch {
		// It cannot be read, which is why it is refused; it is open, which is enough.
	}
	connection.close();
	reader.close();
}

async function openConnection(connection: DatabaseSync): Promise<Database> {
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
	connection.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
		pragma busy_timeout = ${BUSY_TIMEOUT}; pragma cache_size = -16000; pragma temp_store = memory`);
	await migrate(db, 'sqlite');
	// From now on writers wait outside of SQLite (work.ts), so that reads go on meanwhile.
	connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_IN_USE}`);
	const revision = watchSqlite(connection);
	return { engine: 'sqlite', db, writes: db, sharedCommit: new SqliteCommit(db), revision, close: () => db.destroy() };
}

/** SQLite's codes for a file that is none of its own, or no longer whole. */
const DAMAGE = [11, 26];
