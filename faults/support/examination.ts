import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity } from '@crossload/contract';
import { disagreements } from '../../apps/server/src/console/check-data.ts';
import { faultsOf } from '../../apps/server/src/console/check-file.ts';
import { latestRevision } from '../../apps/server/src/db/change-log.store.ts';
import { type DatabaseLocation, openDatabase } from '../../apps/server/src/db/open-database.ts';
import { DATABASE_FILE } from '../../apps/server/src/db/open-sqlite.ts';
import { listActivities } from '../../apps/server/src/features/activity/activity.store.ts';
import { partialWritesIn } from './ledger.ts';

export interface Examined {
	readonly activities: readonly Activity[];
	/** The latest of the change log. */
	readonly revision: number;
	/** What is not whole: in the file, between change log and tables, or in this plan's writes. */
	readonly damage: readonly string[];
}

/** Opens a database with the product's own code, checks it as `npm run check-data` does and reads what was written. */
export async function examine(location: DatabaseLocation): Promise<Examined> {
	const file = join(location.dataFolder, DATABASE_FILE);
	const faults = location.databaseUrl === null && existsSync(file) ? faultsOf(file) : [];
	const database = await openDatabase(location);
	try {
		const activities = await listActivities(database.db);
		const log = await database.db
			.selectFrom('change')
			.select(['entity_id', 'action'])
			.where('entity', '=', 'activity')
			.orderBy('revision')
			.orderBy('ordinal')
			.execute();
		const damage = [...faults, ...(await disagreements(database)), ...partialWritesIn(activities, log)];
		return { activities, revision: await latestRevision(database.db), damage };
	} finally {
		await database.close();
	}
}

/** Examines a data folder of SQLite. */
export async function examineFolder(dataFolder: string): Promise<Examined> {
	return await examine({ databaseUrl: null, dataFolder });
}
