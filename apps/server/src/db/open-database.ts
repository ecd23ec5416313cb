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
 * Does something with the database that the settings name and a server has made, and closes it: where there is none the
 * settings are wrong, and a new one would hide that. Throws NoDatabase.
 */
export async function withExistingDatabase<Done>(
	location: DatabaseLocation,
	work: (database: Database) => Promise<Done>,
): Promise<Done> {
	if (!location.databaseUrl) (await import('./open-sqlite.ts')).expectDatabase(location.dataFolder);
	const database = await openDatabase(location);
	try {
		return await work(database);
	} finally {
		await database.close();
	}
}
