import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { runCommand } from './command.ts';
import { userCommand } from './user-command.ts';

runCommand(async (args) => {
	const database = await openDatabase(readConfig(process.env));
	try {
		return await userCommand(database, args, Date.now());
	} finally {
		await database.close();
	}
});
