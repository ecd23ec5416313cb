import { readConfig } from '../config.ts';
import { runCommand } from '../console/command.ts';
import { moveFolder } from './move-folder.ts';

runCommand(async (args) => {
	const { dataFolder, databaseUrl } = readConfig(process.env);
	return await moveFolder(dataFolder, args.length > 0 ? args : [databaseUrl ?? '']);
});
