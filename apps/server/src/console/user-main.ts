import { readConfig } from '../config.ts';
import { openExistingDatabase } from '../db/open-database.ts';
import { systemClock } from '../system-clock.ts';
import { runCommand } from './command.ts';
import { userCommand } from './user-command.ts';

runCommand(async (args) => {
	const config = readConfig(process.env);
	const database = await openExistingDatabase(config);
	try {
		return await userCommand(database, args, { at: systemClock(), minPasswordLength: config.minPasswordLength });
	} finally {
		await database.close();
	}
});
