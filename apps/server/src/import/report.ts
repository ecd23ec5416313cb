import type { ImportResult } from '@crossload/contract';
import type { Counts, ImportedOrder } from './import-running-order.ts';
import type { RowFault } from './parse-running-order.ts';

/** Says which rows cannot be imported and why, a line each. */
export function faultReport(path: string, faults: readonly RowFault[]): string {
	const lines = faults.map(({ line, reason }) => `${path}:${line}: ${reason}`);
	return [...lines, `Nothing was imported. ${counted(faults.length, 'fault')} to correct.`].join('\n');
}

/** Says what an import did, or would do in a dry run, and what was there already. */
export function summaryOf({ result, made, found }: ImportedOrder, isDryRun = false): string {
	const { changed, conflict } = result.counts;
	const there = inWords(found);
	const lines = conflictLines(result);
	if (made.stages + made.bands + made.shows + changed + conflict === 0) {
		return `Nothing to do: all is there already (${there}).`;
	}
	const [makes, changes] = isDryRun ? ['Would make', 'Would change'] : ['Made', 'Changed'];
	const moved = changed === 0 ? '' : ` ${changes} ${counted(changed, 'show')}.`;
	return [...lines, `${makes} ${inWords(made)}.${moved} There already: ${there}.`].join('\n');
}

/** What somebody has changed by hand since, which therefore stays. */
function conflictLines({ rows }: ImportResult): string[] {
	return rows.flatMap(({ row, changes }) =>
		changes
			.filter(({ imported }) => imported !== undefined)
			.map(({ field, before, after }) =>
				field === 'id'
					? `${row}: this show was removed here and stays so`
					: `${row}: ${field} stays ${before}, which was changed here; the file says ${after}`,
			),
	);
}

function inWords({ stages, bands, shows }: Counts): string {
	return `${counted(stages, 'stage')}, ${counted(bands, 'band')}, ${counted(shows, 'show')}`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
