import { DAY_MINUTES, type Minutes } from '@crossload/domain';
import { clockText, dayText, isMidnight } from './minute-text.ts';
import type { TimeRange } from './time-range.ts';

/** Half of a label's width with some room, in pixels at a root font of 16 px: of a time, of a day, and of now in its frame. */
const HALF_WIDTH = { time: 23, day: 35, now: 29 };

/** Pixels of a letter of what is said where something is dragged, and of what is around the words. */
const PILL = { letter: 6.9, padding: 12 };

/** The new time of what is dragged, from its start on. */
export interface AxisPill {
	readonly minute: Minutes;
	readonly text: string;
}

interface Axis {
	readonly range: TimeRange;
	/** Minutes from one tick to the next. */
	readonly step: Minutes;
	/** What is drawn of the range. */
	readonly visible: TimeRange;
	/** Null where it lies outside. */
	readonly now: Minutes | null;
	/** Null while nothing is dragged. */
	readonly pill: AxisPill | null;
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

/**
 * The ticks above the lanes without those that would overlap: a day hides a time beside it, now hides both, and so does what
 * is dragged.
 */
export function axisTicks({ range, step, visible, now, pill, minutesPerPixel }: Axis): Tick[] {
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
	const isUnderPill = (minute: Minutes) => {
		const half = isDay(minute) ? HALF_WIDTH.day : HALF_WIDTH.time;
		// The first label begins at its minute: its first half would be behind the lanes' names.
		const center = minute === range.from ? minute + minutes(half) : minute;
		return isCovered({ center, half, pill, minutesPerPixel });
	};
	return Array.from({ length: count }, (_, index) => first + index * step)
		.filter((minute) => !isUnderNow(minute) && !isUnderPill(minute) && (isDay(minute) || !isUnderDay(minute)))
		.map((minute) => ({ minute, label: isDay(minute) ? dayText(minute) : clockText(minute) }));
}

/** Whether what is dragged covers the label of now. */
export function isNowCovered({ now, pill, minutesPerPixel }: Pick<Axis, 'now' | 'pill' | 'minutesPerPixel'>): boolean {
	return now !== null && isCovered({ center: now, half: HALF_WIDTH.now, pill, minutesPerPixel });
}

interface Label extends Pick<Axis, 'pill' | 'minutesPerPixel'> {
	readonly center: Minutes;
	/** Half of its width, in pixels. */
	readonly half: number;
}

function isCovered({ center, half, pill, minutesPerPixel }: Label): boolean {
	if (pill === null) return false;
	const end = pill.minute + (pill.text.length * PILL.letter + PILL.padding) * minutesPerPixel;
	return center + half * minutesPerPixel > pill.minute && center - half * minutesPerPixel < end;
}
