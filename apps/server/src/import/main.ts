import { setFestivalOffset } from '@crossload/domain';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { Invalid } from '../errors/domain-errors.ts';
import { fail, say } from '../process.ts';
import { systemClock } from '../system-clock.ts';
import { ImportRefused } from './import-refused.ts';
import { importRunningOrder } from './import-running-order.ts';
import { parseRunningOrder } from './parse-running-order.ts';
import { readTextFile } from './read-text-file.ts';
import { faultReport, summaryOf } from './report.ts';

const USAGE =
	'Name one file to import: npm run import -- running-order.json (or .csv); --dry-run only says what it would do';

/** Imports the running order that the command line names into the database of the settings. */
async function start(): Promise<void> {
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	const words = process.argv.slice(2);
	const dryRun = words.includes('--dry-run');
	const [path, ...more] = words.filter((word) => word !== '--dry-run');
	if (path === undefined || path.startsWith('-') || more.length > 0) throw new ImportRefused(USAGE);
	const { rows, faults } = parseRunningOrder(await readTextFile(path));
	if (faults.length > 0) throw new ImportRefused(faultReport(path, faults));
	const database = await openDatabase(config);
	try {
		say(summaryOf(await importRunningOrder(database, rows, { at: systemClock(), dryRun }), dryRun));
	} finally {
		await database.close();
	}
}

start().catch((error: unknown) => {
	if (!(error instanceof ImportRefused || error instanceof Invalid)) fail(error);
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
