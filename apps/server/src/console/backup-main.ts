import { readConfig } from '../config.ts';
import { backUp, backupName } from './backup.ts';
import { runCommand } from './command.ts';

runCommand(async ([target]) => {
	const config = readConfig(process.env);
	const file = await backUp(config, target ?? backupName(config.dataFolder, new Date()));
	return `Backed up to ${file}, checked and whole.`;
});
