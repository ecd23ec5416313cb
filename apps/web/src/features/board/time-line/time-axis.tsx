import type { Minutes } from '@crossload/domain';
import { memo } from 'react';
import { SCALE } from '../../../lib/rem.ts';
import { type AxisPill, axisTicks, isNowCovered } from '../model/axis-ticks.ts';
import { clockText } from '../model/minute-text.ts';
import { placeIn, type TimeRange } from '../model/time-range.ts';
import moveClasses from '../move/board-move.module.css';
import classes from './time-axis.module.css';

/**
 * The hours above the lanes, with the day where one begins; the time that it is now stands in place of its neighbours, and
 * the new time of what is dragged in place of both.
 */
export const TimeAxis = memo(Axis);

function Axis({ range, step, visible, now, pill = null, ...scale }: TimeAxisProps) {
	const minutesPerPixel = (scale.minutesPerPixel ?? 0) * SCALE;
	return (
		<div className={classes.axis} aria-hidden>
			<span className={classes.corner} />
			{axisTicks({ range, step, visible, now, pill, minutesPerPixel }).map(({ minute, label }) => (
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
			{now !== null && !isNowCovered({ now, pill, minutesPerPixel }) && (
				<span className={classes.nowTime} style={placeIn(range, now)}>
					{clockText(now)}
				</span>
			)}
			{pill !== null && (
				<span className={moveClasses.pill} style={placeIn(range, pill.minute)}>
					{pill.text}
				</span>
			)}
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
	/** The new time of what is dragged. */
	pill?: AxisPill | null;
}
