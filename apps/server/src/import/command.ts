import { parseArgs } from 'node:util';
import { IMPORT_KINDS, type ImportKindName } from '@crossload/contract';
import { type Day, parseDay } from '@crossload/domain';
import { Refused } from '../console/command.ts';

const USAGE =
	'Name one file to import: npm run import -- FILE (.xlsx, .csv, .tsv or .json). --dry-run only says what it would do; --kind, --sheet, --first-day YYYY-MM-DD, --calendar-days and --leave-out-faulty say how it is read.';

/** What the command line asks for (IN-AND-OUT.md, IMP-08). */
export interface ImportCommand {
	readonly path: string;
	readonly isDryRun: boolean;
	readonly leavesOutFaulty: boolean;
	/** Null: what the headers look like. */
	readonly kind: ImportKindName | null;
	/** The name of a sheet or its number, from 1; null: the first one that has what its rows need. */
	readonly sheet: string | null;
	/** The date of the first day's name. */
	readonly firstDay: Day | null;
	/** Days are calendar days where a header leaves it open, not festival days. */
	readonly hasCalendarDays: boolean;
}

/** Reads the command line. Throws {@link Refused} for one that is not understood. */
export function readCommand(words: readonly string[]): ImportCommand {
	const { values, positionals } = parsed(words);
	const [path, ...more] = positionals;
	if (path === undefined || more.length > 0) throw new Refused(USAGE);
	return {
		path,
		isDryRun: values['dry-run'] ?? false,
		leavesOutFaulty: values['leave-out-faulty'] ?? false,
		kind: kindOf(values.kind),
		sheet: values.sheet ?? null,
		firstDay: dayOf(values['first-day']),
		hasCalendarDays: values['calendar-days'] ?? false,
	};
}

function parsed(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				'dry-run': { type: 'boolean' },
				'leave-out-faulty': { type: 'boolean' },
				kind: { type: 'string' },
				sheet: { type: 'string' },
				'first-day': { type: 'string' },
				'calendar-days': { type: 'boolean' },
			},
		});
	} catch {
		throw new Refused(USAGE);
	}
}

function kindOf(word: string | undefined): ImportKindName | null {
	if (word === undefined) return null;
	const kind = IMPORT_KINDS.find((each) => each === word.toLowerCase().replace(/[ -]/g, '_'));
	if (kind === undefined) throw new Refused(`--kind must be one of ${IMPORT_KINDS.join(', ')}.`);
	return kind;
}

function dayOf(word: string | undefined): Day | null {
	if (word === undefined) return null;
	const day = parseDay(word);
	if (day === null) throw new Refused('--first-day must be a date such as 2026-08-22.');
	return day;
}
