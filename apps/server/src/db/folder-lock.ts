import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExplainedError } from '../errors/explained-error.ts';
import { isBusy } from './database-errors.ts';

const LOCK_FILE = 'server.lock';

/** Another server works on this folder. */
export class FolderInUse extends ExplainedError {
	constructor(folder: string) {
		super(`Another Crossload server is using the data folder ${folder}. Stop it first, or set CROSSLOAD_DATA.`);
	}
}

/** The folder cannot be locked: it may not be written, or its lock is no lock. */
export class FolderUnusable extends ExplainedError {
	constructor(file: string, cause: unknown) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		super(
			`${file} cannot be locked: ${reason}. Its folder must be one that you may write (CROSSLOAD_DATA), and if the file is damaged remove it: it holds nothing.`,
			{ cause },
		);
	}
}

/**
 * Keeps other servers off the data folder for as long as this process lives; the lock dies with the process, however
 * it dies. Throws {@link FolderInUse} and {@link FolderUnusable}.
 */
export function lockFolder(folder: string): { release(): void } {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = join(folder, LOCK_FILE);
	let lock: DatabaseSync | null = null;
	try {
		lock = new DatabaseSync(file);
		lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
	} catch (error) {
		lock?.close();
		throw isBusy(error) ? new FolderInUse(folder) : new FolderUnusable(file, error);
	}
	return { release: () => lock.close() };
}
