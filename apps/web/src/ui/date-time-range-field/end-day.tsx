import { ActionIcon } from '@mantine/core';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { Icon } from '../icon.tsx';
import { type DateTimeRange, dayOfLocal, withEndDayMoved } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** The day a range ends on, which an end past midnight sets by itself and buttons can move. */
export function EndDay({ value, onMove }: { value: DateTimeRange; onMove: (days: number) => void }) {
	if (value.from === null || value.to === null) return null;
	const day = dayOfLocal(value.to);
	return (
		<div className={classes.endDay}>
			<span>
				Ends {formatWeekday(day)} {formatDay(day)}
			</span>
			<ActionIcon
				variant="default"
				size={32}
				aria-label="End one day earlier"
				disabled={withEndDayMoved(value, -1) === value}
				onClick={() => onMove(-1)}
			>
				<Icon path={mdiMinus} size={16} />
			</ActionIcon>
			<ActionIcon variant="default" size={32} aria-label="End one day later" onClick={() => onMove(1)}>
				<Icon path={mdiPlus} size={16} />
			</ActionIcon>
		</div>
	);
}
