import { type Day, festivalTimeOf, localOf, parseInstant, toDay } from '@crossload/domain';
import type { Cell } from '../sheet.ts';
import { CellUnread, dayOfSerial, type FestivalDays, readDayText, shortened } from './read-day.ts';

/** A time as a cell says it. */
export interface CellTime {
	/** Minutes after midnight; over 24 hours where the cell says so. */
	readonly minutes: number;
	/** The calendar date that stands in the cell itself. */
	readonly date: Day | null;
}

const DAY_MINUTES = 1440;
/** Latest time of a day that runs on: 30:00 is six in the morning. */
const LATEST = 30 * 60;

/** The time that a cell of a time's column says (IN-AND-OUT.md, IMP-03). Throws {@link CellUnread}. */
export function readTime(cell: Exclude<Cell, null>, days: FestivalDays): CellTime {
	if (typeof cell === 'number') return timeOfNumber(cell);
	if (typeof cell === 'string') return timeOfText(cell, days);
	if (typeof cell === 'boolean') throw new CellUnread('is no time');
	if ('problem' in cell) throw new CellUnread(cell.problem);
	return timeOfSerial(cell.serial);
}

/** Rounded to the minute: serials are fractions that never meet one. */
function timeOfSerial(serial: number): CellTime {
	const minutes = Math.round(serial * DAY_MINUTES);
	// More than a day, and no date: a duration such as 24:30.
	if (minutes >= 0 && minutes <= LATEST) return { minutes, date: null };
	const day = Math.floor(minutes / DAY_MINUTES);
	return { minutes: minutes - day * DAY_MINUTES, date: dayOfSerial(day) };
}

/** 18 is six in the evening, 1830 and 18.3 are half past, what has more decimals is a workbook's date. */
function timeOfNumber(number: number): CellTime {
	const hundredths = Math.round(number * 100);
	const isShort = Math.abs(number * 100 - hundredths) < 1e-6;
	if (Number.isInteger(number) && number >= 100 && number <= 3000)
		return clockTime(Math.floor(number / 100), number % 100);
	if (isShort && number >= 1 && number <= 30) return clockTime(Math.floor(hundredths / 100), hundredths % 100);
	return timeOfSerial(number);
}

function clockTime(hours: number, minutes: number): CellTime {
	const time = hours * 60 + minutes;
	if (minutes > 59 || time > LATEST) throw new CellUnread(`is no time: ${hours}:${String(minutes).padStart(2, '0')}`);
	return { minutes: time, date: null };
}

const CLOCK =
	/^(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?::\d{2}(?:[.,]\d+)?)?|(\d{2}))?\s*(?:(a|p)\.?\s?m\.?)?\s*(h|uhr|hrs|noon|midnight)?$/i;
/** A map: words such as “constructor” are in every object. */
const WORDS: ReadonlyMap<string, number> = new Map([
	['noon', 720],
	['mittag', 720],
	['midnight', 1440],
	['mitternacht', 1440],
]);

function timeOfText(text: string, days: FestivalDays): CellTime {
	const written = text.trim();
	const instant = parseInstant(written);
	if (instant !== null) {
		const local = localOf(festivalTimeOf(instant));
		return { minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)), date: toDay(local.slice(0, 10)) };
	}
	const time = clockOf(written);
	if (time) return time;
	// A date goes before its time: the time is what stands behind the last blank that leaves one.
	for (const { index } of [...written.matchAll(/(?<=\d)T|[\s,]+/g)].reverse()) {
		const [date, behind] = [written.slice(0, index), clockOf(written.slice(index).replace(/^[T\s,]+/, ''))];
		if (behind && date !== '' && clockOf(date) === null) return { ...behind, date: readDayText(date, days) };
	}
	throw new CellUnread(`is no time: “${shortened(written)}”`);
}

function clockOf(text: string): CellTime | null {
	const named = WORDS.get(text.toLowerCase());
	if (named !== undefined) return { minutes: named, date: null };
	const [, hours, minutes, directly, half, word = ''] = CLOCK.exec(text) ?? [];
	if (hours === undefined) return null;
	if (word.toLowerCase() === 'midnight') return { minutes: DAY_MINUTES, date: null };
	const hour = half === undefined ? Number(hours) : halfDayHour(Number(hours), half);
	return clockTime(hour, Number(minutes ?? directly ?? 0));
}

/** 12 AM is midnight, 12 PM noon. */
function halfDayHour(hour: number, half: string): number {
	if (hour < 1 || hour > 12) throw new CellUnread(`is no time: ${hour} ${half}m`);
	return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
