import { readConfig } from '../config.ts';
import { withExistingDatabase } from '../db/open-database.ts';
import { systemClock } from '../system-clock.ts';
import { runCommand } from './command.ts';
import { userCommand } from './user-command.ts';

runCommand(async (args) => {
	const config = readConfig(process.env);
	return await withExistingDatabase(config, (database) =>
		userCommand(database, args, { at: systemClock(), minPasswordLength: config.minPasswordLength }),
	);
});
