import { parseArgs } from 'node:util';
import { calendarDayOf, HOUR, type Instant, later, MINUTE, parseInstant, startOfDay } from '@crossload/domain';
import { BadSetting } from '../config.ts';
import { festivalDays } from './festival-days.ts';
import { FESTIVAL_SIZES, type FestivalSizeName } from './sizes.ts';

/** What the demo is asked for on the command line. */
export interface DemoOptions {
	readonly size: FestivalSizeName;
	readonly seed: number;
	/** The instant at which the demo's clock starts. */
	readonly now: Instant;
}

const USAGE =
	'npm run demo -- [--size small|usual|large|stress] [--seed NUMBER] [--now 2026-08-22T17:30:00+02:00 | --real-time]';

/** How long after midnight everything is under way on a Saturday: 17:30. */
const AT_ITS_FULLEST = 17 * HOUR + 30 * MINUTE;

/** Reads the demo's options. Throws {@link BadSetting} that says which one will not do and how they are written. */
export function readDemoOptions(args: readonly string[], realNow: Instant): DemoOptions {
	const { size, seed, now, 'real-time': isRealTime = false } = parsed(args);
	if (isRealTime && now !== undefined) throw new BadSetting('--now and --real-time exclude each other.');
	return { size: sizeOf(size), seed: seedOf(seed), now: isRealTime ? realNow : nowOf(now, realNow) };
}

function parsed(args: readonly string[]) {
	const text = { type: 'string' } as const;
	try {
		return parseArgs({
			args: [...args],
			options: { size: text, seed: text, now: text, 'real-time': { type: 'boolean' } },
		}).values;
	} catch (error) {
		const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
		throw new BadSetting(`${reason}. Write: ${USAGE}`);
	}
}

function sizeOf(text = 'usual'): FestivalSizeName {
	const size = (Object.keys(FESTIVAL_SIZES) as FestivalSizeName[]).find((name) => name === text);
	if (size) return size;
	throw new BadSetting(`--size must be one of ${Object.keys(FESTIVAL_SIZES).join(', ')}, not '${text}'.`);
}

function seedOf(text = '1'): number {
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw new BadSetting(`--seed must be a whole number of at most nine figures, not '${text}'.`);
}

/** The time that was asked for, else the middle of the festival of these days. */
function nowOf(text: string | undefined, realNow: Instant): Instant {
	if (text === undefined) return saturdayEvening(realNow);
	const now = parseInstant(text);
	if (now !== null) return now;
	throw new BadSetting(`--now must be a time with its offset, such as 2026-08-22T17:30:00+02:00, not '${text}'.`);
}

/** 17:30 on the Saturday of the festival that is nearest: the last one until Monday night, then the next. */
function saturdayEvening(realNow: Instant): Instant {
	const [saturday = calendarDayOf(realNow)] = festivalDays(realNow, 2);
	return later(startOfDay(saturday), AT_ITS_FULLEST);
}
