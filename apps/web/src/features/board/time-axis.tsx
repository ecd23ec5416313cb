import type { Minutes } from '@crossload/domain';
import type { ReactNode } from 'react';
import { SCALE } from '../../lib/rem.ts';
import { axisTicks } from './axis-ticks.ts';
import classes from './board-time-line.module.css';
import { clockText } from './minute-text.ts';
import { placeIn, type TimeRange } from './time-range.ts';

/** The hours above the lanes, with the day where one begins; the time that it is now stands in place of its neighbours. */
export function TimeAxis({ range, step, visible, now, minutesPerPixel = 0, children }: TimeAxisProps) {
	return (
		<div className={classes.axis} aria-hidden>
			<span className={classes.corner} />
			{axisTicks({ range, step, visible, now, minutesPerPixel: minutesPerPixel * SCALE }).map(({ minute, label }) => (
				<span
					key={minute}
					className={classes.tick}
					style={placeIn(range, minute)}
					data-hour={minute % 60 === 0 || undefined}
					data-first={minute === range.from || undefined}
				>
					{label}
				</span>
			))}
			{now !== null && (
				<span className={classes.nowTime} style={placeIn(range, now)}>
					{clockText(now)}
				</span>
			)}
			{children}
		</div>
	);
}

interface TimeAxisProps {
	range: TimeRange;
	/** Minutes from one tick to the next. */
	step: Minutes;
	visible: TimeRange;
	/** Null where it lies outside. */
	now: Minutes | null;
	/** How much time a pixel stands for; left out where the labels have room in any case. */
	minutesPerPixel?: number;
	children?: ReactNode;
}
