import { readConfig } from '../config.ts';
import { openExistingDatabase } from '../db/open-database.ts';
import { runCommand } from './command.ts';
import { rotateKey } from './rotate-key.ts';

runCommand(async (args) => {
	const config = readConfig(process.env);
	const database = await openExistingDatabase(config);
	try {
		return await rotateKey(database, args, { at: Date.now(), tokenHours: config.tokenHours });
	} finally {
		await database.close();
	}
});
