import type { Database } from './database.ts';

/** Where the data is: a PostgreSQL URL, or a folder for SQLite. */
export interface DatabaseLocation {
	readonly databaseUrl: string | null;
	readonly dataFolder: string;
}

/** Opens what the settings name, migrated and ready. Each engine's driver is loaded only when it is used. */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseLocation): Promise<Database> {
	if (databaseUrl) {
		const { openPostgres } = await import('./open-postgres.ts');
		return await openPostgres(databaseUrl);
	}
	const { openSqlite } = await import('./open-sqlite.ts');
	return await openSqlite(dataFolder);
}

/**
 * Opens what the settings name, for whatever works on a database that a server has made: where there is none the
 * settings are wrong, and a new one would hide that. Throws NoDatabase.
 */
export async function openExistingDatabase(location: DatabaseLocation): Promise<Database> {
	if (!location.databaseUrl) (await import('./open-sqlite.ts')).expectDatabase(location.dataFolder);
	return await openDatabase(location);
}
