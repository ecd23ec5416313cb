import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { faultsOf, unchangingFile } from './check-file.ts';
import { Refused } from './command.ts';
import { syncFile, syncFolder } from './sync.ts';

/**
 * Copies the database to a file while the server works on it: the copy holds everything that was acknowledged before
 * it began (RELIABILITY REL-43). The copy is checked and on the disk before it gets its name. Answers the file.
 */
export async function backUp({ databaseUrl, dataFolder }: Config, target: string): Promise<string> {
	if (databaseUrl) throw new Refused('This is for SQLite. PostgreSQL is backed up with its own pg_dump.');
	const source = join(dataFolder, DATABASE_FILE);
	if (!existsSync(source)) throw new Refused(`There is no database at ${source}. Set CROSSLOAD_DATA to its folder.`);
	const file = resolve(target);
	if (existsSync(file)) throw new Refused(`${file} exists already and is left as it is. Name another file.`);
	mkdirSync(dirname(file), { recursive: true });
	const unfinished = `${file}.unfinished`;
	rmSync(unfinished, { force: true });
	await copy(source, unfinished);
	const faults = faultsOf(unchangingFile(unfinished));
	if (faults.length > 0) {
		rmSync(unfinished);
		throw new Refused(`The copy is not whole (${faults.join('; ')}). Run npm run check-data.`);
	}
	syncFile(unfinished);
	renameSync(unfinished, file);
	syncFolder(dirname(file));
	return file;
}

async function copy(source: string, target: string): Promise<void> {
	const database = new DatabaseSync(source, { readOnly: true });
	try {
		await backup(database, target);
	} finally {
		database.close();
	}
}

/** A name that sorts by time: `backups/crossload-2026-08-22T17-30-00.sqlite` in the data folder. */
export function backupName(dataFolder: string, now: Date): string {
	const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
	return join(dataFolder, 'backups', `crossload-${time}.sqlite`);
}
