import type { ImportBody } from '@crossload/contract';
import { setFestivalOffset } from '@crossload/domain';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { Invalid } from '../errors/domain-errors.ts';
import { fail, say } from '../process.ts';
import { systemClock } from '../system-clock.ts';
import { type ImportCommand, readCommand } from './command.ts';
import { ImportRefused } from './import-refused.ts';
import { importRows } from './import-rows.ts';
import { showProgress } from './progress.ts';
import { readFile } from './read-file.ts';
import type { FileRows } from './read-rows-of.ts';
import { earlyLines, errorText, faultLines, leftOutLines, summaryOf } from './report.ts';

/** Imports the file that the command line names into the database of the settings (IN-AND-OUT.md, IMP-08). */
async function start(): Promise<void> {
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	const command = readCommand(process.argv.slice(2));
	showProgress('Reading');
	const read = await readFile(command);
	const database = await openDatabase(config);
	try {
		const summary = await importFile(database, read, command);
		showProgress(null);
		say(summary);
	} finally {
		await database.close();
	}
}

/** Looks first, and writes only what is whole or may be left out. */
async function importFile(database: Database, read: FileRows, command: ImportCommand): Promise<string> {
	const { path, isDryRun, leavesOutFaulty, firstDay } = command;
	const body: ImportBody = { kind: read.kind, rows: [...read.rows], dryRun: true, leaveOutFaulty: leavesOutFaulty };
	showProgress('Comparing');
	const proposed = await importRows(database, body, systemClock());
	const faults = faultLines(path, read, proposed.result);
	if (faults.length > 0 && (isDryRun || !leavesOutFaulty)) {
		throw new ImportRefused(errorText(faults, read.needsFirstDay && firstDay === null));
	}
	const leftOut = [...leftOutLines(read.leftOut), ...earlyLines(read)];
	if (isDryRun) return [...leftOut, summaryOf(proposed, true)].join('\n');
	showProgress('Writing');
	const imported = await importRows(database, { ...body, dryRun: false }, systemClock());
	return [...faults, ...leftOut, summaryOf(imported)].join('\n');
}

start().catch((error: unknown) => {
	showProgress(null);
	if (!(error instanceof ImportRefused || error instanceof Invalid)) fail(error);
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
