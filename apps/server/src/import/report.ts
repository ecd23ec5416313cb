import type { ImportResult } from '@crossload/contract';
import { columnLetter, faultsOfRow } from '@crossload/spreadsheet';
import type { Counts, Imported } from './import-rows.ts';
import type { FileRows } from './read-rows-of.ts';

/** Says which rows cannot be imported and why, a line each, by the row and column of the spreadsheet. */
export function faultLines(path: string, read: FileRows, { rows }: ImportResult): string[] {
	const readFaults = Map.groupBy(read.faults, ({ row }) => row);
	return rows.flatMap((imported, index) =>
		faultsOfRow(imported, { values: read.rows[index]?.values ?? {}, own: readFaults.get(imported.row) ?? [] }).map(
			({ field, column, message }) => {
				const where = column === null ? field : `${field} (column ${columnLetter(column)})`;
				return `${path}:${imported.row}: ${where}: ${message}`;
			},
		),
	);
}

/** Says that nothing was imported, and what helps. */
export function errorText(lines: readonly string[], needsFirstDay: boolean): string {
	const help = needsFirstDay ? ['Days have names or no year: say --first-day YYYY-MM-DD.'] : [];
	return [...lines, ...help, `Nothing was imported. ${counted(lines.length, 'fault')} to correct.`].join('\n');
}

/** Row numbers that are listed, at most: a sheet may have thousands of rows without values. */
const MAX_LISTED_ROWS = 20;

/** Says which rows were left out because they have no values; no line where there are none. */
export function leftOutLines(rows: readonly number[]): string[] {
	if (rows.length === 0) return [];
	const others = rows.length > MAX_LISTED_ROWS ? ` and ${rows.length - MAX_LISTED_ROWS} more` : '';
	return [`Without values, left out: rows ${rows.slice(0, MAX_LISTED_ROWS).join(', ')}${others}.`];
}

/** Says on which date times before six in the morning lie, where a column of days leaves it open. */
export function earlyLines({ early }: Pick<FileRows, 'early'>): string[] {
	if (early === null) return [];
	const which = `${counted(early.rows.length, 'row')} before 06:00: in the night after the festival day.`;
	const advice = early.lookLikeCalendarDays
		? 'Their order looks as if the days were calendar days: if they are'
		: 'If they are';
	return [`${which} ${advice} calendar days, say --calendar-days.`];
}

/** Says what an import did, or would do in a dry run, and what was there already. */
export function summaryOf({ result, noun, made, found }: Imported, isDryRun = false): string {
	const { changed, conflict, faulty, new: added } = result.counts;
	const there = inWords(found);
	const lines = [...nearLines(result), ...conflictLines(result, noun)];
	if (faulty > 0) lines.push(`${counted(faulty, 'faulty row')} left out.`);
	if (result.missing.length > 0) lines.push(`${result.missing.length} here that the file does not have stay.`);
	if (added + result.makes.length + changed + conflict === 0) {
		return [...lines, `Nothing to do: all is there already (${there}).`].join('\n');
	}
	const [makes, changes] = isDryRun ? ['Would make', 'Would change'] : ['Made', 'Changed'];
	const moved = changed === 0 ? '' : ` ${changes} ${counted(changed, noun)}.`;
	return [...lines, `${makes} ${inWords(made)}.${moved} There already: ${there}.`].join('\n');
}

/** Names that may mean something that is here: the screen asks, the console says so. */
function nearLines({ near }: ImportResult): string[] {
	return near.map(
		({ entity, name, candidates }) =>
			`There is no ${entity} named ${name}, but ${candidates.map((candidate) => candidate.name).join(', ')}`,
	);
}

/** What somebody has changed by hand since, which therefore stays. */
function conflictLines({ rows }: ImportResult, noun: string): string[] {
	return rows.flatMap(({ row, changes }) =>
		changes
			.filter(({ imported }) => imported !== undefined)
			.map(({ field, before, after }) =>
				field === 'id'
					? `${row}: this ${noun} was removed here and stays so`
					: `${row}: ${field} stays ${before}, which was changed here; the file says ${after}`,
			),
	);
}

function inWords(counts: Counts): string {
	return Object.entries(counts)
		.map(([noun, count]) => counted(count, noun))
		.join(', ');
}

function counted(count: number, noun: string): string {
	if (count === 1) return `1 ${noun}`;
	return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
