import type { Day } from '@crossload/domain';
import { ActionIcon } from '@mantine/core';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { memo } from 'react';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { Icon } from '../icon.tsx';
import { useStableHandler } from '../use-stable-handler.ts';
import { type DateTimeRange, dayOfLocal, withEndDayMoved } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** The day a range ends on, which an end past midnight sets by itself and buttons can move. */
export function EndDay({ value, onMove }: { value: DateTimeRange; onMove: (days: number) => void }) {
	const move = useStableHandler(onMove);
	if (value.from === null || value.to === null) return null;
	return <EndDayOf day={dayOfLocal(value.to)} canBeEarlier={withEndDayMoved(value, -1) !== value} onMove={move} />;
}

interface EndDayOfProps {
	day: Day;
	canBeEarlier: boolean;
	/** The same function as long as the buttons need not be rendered again. */
	onMove: (days: number) => void;
}

const EndDayOf = memo(({ day, canBeEarlier, onMove }: EndDayOfProps) => (
	<div className={classes.endDay}>
		<span>
			Ends {formatWeekday(day)} {formatDay(day)}
		</span>
		<ActionIcon
			variant="default"
			size={32}
			aria-label="End one day earlier"
			disabled={!canBeEarlier}
			onClick={() => onMove(-1)}
		>
			<Icon path={mdiMinus} size={16} />
		</ActionIcon>
		<ActionIcon variant="default" size={32} aria-label="End one day later" onClick={() => onMove(1)}>
			<Icon path={mdiPlus} size={16} />
		</ActionIcon>
	</div>
));
