import { setFestivalOffset } from '@crossload/domain';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { fail, say } from '../process.ts';
import { systemClock } from '../system-clock.ts';
import { ImportRefused } from './import-refused.ts';
import { importRunningOrder } from './import-running-order.ts';
import { parseRunningOrder } from './parse-running-order.ts';
import { progressOn } from './progress.ts';
import { readTextFile } from './read-text-file.ts';
import { faultReport, summaryOf } from './report.ts';

const USAGE = 'Name one file to import: npm run import -- running-order.json (or .csv)';

/** Imports the running order that the command line names into the database of the settings. */
async function start(): Promise<void> {
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	const [path, ...more] = process.argv.slice(2);
	if (path === undefined || path.startsWith('-') || more.length > 0) throw new ImportRefused(USAGE);
	const { rows, faults } = parseRunningOrder(await readTextFile(path));
	if (faults.length > 0) throw new ImportRefused(faultReport(path, faults));
	const database = await openDatabase(config);
	try {
		const plan = await importRunningOrder(database, rows, {
			at: systemClock(),
			onProgress: progressOn(process.stdout),
		});
		say(summaryOf(plan));
	} finally {
		await database.close();
	}
}

start().catch((error: unknown) => {
	if (!(error instanceof ImportRefused)) fail(error);
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
