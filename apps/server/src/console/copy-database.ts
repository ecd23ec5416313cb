import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { sizeOf } from '../db/lost-database.ts';
import { makeEmpty } from '../db/open-sqlite.ts';
import { unchangingFile } from '../db/unchanging-file.ts';

/**
 * More pages than any database has: all are copied in one step. A copy of several starts over whenever another process
 * has committed between two of them, and might never end. Writers are not held up: they write into the log.
 */
const ALL_AT_ONCE = 0x7fffffff;

/**
 * Copies a SQLite database as it is at that moment, its log included, to a file that is its owner's alone from the
 * beginning. What an earlier copy has left there is replaced.
 */
export async function copyDatabase(source: string | URL, target: string): Promise<void> {
	makeEmpty(target);
	const database = new DatabaseSync(source, { readOnly: true });
	try {
		await backup(database, target, { rate: ALL_AT_ONCE });
	} finally {
		database.close();
	}
}

/** How a database is opened to be read as it is at this moment: without leaving anything beside it, where nobody works on it. */
export function readableNow(file: string): string | URL {
	// Nothing of it is in a log, so it can be read where nothing may be written beside it.
	const isAtRest = !existsSync(`${file}-shm`) && !sizeOf(`${file}-wal`);
	return isAtRest ? unchangingFile(file) : file;
}
