import { readConfig } from '../config.ts';
import { withExistingDatabase } from '../db/open-database.ts';
import { expectDatabase } from '../db/open-sqlite.ts';
import { disagreements } from './check-data.ts';
import { faultsOf } from './check-file.ts';
import { Refused, runCommand } from './command.ts';

runCommand(async () => {
	const config = readConfig(process.env);
	const faults = config.databaseUrl ? [] : faultsOf(expectDatabase(config.dataFolder));
	if (faults.length > 0) throw new Refused(faults.join('\n'));
	const lines = await withExistingDatabase(config, disagreements);
	if (lines.length > 0) throw new Refused(lines.join('\n'));
	return 'All is well: the database is whole, and the change log and the tables agree.';
});
