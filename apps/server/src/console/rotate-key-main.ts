import { readConfig } from '../config.ts';
import { withExistingDatabase } from '../db/open-database.ts';
import { systemClock } from '../system-clock.ts';
import { runCommand } from './command.ts';
import { rotateKey } from './rotate-key.ts';

runCommand(async (args) => {
	const config = readConfig(process.env);
	return await withExistingDatabase(config, (database) =>
		rotateKey(database, args, { at: systemClock(), tokenHours: config.tokenHours }),
	);
});
