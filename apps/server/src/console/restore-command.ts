import { toInstant } from '@crossload/domain';
import type { Config } from '../config.ts';
import { withExistingDatabase } from '../db/open-database.ts';
import { Refused } from './command.ts';
import { restore } from './restore.ts';
import { startNewEpoch } from './start-new-epoch.ts';

export const RESTORE_USAGE = `npm run restore -- backups/crossload-….sqlite    one box: puts this backup in the database's place
npm run restore -- --after-pg-restore          several nodes: what is left to do after pg_restore`;

/** Brings back an earlier state: on SQLite all of it, on PostgreSQL what pg_restore cannot know of. */
export async function restoreCommand(config: Config, args: readonly string[], now: Date): Promise<string> {
	const [source, ...more] = args;
	if (!source || more.length > 0) throw new Refused(RESTORE_USAGE);
	if (source === '--after-pg-restore') return await finishOnPostgres(config, now);
	const kept = await restore(config, source, now);
	return `Restored ${source}. Who has logged in since that backup must log in again.${kept ? ` What stood there is kept as ${kept}.` : ''}`;
}

async function finishOnPostgres(config: Config, now: Date): Promise<string> {
	if (!config.databaseUrl) throw new Refused('This is for PostgreSQL: set DATABASE_URL, or name a backup of SQLite.');
	const epoch = { at: toInstant(now.getTime()), reached: 0 };
	await withExistingDatabase(config, (database) => startNewEpoch(database, epoch));
	return 'The restore is complete. Who has logged in since that dump must log in again; devices ask for everything again.';
}
