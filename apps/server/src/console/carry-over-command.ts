import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CarryOverQuery, CarryOverResult } from '@crossload/contract';
import { CARRY_KINDS, type CarryKind, type Instant, PLAN_CARRY_KINDS, USUAL_CARRY_KINDS } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { runUnitOfWork } from '../db/work.ts';
import { DomainError } from '../errors/domain-errors.ts';
import { runCarryOver } from '../features/carry-over/carry-over.service.ts';
import { readSource, type SourceRows } from '../features/carry-over/read-source.ts';
import { SourceRefused } from '../features/carry-over/source-refused.ts';
import { Refused } from './command.ts';
import { copyDatabase, readableNow } from './copy-database.ts';

export const CARRY_OVER_USAGE = `npm run carry-over -- DATABASE    copies what another installation has set up: a backup, its database or its data folder
--kinds KIND,KIND      only these of ${CARRY_KINDS.join(', ')}
--with-plan            bands, vehicles and activities too
--first-day YYYY-MM-DD the day from which on the festival begins: activities move to the same weekday
--dry-run              only says what it would do`;

/** What the command line asks for. */
export interface CarryCommand {
	readonly path: string;
	readonly query: CarryOverQuery;
}

/** Reads the command line. Throws Refused for one that is not understood. */
export function readCarryCommand(words: readonly string[]): CarryCommand {
	const { values, positionals } = parsed(words);
	const [path, ...more] = positionals;
	if (path === undefined || more.length > 0) throw new Refused(CARRY_OVER_USAGE);
	const chosen = values.kinds === undefined ? USUAL_CARRY_KINDS : values.kinds.split(',').map(kindOf);
	const kinds = [...new Set([...chosen, ...(values['with-plan'] ? PLAN_CARRY_KINDS : [])])];
	const firstDay = values['first-day'];
	return {
		path,
		query: {
			dryRun: values['dry-run'] ? 'true' : 'false',
			kinds: kinds.join(),
			...(firstDay !== undefined && { firstDay }),
		},
	};
}

function parsed(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				kinds: { type: 'string' },
				'with-plan': { type: 'boolean' },
				'first-day': { type: 'string' },
				'dry-run': { type: 'boolean' },
			},
		});
	} catch {
		throw new Refused(CARRY_OVER_USAGE);
	}
}

function kindOf(word: string): CarryKind {
	const kind = CARRY_KINDS.find((each) => each === word.trim().toLowerCase());
	if (kind === undefined) throw new Refused(`--kinds must be of ${CARRY_KINDS.join(', ')}.`);
	return kind;
}

/**
 * Copies from another installation into this one, all or nothing, and says what it did. The other database is only read,
 * and may be at work. Throws Refused.
 */
export async function carryOver(
	open: () => Promise<Database>,
	{ path, query }: CarryCommand,
	at: Instant,
): Promise<string> {
	const source = await readFrom(path);
	const database = await open();
	try {
		const work = await runUnitOfWork(database, { actor: null, at }, (work) => runCarryOver(work, query, source));
		return reportOf(work, query.dryRun === 'true');
	} catch (error) {
		throw error instanceof DomainError ? new Refused(`${sentenceOf(error)} Nothing was copied.`) : error;
	} finally {
		await database.close();
	}
}

function sentenceOf({ message, details: { fields } }: DomainError): string {
	const fault = fields?.['firstDay'];
	return fault === undefined ? message : `--first-day: ${fault}.`;
}

/** Through a copy: another process may be writing to it, and what it has in its log counts as well. */
async function readFrom(path: string): Promise<SourceRows> {
	const named = resolve(path);
	const file = statSync(named, { throwIfNoEntry: false })?.isDirectory() ? join(named, DATABASE_FILE) : named;
	if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
	const source = readableNow(file);
	const folder = mkdtempSync(join(tmpdir(), 'crossload-carry-over-'));
	try {
		const copy = join(folder, 'copy.sqlite');
		if (source === file) await copyDatabase(source, copy);
		return await readSource(source === file ? copy : file);
	} catch (error) {
		const why = error instanceof SourceRefused ? error.message : 'It cannot be read.';
		throw new Refused(`${file} cannot be copied from. ${why}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What it did, kind by kind, and what there is to say of single rows. */
function reportOf(result: CarryOverResult, isDryRun: boolean): string {
	const { kinds, remarks, moreRemarks, firstDay } = result;
	const count = kinds.reduce((sum, each) => sum + each.new, 0);
	const lines = kinds.map(({ kind, new: added, same, kept, skipped }) => {
		const counts = { [isDryRun ? 'would be copied' : 'copied']: added, 'there already': same, kept, skipped };
		const said = Object.entries(counts).flatMap(([word, each]) => (each > 0 ? [`${each} ${word}`] : []));
		return `${kind}: ${said.join(', ') || 'none'}`;
	});
	const moved = kinds.some(({ kind }) => kind === 'activities') && firstDay.here;
	return [
		...lines,
		...(moved ? [`The first festival day, ${firstDay.there}, becomes ${moved}.`] : []),
		...remarks.map(({ kind, name, text }) => `${kind}, ${name}: ${text}`),
		...(moreRemarks > 0 ? [`… and ${moreRemarks} more such lines.`] : []),
		...closing(result, { count, isDryRun }),
	].join('\n');
}

function closing(
	{ revision, usersRevision }: CarryOverResult,
	{ count, isDryRun }: { count: number; isDryRun: boolean },
): string[] {
	if (isDryRun) return ['Nothing was written: this was a dry run.'];
	if (count === 0) return ['Nothing to do: all is there already.'];
	return [
		...(revision === null ? [] : [`This is revision ${revision}: Undo in ‘What happened’ takes it back as a whole.`]),
		...(usersRevision === null ? [] : ['Users keep their passwords; that they came cannot be undone.']),
	];
}
