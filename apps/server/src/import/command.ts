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
	/** Null: guessed from the headers. */
	readonly kind: ImportKindName | null;
	/** The name of a sheet or its number, from 1; null: the first one that has the required columns. */
	readonly sheet: string | null;
	/** The date of the first day, where the file has days without dates or dates without a year. */
	readonly firstDay: Day | null;
	/** Days are calendar days where a header leaves it open, not festival days. */
	readonly hasCalendarDays: boolean;
}

/** Reads the command line. Throws {@link Refused} for one that is not understood. */
export function readCommand(args: readonly string[]): ImportCommand {
	const { values, positionals } = parseArguments(args);
	const [path, ...more] = positionals;
	if (path === undefined || more.length > 0) throw new Refused(USAGE);
	return {
		path,
		isDryRun: values['dry-run'] ?? false,
		leavesOutFaulty: values['leave-out-faulty'] ?? false,
		kind: parseKind(values.kind),
		sheet: values.sheet ?? null,
		firstDay: parseFirstDay(values['first-day']),
		hasCalendarDays: values['calendar-days'] ?? false,
	};
}

function parseArguments(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
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

function parseKind(text: string | undefined): ImportKindName | null {
	if (text === undefined) return null;
	const kind = IMPORT_KINDS.find((each) => each === text.toLowerCase().replace(/[ -]/g, '_'));
	if (kind === undefined) throw new Refused(`--kind must be one of ${IMPORT_KINDS.join(', ')}.`);
	return kind;
}

function parseFirstDay(text: string | undefined): Day | null {
	if (text === undefined) return null;
	const day = parseDay(text);
	if (day === null) throw new Refused('--first-day must be a date such as 2026-08-22.');
	return day;
}
