import { type Clock, clockIn } from './clock.ts';

/** What stands in the two parts of a time field, as it was typed. */
export interface ClockTexts {
	readonly hours: string;
	readonly minutes: string;
}

export type ClockPart = keyof ClockTexts;

/** What typing has made of a time field. */
export interface Typed {
	readonly texts: ClockTexts;
	/** The part is complete and the focus moves on to the minutes. */
	readonly isComplete: boolean;
	/** Something was typed that has no place in a time, and was not taken. */
	readonly isRefused: boolean;
}

export const NO_CLOCK: ClockTexts = { hours: '', minutes: '' };

const SEPARATOR = /[:.,h\s]$/;

/** The two parts of a clock time; both empty without one. */
export function textsOfClock(clock: Clock | null): ClockTexts {
	return clock === null ? NO_CLOCK : { hours: clock.slice(0, 2), minutes: clock.slice(3) };
}

/** The time that the texts say: null when the hours are empty, undefined when it cannot be understood. */
export function clockOfTexts({ hours, minutes }: ClockTexts): Clock | null | undefined {
	if (hours === '') return minutes === '' || isPart('minutes', minutes) ? null : undefined;
	if (minutes !== '' && !isPart('minutes', minutes)) return undefined;
	return clockIn(`${hours}:${minutes || '00'}`) ?? undefined;
}

/**
 * The texts after `raw` has come to stand in a part. A complete part that gets one more digit starts over with it, so
 * that it makes no difference where in it the caret stands. A whole time may be typed or pasted: '0840', '8:40', '8.40'.
 */
export function typedInto(before: ClockTexts, part: ClockPart, raw: string): Typed {
	const old = before[part];
	const text = isPart(part, old) ? (addedTo(old, raw) ?? raw) : raw;
	const digits = text.replace(/\D/g, '');
	const whole = digits.length > 2 ? clockIn(text.trim()) : null;
	const isAtOnce = text.length > old.length + 1;
	if (whole && (part === 'hours' || isAtOnce))
		return { texts: textsOfClock(whole), isComplete: true, isRefused: false };
	const isSeparated = part === 'hours' && SEPARATOR.test(text);
	if (text !== '' && digits === '') return { texts: before, isComplete: isSeparated, isRefused: !isSeparator(text) };
	const isComplete = part === 'hours' && (isSeparated || isPart('hours', digits) || /^[3-9]$/.test(digits));
	const isRefused = digits !== text && !isSeparated;
	return { texts: { ...before, [part]: digits }, isComplete, isRefused };
}

/** The clock time that an arrow key leads to: by an hour, or to the next five minutes. */
export function stepped(clock: Clock, part: ClockPart, direction: 1 | -1): Clock {
	const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
	const step = part === 'hours' ? 60 : MINUTE_STEP;
	const from = part === 'hours' ? minutes : roundedAgainst(minutes, direction);
	const next = (from + direction * step + MINUTES_OF_DAY) % MINUTES_OF_DAY;
	return `${twoDigits(Math.floor(next / 60))}:${twoDigits(next % 60)}`;
}

const MINUTE_STEP = 5;
const MINUTES_OF_DAY = 24 * 60;

function roundedAgainst(minutes: number, direction: 1 | -1): number {
	return (direction === 1 ? Math.floor(minutes / MINUTE_STEP) : Math.ceil(minutes / MINUTE_STEP)) * MINUTE_STEP;
}

function twoDigits(count: number): string {
	return `${count}`.padStart(2, '0');
}

/** Whether the part is complete and right, in two digits. */
function isPart(part: ClockPart, text: string): boolean {
	return (part === 'hours' ? /^([01]\d|2[0-3])$/ : /^[0-5]\d$/).test(text);
}

/** The one character that `raw` has more than `old`; null when they differ in another way. */
function addedTo(old: string, raw: string): string | null {
	if (raw.length !== old.length + 1) return null;
	const at = [...raw].findIndex((_, place) => raw.slice(0, place) + raw.slice(place + 1) === old);
	return at === -1 ? null : (raw[at] ?? null);
}

function isSeparator(text: string): boolean {
	return text.length === 1 && SEPARATOR.test(text);
}
