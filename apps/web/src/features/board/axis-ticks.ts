import { DAY_MINUTES, type Minutes } from '@crossload/domain';
import { clockText, dayText, isMidnight } from './minute-text.ts';
import type { TimeRange } from './time-range.ts';

/** Half of a label's width with some room, in pixels at a root font of 16 px: of a time, of a day, and of now in its frame. */
const HALF_WIDTH = { time: 23, day: 35, now: 29 };

interface Axis {
	readonly range: TimeRange;
	/** Minutes from one tick to the next. */
	readonly step: Minutes;
	/** What is drawn of the range. */
	readonly visible: TimeRange;
	/** Null where it lies outside. */
	readonly now: Minutes | null;
	/** For pixels at a root font of 16 px; 0 where the labels have room in any case. */
	readonly minutesPerPixel: number;
}

/** With a step of this or more, days are marked where a festival day begins: midnight may not be among the ticks. */
const LONG_STEP = DAY_MINUTES / 2;

/** A label of the axis above the lanes. */
export interface Tick {
	readonly minute: Minutes;
	/** `17:30`, where a day begins `Sa 22.08.` */
	readonly label: string;
}

/** The ticks above the lanes without those that would overlap: a day hides a time beside it, and now hides both. */
export function axisTicks({ range, step, visible, now, minutesPerPixel }: Axis): Tick[] {
	const first = Math.max(range.from, range.from + Math.floor((visible.from - range.from) / step) * step);
	const count = Math.max(0, Math.ceil((Math.min(visible.to, range.to) - first) / step));
	const minutes = (pixels: number) => pixels * minutesPerPixel;
	const isDay = (minute: Minutes) =>
		isMidnight(minute) || (step >= LONG_STEP && (minute - range.from) % DAY_MINUTES === 0);
	const isUnderNow = (minute: Minutes) => {
		const room = minutes(HALF_WIDTH.now + (isDay(minute) ? HALF_WIDTH.day : HALF_WIDTH.time));
		// Now takes the place of a time within half a step, but of a day only where they would overlap.
		return now !== null && Math.abs(now - minute) < (isDay(minute) ? room : Math.max(step / 2, room));
	};
	const isUnderDay = (minute: Minutes) =>
		step < minutes(HALF_WIDTH.day + HALF_WIDTH.time) && (isDay(minute - step) || isDay(minute + step));
	return Array.from({ length: count }, (_, index) => first + index * step)
		.filter((minute) => !isUnderNow(minute) && (isDay(minute) || !isUnderDay(minute)))
		.map((minute) => ({ minute, label: isDay(minute) ? dayText(minute) : clockText(minute) }));
}
