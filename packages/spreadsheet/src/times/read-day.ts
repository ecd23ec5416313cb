import { addDays, type Day, toDay, weekdayOf } from '@crossload/domain';
import type { Cell } from '../sheet.ts';

/** A cell that does not say what its column is for; the message follows the name of the column. */
export class CellUnread extends Error {}

/** The days of a festival, as far as they are known. */
export interface FestivalDays {
	/** The date of the first day's name; null where nobody has said it. */
	readonly firstDay: Day | null;
	/** Weekdays that the file names, 1 Monday … 7 Sunday. */
	readonly named: ReadonlySet<number>;
}

const WEEKDAYS: readonly string[][] = [
	['mo', 'mon', 'monday', 'montag'],
	['di', 'die', 'tu', 'tue', 'tues', 'tuesday', 'dienstag'],
	['mi', 'mit', 'we', 'wed', 'wednesday', 'mittwoch'],
	['do', 'don', 'th', 'thu', 'thur', 'thurs', 'thursday', 'donnerstag'],
	['fr', 'fre', 'fri', 'friday', 'freitag'],
	['sa', 'sam', 'sat', 'saturday', 'samstag', 'sonnabend'],
	['so', 'son', 'su', 'sun', 'sunday', 'sonntag'],
];

const MONTHS: readonly string[][] = [
	['jan', 'january', 'januar', 'jänner'],
	['feb', 'february', 'februar'],
	['mar', 'march', 'mär', 'märz', 'mrz'],
	['apr', 'april'],
	['may', 'mai'],
	['jun', 'june', 'juni'],
	['jul', 'july', 'juli'],
	['aug', 'august'],
	['sep', 'sept', 'september'],
	['oct', 'october', 'okt', 'oktober'],
	['nov', 'november'],
	['dec', 'december', 'dez', 'dezember'],
];

const weekdayByWord = numbered(WEEKDAYS);
const monthByWord = numbered(MONTHS);

function numbered(words: readonly string[][]): ReadonlyMap<string, number> {
	return new Map(words.flatMap((each, index) => each.map((word) => [word, index + 1] as const)));
}

/** The weekday that a text begins with or is: 1 Monday … 7 Sunday. */
export function weekdayNamed(text: string): number | null {
	const [word = ''] = /^\p{L}+/u.exec(text.trim().toLowerCase().normalize('NFC')) ?? [];
	return weekdayByWord.get(word) ?? null;
}

const FIRST_SERIAL_DAY = toDay('1899-12-30');
/** From 1954 to 2100: what is below is no date that a festival has. */
const DATE_SERIALS = { from: 20_000, to: 73_415 };

/** The day of a workbook's date. Throws {@link CellUnread} for one outside 1954–2100. */
export function dayOfSerial(serial: number): Day {
	const isDate = serial >= DATE_SERIALS.from && serial < DATE_SERIALS.to;
	if (!isDate) throw new CellUnread('is no date from 1954 to 2100');
	return addDays(FIRST_SERIAL_DAY, Math.floor(serial));
}

/** The day that a cell of the day's column names: a date, with or without its year, or a day's name. Throws {@link CellUnread}. */
export function readDay(cell: Exclude<Cell, null>, days: FestivalDays): Day {
	if (typeof cell === 'number') return dayOfSerial(cell);
	if (typeof cell === 'object' && 'serial' in cell) return dayOfSerial(cell.serial);
	if (typeof cell !== 'string') throw new CellUnread(typeof cell === 'object' ? cell.problem : 'is no day');
	return readDayText(cell, days);
}

/** The day of a text such as `2026-08-22`, `Sa 22.8.`, `22 August 2026` or `Samstag`. Throws {@link CellUnread}. */
export function readDayText(text: string, days: FestivalDays): Day {
	const written = text.trim().toLowerCase().normalize('NFC');
	const weekday = weekdayNamed(written);
	const rest = weekday === null ? written : written.replace(/^\p{L}+[.,\s]*/u, '');
	if (rest === '' && weekday !== null) return dayNamed(weekday, { text, days });
	const day = dateOf(rest, days);
	if (day === null) throw new CellUnread(`is no day: “${shortened(text)}”`);
	if (weekday !== null && weekdayOf(day) !== weekday)
		throw new CellUnread(`is no such day: ${day} is no ${firstWord(text)}`);
	return day;
}

function firstWord(text: string): string {
	return text.trim().split(/[.,\s]/, 1)[0] ?? '';
}

/** A text as a message quotes it. */
export function shortened(text: string): string {
	return text.length > 40 ? `${Array.from(text.slice(0, 80)).slice(0, 39).join('')}…` : text;
}

function dayNamed(weekday: number, { text, days }: { text: string; days: FestivalDays }): Day {
	const { firstDay, named } = days;
	if (firstDay === null) throw new CellUnread(`says “${text.trim()}” without a date: say which date the first day has`);
	const first = weekdayOf(firstDay);
	if (!named.has(first)) {
		throw new CellUnread(`says “${text.trim()}”, but no row is on the first day, ${firstDay}`);
	}
	return addDays(firstDay, (weekday - first + 7) % 7);
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[./-]\s?(\d{1,2})(?:[./-]\s?(\d{4}|\d{2})?)?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s*(?:of\s+)?(\p{L}+)\.?,?\s*(\d{4}|\d{2})?$/u;
const MONTH_FIRST = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})?$/u;

function dateOf(text: string, { firstDay }: FestivalDays): Day | null {
	const month = (word = '') => monthByWord.get(word);
	const iso = ISO.exec(text);
	if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
	const [, day, monthText, year] = NUMBERS.exec(text) ?? DAY_FIRST.exec(text) ?? swapped(MONTH_FIRST.exec(text)) ?? [];
	const monthNumber = /^\d/.test(monthText ?? '') ? Number(monthText) : month(monthText);
	if (day === undefined || monthNumber === undefined) return null;
	if (year === undefined && firstDay === null) {
		throw new CellUnread('has no year: say which date the first day has');
	}
	const shortYear = year ?? firstDay?.slice(0, 4) ?? '';
	return calendarDate(Number(shortYear.length === 2 ? `20${shortYear}` : shortYear), monthNumber, Number(day));
}

function swapped(found: RegExpExecArray | null): (string | undefined)[] | null {
	return found && [found[0], found[2], found[1], found[3]];
}

function calendarDate(year: number, month: number, day: number): Day | null {
	const date = new Date(Date.UTC(year, month - 1, day));
	if (year < 1954 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
	return toDay(date.toISOString().slice(0, 10));
}
