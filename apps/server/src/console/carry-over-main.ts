import { setFestivalOffset } from '@crossload/domain';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { systemClock } from '../system-clock.ts';
import { carryOver, readCarryCommand } from './carry-over-command.ts';
import { runCommand } from './command.ts';

runCommand(async (args) => {
	const command = readCarryCommand(args);
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	return await carryOver(() => openDatabase(config), command, systemClock());
});
