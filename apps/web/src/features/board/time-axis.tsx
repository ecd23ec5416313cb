import { calendarDayOf, instantOfMinutes, type Minutes, timeOfMinutes } from '@crossload/domain';
import type { CSSProperties, ReactNode } from 'react';
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';
import classes from './board-time-line.module.css';
import type { TimeRange } from './time-range.ts';

/** Pixels from the middle of one word to the middle of the next that leave both readable. */
const WORD = 42;

/** The hours above the lanes, with the day where one begins; the time that it is now stands in place of its neighbours. */
export function TimeAxis({ range, step, visible, now, minutesPerPixel = 0, children }: TimeAxisProps) {
	const first = Math.max(range.from, range.from + Math.floor((visible.from - range.from) / step) * step);
	const count = Math.max(0, Math.ceil((Math.min(visible.to, range.to) - first) / step));
	const ticks = Array.from({ length: count }, (_, place) => first + place * step);
	const at = (minute: Minutes) => ({ '--at': (minute - range.from) / (range.to - range.from) }) as CSSProperties;
	const isUnderNow = (minute: Minutes) =>
		now !== null && Math.abs(now - minute) < Math.max(step / 2, WORD * minutesPerPixel);
	return (
		<div className={classes.axis} aria-hidden>
			<span className={classes.corner} />
			{ticks
				.filter((minute) => !isUnderNow(minute))
				.map((minute) => (
					<span
						key={minute}
						className={classes.tick}
						style={at(minute)}
						data-hour={minute % 60 === 0 || undefined}
						data-first={minute === range.from || undefined}
					>
						{tickText(minute)}
					</span>
				))}
			{now !== null && (
				<span className={classes.nowTime} style={at(now)}>
					{formatTime(timeOfMinutes(now))}
				</span>
			)}
			{children}
		</div>
	);
}

interface TimeAxisProps {
	range: TimeRange;
	/** Minutes from one word to the next. */
	step: Minutes;
	visible: TimeRange;
	/** Null where it lies outside. */
	now: Minutes | null;
	/** How much time a pixel stands for; needed where now is shown. */
	minutesPerPixel?: number;
	children?: ReactNode;
}

/** `17:30`, at midnight `Sa 22.08.` */
export function tickText(minute: Minutes): string {
	const clock = clockText(minute);
	return clock === '00:00' ? dayText(minute) : clock;
}

/** `Sa 22.08.`, the calendar day of a minute. */
export function dayText(minute: Minutes): string {
	const day = calendarDayOf(instantOfMinutes(minute));
	return `${formatWeekday(day)} ${formatDay(day).slice(0, 6)}`;
}

/** `Sa 22.08. 17:30` */
export function timeText(minute: Minutes): string {
	return `${dayText(minute)} ${clockText(minute)}`;
}

/** `17:30` */
export function clockText(minute: Minutes): string {
	return formatTime(timeOfMinutes(Math.round(minute)));
}
