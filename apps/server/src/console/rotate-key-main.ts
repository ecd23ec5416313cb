import { readConfig } from '../config.ts';
import { openExistingDatabase } from '../db/open-database.ts';
import { systemClock } from '../system-clock.ts';
import { runCommand } from './command.ts';
import { rotateKey } from './rotate-key.ts';

runCommand(async (args) => {
	const config = readConfig(process.env);
	const database = await openExistingDatabase(config);
	try {
		return await rotateKey(database, args, { at: systemClock(), tokenHours: config.tokenHours });
	} finally {
		await database.close();
	}
});
