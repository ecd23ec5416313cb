import { parseArgs } from 'node:util';
import { type Instant, parseInstant } from '@crossload/domain';
import { BadSetting } from '../config.ts';
import { FESTIVAL_SIZES, type FestivalSizeName } from './sizes.ts';

/** What the demo is asked for on the command line. */
export interface DemoOptions {
	readonly size: FestivalSizeName;
	readonly seed: number;
	/** The instant at which the demo's clock starts. */
	readonly now: Instant;
}

const USAGE = 'npm run demo -- [--size small|usual|large|stress] [--seed NUMBER] [--now 2026-08-22T17:30:00+02:00]';

/** Reads the demo's options. Throws {@link BadSetting} that says which one will not do and how they are written. */
export function readDemoOptions(args: readonly string[], realNow: Instant): DemoOptions {
	const { size, seed, now } = parsed(args);
	return { size: sizeOf(size), seed: seedOf(seed), now: now === undefined ? realNow : nowOf(now) };
}

function parsed(args: readonly string[]) {
	const text = { type: 'string' } as const;
	try {
		return parseArgs({ args: [...args], options: { size: text, seed: text, now: text } }).values;
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

function nowOf(text: string): Instant {
	const now = parseInstant(text);
	if (now !== null) return now;
	throw new BadSetting(`--now must be a time with its offset, such as 2026-08-22T17:30:00+02:00, not '${text}'.`);
}
