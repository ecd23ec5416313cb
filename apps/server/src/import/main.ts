import type { ImportBody } from '@crossload/contract';
import { setFestivalOffset } from '@crossload/domain';
import { readConfig } from '../config.ts';
import { Refused, runCommand } from '../console/command.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { Invalid } from '../errors/domain-errors.ts';
import { systemClock } from '../system-clock.ts';
import { type ImportCommand, readCommand } from './command.ts';
import { importRows } from './import-rows.ts';
import { showProgress } from './progress.ts';
import { readFile } from './read-file.ts';
import type { FileRows } from './read-rows-of.ts';
import { earlyLines, errorText, faultLines, leftOutLines, summaryOf } from './report.ts';

/** Imports the file that the command line names into the database of the settings (IN-AND-OUT.md, IMP-08). */
async function importNamedFile(args: readonly string[]): Promise<string> {
	const config = readConfig(process.env);
	setFestivalOffset(config.utcOffset);
	const command = readCommand(args);
	showProgress('Reading');
	const read = await readFile(command);
	const database = await openDatabase(config);
	try {
		return await importFile(database, read, command);
	} catch (error) {
		throw error instanceof Invalid ? new Refused(error.message) : error;
	} finally {
		await database.close();
	}
}

/** Does a dry run first, and writes only if there are no faults or faulty rows may be left out. */
async function importFile(database: Database, read: FileRows, command: ImportCommand): Promise<string> {
	const { path, isDryRun, leavesOutFaulty, firstDay } = command;
	const body: ImportBody = { kind: read.kind, rows: [...read.rows], dryRun: true, leaveOutFaulty: leavesOutFaulty };
	showProgress('Comparing');
	const dryRun = await importRows(database, body, systemClock());
	const faults = faultLines(path, read, dryRun.result);
	if (faults.length > 0 && (isDryRun || !leavesOutFaulty)) {
		throw new Refused(errorText(faults, read.needsFirstDay && firstDay === null));
	}
	const leftOut = [...leftOutLines(read.leftOut), ...earlyLines(read)];
	if (isDryRun) return [...leftOut, summaryOf(dryRun, true)].join('\n');
	showProgress('Writing');
	const imported = await importRows(database, { ...body, dryRun: false }, systemClock());
	return [...faults, ...leftOut, summaryOf(imported)].join('\n');
}

runCommand((args) => importNamedFile(args).finally(() => showProgress(null)));
