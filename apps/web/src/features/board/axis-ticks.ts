import type { Minutes } from '@crossload/domain';
import { isMidnight } from './minute-text.ts';
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

/** The minutes that stand as words above the lanes: a day takes the room of a time beside it, and now that of both. */
export function axisTicks({ range, step, visible, now, minutesPerPixel }: Axis): Minutes[] {
	const first = Math.max(range.from, range.from + Math.floor((visible.from - range.from) / step) * step);
	const count = Math.max(0, Math.ceil((Math.min(visible.to, range.to) - first) / step));
	const minutes = (pixels: number) => pixels * minutesPerPixel;
	const isUnderNow = (minute: Minutes) => {
		const room = minutes(HALF_WIDTH.now + (isMidnight(minute) ? HALF_WIDTH.day : HALF_WIDTH.time));
		return now !== null && Math.abs(now - minute) < Math.max(step / 2, room);
	};
	const isUnderDay = (minute: Minutes) =>
		step < minutes(HALF_WIDTH.day + HALF_WIDTH.time) && (isMidnight(minute - step) || isMidnight(minute + step));
	return Array.from({ length: count }, (_, place) => first + place * step).filter(
		(minute) => !isUnderNow(minute) && (isMidnight(minute) || !isUnderDay(minute)),
	);
}
