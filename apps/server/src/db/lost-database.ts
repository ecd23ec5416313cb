import { existsSync, statSync } from 'node:fs';
import { ExplainedError } from '../errors/explained-error.ts';

/** The file in the data folder is no database, or no longer a whole one; it is left as it is. */
export class DamagedDatabase extends ExplainedError {
	constructor(file: string) {
		super(`The database ${file} is damaged, or is not one of Crossload's. Nothing was changed: restore a backup.`);
	}
}

/** There is no database where the settings say; nothing is made there. */
export class NoDatabase extends ExplainedError {
	constructor(file: string) {
		super(`There is no database at ${file}. Set CROSSLOAD_DATA to its folder; the server's first start makes one.`);
	}
}

/** There was a database, and what is left of it says so; nothing is made in its place. */
export class LostDatabase extends ExplainedError {}

/** What a restore has ready, from before it puts aside what stands there until it is done. */
export function incomingOf(file: string): string {
	return `${file}.incoming`;
}

/**
 * Throws {@link LostDatabase} where a new database would hide that there was one. A file of this name is never empty by
 * itself: it gets its name when it is whole.
 */
export function expectNotLost(file: string): void {
	if (existsSync(incomingOf(file))) {
		throw new LostDatabase(
			`A restore into ${file} was broken off. Run it again: npm run restore -- BACKUP. What stood there is beside it.`,
		);
	}
	if (sizeOf(file) === 0) {
		throw new LostDatabase(
			`The database ${file} is empty: what it held is gone. Nothing was changed: restore a backup, or put the file away to start with an empty database.`,
		);
	}
	if (!existsSync(file) && (sizeOf(`${file}-wal`) ?? 0) > 0) {
		throw new LostDatabase(
			`The database ${file} is gone, and its log ${file}-wal is still there. Nothing was changed: put the database back beside it, or restore a backup.`,
		);
	}
}

/** In bytes; undefined for a file that is not there. */
export function sizeOf(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.size;
}
