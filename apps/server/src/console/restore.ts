import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toInstant } from '@crossload/domain';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { incomingOf, sizeOf } from '../db/lost-database.ts';
import { COMPANIONS, DATABASE_FILE, openSqliteFile } from '../db/open-sqlite.ts';
import { syncFile, syncFolder } from '../db/sync.ts';
import { unchangingFile } from '../db/unchanging-file.ts';
import { faultsOf } from './check-file.ts';
import { Refused } from './command.ts';
import { copyDatabase, readableNow } from './copy-database.ts';
import { startNewEpoch } from './start-new-epoch.ts';

/**
 * Puts a backup in the database's place, sessions that began since ended. The server must be stopped; what stood there is kept under
 * another name, which is returned (null when nothing did). Throws Refused for a file that is damaged, newer or not
 * Crossload's.
 */
export async function restore({ databaseUrl, dataFolder }: Config, source: string, now: Date): Promise<string | null> {
	if (databaseUrl) {
		throw new Refused('This is for SQLite. PostgreSQL is restored with its own pg_restore, see docs/operations.md.');
	}
	const file = resolve(source);
	if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
	mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
	const lock = lockFolder(dataFolder);
	try {
		const place = join(dataFolder, DATABASE_FILE);
		await bringIn(file, { place, now });
		syncFolder(dataFolder);
		const kept = keep(place, freeName(dataFolder, now));
		syncFolder(dataFolder);
		for (const end of COMPANIONS) rmSync(place + end, { force: true });
		renameSync(incomingOf(place), place);
		syncFolder(dataFolder);
		return kept;
	} finally {
		lock.release();
	}
}

/** Has the backup ready beside the place that it is for: checked, brought up to date and on the disk. */
async function bringIn(source: string, { place, now }: { place: string; now: Date }): Promise<void> {
	const unfinished = `${place}.unfinished`;
	try {
		await copyDatabase(readableNow(source), unfinished).catch((error: unknown) => {
			throw notRestored(source, [error instanceof Error ? error.message : String(error)]);
		});
		const faults = faultsOf(unchangingFile(unfinished));
		if (faults.length > 0) throw notRestored(source, faults);
		const database = await openSqliteFile(unfinished);
		await startNewEpoch(database, { at: toInstant(now.getTime()), reached: revisionIn(place) }).finally(() =>
			database.close(),
		);
		syncFile(unfinished);
		renameSync(unfinished, incomingOf(place));
	} finally {
		rmSync(unfinished, { force: true });
	}
}

function notRestored(source: string, faults: readonly string[]): Refused {
	return new Refused(`${source} is not restored: ${faults.join('; ')}.`);
}

/** How far the database that is about to be replaced has come; 0 if there is none, or it cannot be read. */
function revisionIn(file: string): number {
	// Beside a file without a byte SQLite removes the log, even for reading.
	if (!sizeOf(file)) return 0;
	try {
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			return Number(database.prepare('select max(revision) as revision from change').get()?.['revision']);
		} finally {
			database.close();
		}
	} catch {
		return 0;
	}
}

/**
 * Gives what stands in a place, its log included, another name as well, so that at no moment anything is without one.
 * Returns that name; null when nothing stands there.
 */
function keep(place: string, kept: string): string | null {
	// The log first: a database without its log would look like an older one.
	const found = ['-wal', ''].filter((end) => existsSync(place + end));
	for (const end of found) link(place + end, kept + end);
	return found.length > 0 ? kept : null;
}

function link(file: string, name: string): void {
	try {
		linkSync(file, name);
	} catch {
		// Memory cards know no second names.
		copyFileSync(file, name);
		syncFile(name);
	}
}

/** A name that nothing has yet, by the time; a second restore in the same second gets a number. */
function freeName(folder: string, now: Date): string {
	const stem = join(folder, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
	let name = `${stem}.sqlite`;
	for (let number = 2; existsSync(name) || existsSync(`${name}-wal`); number++) name = `${stem}-${number}.sqlite`;
	return name;
}
