import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { HOUR } from '@crossload/domain';
import type { Config } from '../config.ts';
import { expectDatabase } from '../db/open-sqlite.ts';
import { syncFile, syncFolder } from '../db/sync.ts';
import { unchangingFile } from '../db/unchanging-file.ts';
import { faultsOf } from './check-file.ts';
import { Refused } from './command.ts';
import { copyDatabase } from './copy-database.ts';

/**
 * Copies the database to a file while the server works on it: the copy holds everything that was acknowledged before
 * it began (RELIABILITY REL-43). The copy is checked and on the disk before it gets its name, and its owner's alone
 * (REL-06): it holds telephone numbers and the signing key. Returns the file.
 */
export async function backUp({ databaseUrl, dataFolder }: Config, target: string): Promise<string> {
	if (databaseUrl) throw new Refused('This is for SQLite. PostgreSQL is backed up with its own pg_dump.');
	const source = expectDatabase(dataFolder);
	const file = resolve(target);
	if (existsSync(file)) throw new Refused(`${file} exists already and is left as it is. Name another file.`);
	const folder = dirname(file);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	removeUnfinished(folder);
	const unfinished = file + UNFINISHED;
	await copyDatabase(source, unfinished);
	const faults = faultsOf(unchangingFile(unfinished));
	if (faults.length > 0) {
		rmSync(unfinished);
		throw new Refused(`The copy is not whole (${faults.join('; ')}). Run npm run check-data.`);
	}
	syncFile(unfinished);
	renameSync(unfinished, file);
	syncFolder(folder);
	return file;
}

const UNFINISHED = '.unfinished';

/** Milliseconds after which nobody is at work on a copy any more. */
const STALE_AFTER = HOUR;

/** Removes what backups that were killed have left. */
function removeUnfinished(folder: string): void {
	const left = readdirSync(folder).filter((name) => /^crossload-.*\.sqlite\.unfinished(-journal)?$/.test(name));
	for (const name of left) {
		const file = join(folder, name);
		const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
		if (Date.now() - mtimeMs > STALE_AFTER) rmSync(file, { force: true });
	}
}

/** A name that sorts by time: `backups/crossload-2026-08-22T17-30-00.sqlite` in the data folder. */
export function backupName(dataFolder: string, now: Date): string {
	const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
	return join(dataFolder, 'backups', `crossload-${time}.sqlite`);
}
