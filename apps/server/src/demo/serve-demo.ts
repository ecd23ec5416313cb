import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { later, setFestivalOffset } from '@crossload/domain';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { type Running, serve } from '../serve.ts';
import { systemClock } from '../system-clock.ts';
import { readDemoOptions } from './demo-options.ts';
import { generateFestival } from './festival.ts';
import { DEMO_USERS, loadFestivalDay } from './load-festival.ts';

/** A demo that listens. */
export interface RunningDemo extends Running {
	/** What the festival is called. */
	readonly name: string;
}

/**
 * Serves the festival in `dataFolder`, with a clock that starts where the command line says. In a folder without a
 * database it makes one up first, as the command line says; one that is there is taken to be of the same command line.
 * Throws BadSetting where the command line will not do.
 */
export async function serveDemo(dataFolder: string, commandLine: readonly string[]): Promise<RunningDemo> {
	const config = demoConfig(dataFolder);
	setFestivalOffset(config.utcOffset);
	const realStart = systemClock();
	const options = readDemoOptions(commandLine, realStart);
	const clock = () => later(options.now, systemClock() - realStart);
	const festival = generateFestival(options);
	const isNew = !existsSync(join(dataFolder, DATABASE_FILE));
	const database = await openDatabase(config);
	if (isNew) await loadFestivalDay(database, festival, options.now);
	const demoLogins = DEMO_USERS.map((name) => ({ name, password: name, role: name }));
	const running = await serve({ config, database, clock, loginScreen: { name: festival.name, demoLogins } });
	return { ...running, name: festival.name };
}

/** Whatever the settings say, the demo never touches a real festival's data. */
function demoConfig(dataFolder: string): Config {
	return { ...readConfig({ CROSSLOAD_LOG: 'warn', ...process.env }), dataFolder, databaseUrl: null };
}
