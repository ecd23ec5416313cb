import { setFestivalOffset } from '@crossload/domain';
import { type Config, readConfig } from './config.ts';
import { lockFolder } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { fail, printLine, runUntilStopped } from './process.ts';
import { ensureFirstAdmin, serve } from './serve.ts';
import { systemClock } from './system-clock.ts';

/** Starts the server as the settings say and prints its address. */
async function start(): Promise<void> {
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	const release = lockData(config);
	const database = await openDatabase(config);
	const password = await ensureFirstAdmin(database, config, systemClock());
	// Said before anything else can fail: nobody could learn it later.
	if (password) printLine(`First start: log in as admin with the password ${password} (it is shown only now).`);
	const loginScreen = { name: config.festivalName, demoLogins: [] };
	const running = await serve({ config, database, clock: systemClock, loginScreen });
	printLine(`Crossload is ready at ${running.address}`);
	runUntilStopped(async () => {
		await running.close();
		release();
	});
}

/** SQLite is one server's alone; PostgreSQL serves many. */
function lockData({ databaseUrl, dataFolder }: Config): () => void {
	return databaseUrl ? () => {} : lockFolder(dataFolder).release;
}

start().catch(fail);
