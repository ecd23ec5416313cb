import { DAY_MINUTES, type Minutes } from '@crossload/domain';
import { clockText, dayText, isMidnight } from './minute-text.ts';
import type { TimeRange } from './time-range.ts';

/** Pixels as designed from a word's middle to its end, and some room: of a time, of a day, and of now in its frame. */
const HALF_WIDTH = { time: 23, day: 35, now: 29 };

interface Axis {
	readonly range: TimeRange;
	/** Minutes from one word to the next. */
	readonly step: Minutes;
	/** What is drawn of the range. */
	readonly visible: TimeRange;
	/** Null where it lies outside. */
	readonly now: Minutes | null;
	/** Of a pixel as designed; 0 where the words have room in any case. */
	readonly minutesPerPixel: number;
}

/** From one word to the next: where so few stand, midnight is not among them or all are the hour at which days begin. */
const FEW = DAY_MINUTES / 2;

/** A word above the lanes. */
export interface Tick {
	readonly minute: Minutes;
	/** `17:30`, where a day begins `Sa 22.08.` */
	readonly word: string;
}

/** The words above the lanes: a day takes the room of a time beside it, and now that of both. */
export function axisTicks({ range, step, visible, now, minutesPerPixel }: Axis): Tick[] {
	const first = Math.max(range.from, range.from + Math.floor((visible.from - range.from) / step) * step);
	const count = Math.max(0, Math.ceil((Math.min(visible.to, range.to) - first) / step));
	const minutes = (pixels: number) => pixels * minutesPerPixel;
	const isDay = (minute: Minutes) => isMidnight(minute) || (step >= FEW && (minute - range.from) % DAY_MINUTES === 0);
	const isUnderNow = (minute: Minutes) => {
		const room = minutes(HALF_WIDTH.now + (isDay(minute) ? HALF_WIDTH.day : HALF_WIDTH.time));
		// Now stands for the time next to it, but says no day.
		return now !== null && Math.abs(now - minute) < (isDay(minute) ? room : Math.max(step / 2, room));
	};
	const isUnderDay = (minute: Minutes) =>
		step < minutes(HALF_WIDTH.day + HALF_WIDTH.time) && (isDay(minute - step) || isDay(minute + step));
	return Array.from({ length: count }, (_, place) => first + place * step)
		.filter((minute) => !isUnderNow(minute) && (isDay(minute) || !isUnderDay(minute)))
		.map((minute) => ({ minute, word: isDay(minute) ? dayText(minute) : clockText(minute) }));
}
