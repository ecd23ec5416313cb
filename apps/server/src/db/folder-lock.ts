import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'server.lock';

/** Another server works on this folder. */
export class FolderInUse extends Error {
	constructor(folder: string) {
		super(`Another Crossload server is using the data folder ${folder}. Stop it first, or set CROSSLOAD_DATA.`);
	}
}

/**
 * Keeps other servers off the data folder for as long as this process lives; the lock dies with the process, however
 * it dies. Throws {@link FolderInUse}.
 */
export function lockFolder(folder: string): { release(): void } {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const lock = new DatabaseSync(join(folder, LOCK_FILE));
	try {
		lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
	} catch {
		lock.close();
		throw new FolderInUse(folder);
	}
	return { release: () => lock.close() };
}
