import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { later, setFestivalOffset } from '@crossload/domain';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { fail, runUntilStopped, say } from '../process.ts';
import { serve } from '../serve.ts';
import { systemClock } from '../system-clock.ts';
import { readDemoOptions } from './demo-options.ts';
import { generateFestival } from './festival.ts';
import { DEMO_USERS, loadFestival } from './load-festival.ts';

/** Starts the product on a made-up festival that is gone when it stops. */
async function start(): Promise<void> {
	const config = demoConfig(temporaryFolder());
	setFestivalOffset(config.utcOffset);
	const realStart = systemClock();
	const options = readDemoOptions(process.argv.slice(2), realStart);
	const clock = () => later(options.now, systemClock() - realStart);
	const database = await openDatabase(config);
	const festival = generateFestival(options);
	await loadFestival(database, festival, options.now);
	const demoLogins = DEMO_USERS.map((name) => ({ name, password: name, role: name }));
	const running = await serve({ config, database, clock, loginScreen: { name: festival.name, demoLogins } });
	say(`${festival.name}, a made-up festival, is ready at ${running.address}`);
	say(`Log in as ${DEMO_USERS.join(', ')}; the password is the name. Nothing is kept: Ctrl+C ends it.`);
	runUntilStopped(running.close);
}

/** Whatever the settings say, the demo never touches a real festival's data. */
function demoConfig(dataFolder: string): Config {
	return { ...readConfig({ CROSSLOAD_LOG: 'warn', ...process.env }), dataFolder, databaseUrl: null };
}

/** A folder that is removed when this process ends, however it ends in order. */
function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-demo-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

start().catch(fail);
