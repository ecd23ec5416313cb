import { readConfig } from '../config.ts';
import { Refused, runCommand } from './command.ts';
import { restore } from './restore.ts';

runCommand(async ([source]) => {
	if (!source) throw new Refused('Name the backup: npm run restore -- backups/crossload-….sqlite');
	const kept = restore(readConfig(process.env), source, new Date());
	return `Restored ${source}.${kept ? ` What stood there is kept as ${kept}.` : ''}`;
});
