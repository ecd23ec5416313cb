import { addDays, type Day, type TimeMode, toDay, weekdayOf } from '@crossload/domain';
import { clockIn } from './clock.ts';
import { type DateTimeRange, isPlannable, movedToDay, withEndClock, withStartClock } from './date-time-range.ts';

const WEEKDAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const REST = '(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)?';
const WEEKDAY = String.raw`(?<weekday>mo|di|mi|do|fr|sa|so)${REST}(?![a-z])\.?`;
const DATE = String.raw`(?<date>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2}(?=\s+\d))?`;
const CLOCK = (name: string) => String.raw`(?<${name}>\d{1,2}[:.]\d{2}|\d{3,4}|\d{1,2})(?:\s*uhr)?`;
const TYPED = new RegExp(
	String.raw`^(?:${WEEKDAY})?[\s,]*(?:${DATE})?[\s,]*(?:${CLOCK('start')}(?:\s*(?:[–—-]|bis)\s*${CLOCK('end')})?)?$`,
	'i',
);

interface Typing {
	readonly value: DateTimeRange;
	readonly mode: TimeMode;
	readonly festivalDays: readonly Day[];
	/** The day that times without a day belong to. */
	readonly day: Day;
}

/**
 * What a typed text makes of a planned time: `14:30`, `Sa 14:30`, `Sa 14:30–15:10`, `22.8. 1430`, a day alone, or as
 * times stand everywhere, `Sa 22.08.2026, 14:30–15:10`. A weekday without a date is the festival's, else the next one.
 * Null when the text says no time or day, or one that cannot be planned.
 */
export function typedTime(text: string, { value, mode, ...typing }: Typing): DateTimeRange | null {
	const groups = TYPED.exec(text.trim())?.groups;
	if (!groups || text.trim() === '') return null;
	const day = dayIn(groups, typing);
	const start = groups['start'] === undefined ? undefined : clockIn(groups['start']);
	const end = groups['end'] === undefined ? undefined : clockIn(groups['end']);
	if (day === null || start === null || end === null || (end !== undefined && mode === 'point')) return null;
	const moved = groups['weekday'] || groups['date'] ? movedToDay(value, day, { mode, clock: start ?? '12:00' }) : value;
	const started = start === undefined ? moved : withStartClock(moved, start, { mode, day });
	const typed = end === undefined ? started : withEndClock(started, end, day);
	return isPlannable(typed) ? typed : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The day that is typed, or else the one that counts; null for a day that does not exist, or is another weekday. */
function dayIn(groups: Groups, { day, festivalDays }: Pick<Typing, 'day' | 'festivalDays'>): Day | null {
	const weekday = WEEKDAYS.indexOf((groups['weekday'] ?? '').toLowerCase()) + 1;
	const isMeant = (candidate: Day) => weekday === 0 || weekdayOf(candidate) === weekday;
	if (groups['date']) {
		const typed = dateIn(groups, day);
		return typed !== null && isMeant(typed) ? typed : null;
	}
	if (weekday === 0) return day;
	return festivalDays.find(isMeant) ?? weekFrom(day).find(isMeant) ?? null;
}

function dateIn(groups: Groups, day: Day): Day | null {
	const [date = '', month = ''] = [groups['date'], groups['month']].map((part) => part?.padStart(2, '0'));
	const year = groups['year']?.padStart(4, '20') ?? day.slice(0, 4);
	const typed = `${year}-${month}-${date}`;
	const read = new Date(`${typed}T00:00:00Z`);
	return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(typed) ? toDay(typed) : null;
}

function weekFrom(day: Day): Day[] {
	return WEEKDAYS.map((_, count) => addDays(day, count));
}
