import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { faultsOf, unchangingFile } from './check-file.ts';
import { Refused } from './command.ts';
import { syncFile, syncFolder } from './sync.ts';

/** What SQLite keeps beside a database while it is in use. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Puts a backup in the database's place. The server must be stopped; what stood there is kept under another name, which
 * is answered (null when nothing did). Throws Refused for a file that is damaged, newer or not Crossload's.
 */
export function restore({ databaseUrl, dataFolder }: Config, source: string, now: Date): string | null {
	if (databaseUrl) throw new Refused('This is for SQLite. PostgreSQL is restored with its own pg_restore.');
	const file = resolve(source);
	if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
	const faults = faultsOf(unchangingFile(file));
	if (faults.length > 0) throw new Refused(`${file} is not restored: ${faults.join('; ')}.`);
	mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
	const lock = lockFolder(dataFolder);
	try {
		return replaceDatabase(dataFolder, file, now);
	} finally {
		lock.release();
	}
}

function replaceDatabase(dataFolder: string, file: string, now: Date): string | null {
	const place = join(dataFolder, DATABASE_FILE);
	const incoming = `${place}.incoming`;
	copyFileSync(file, incoming);
	syncFile(incoming);
	const kept = existsSync(place) ? join(dataFolder, keptName(now)) : null;
	for (const companion of COMPANIONS) {
		if (kept && existsSync(place + companion)) renameSync(place + companion, kept + companion);
		else rmSync(place + companion, { force: true });
	}
	renameSync(incoming, place);
	syncFolder(dataFolder);
	return kept;
}

function keptName(now: Date): string {
	return `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;
}
