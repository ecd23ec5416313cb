import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { disagreements } from './check-data.ts';
import { faultsOf } from './check-file.ts';
import { Refused, runCommand } from './command.ts';

runCommand(async () => {
	const config = readConfig(process.env);
	const file = join(config.dataFolder, DATABASE_FILE);
	if (!config.databaseUrl && !existsSync(file)) throw new Refused(`There is no database at ${file}.`);
	const faults = config.databaseUrl ? [] : faultsOf(file);
	if (faults.length > 0) throw new Refused(faults.join('\n'));
	const database = await openDatabase(config);
	try {
		const lines = await disagreements(database);
		if (lines.length > 0) throw new Refused(lines.join('\n'));
		return 'All is well: the database is whole, and the change log and the tables agree.';
	} finally {
		await database.close();
	}
});
