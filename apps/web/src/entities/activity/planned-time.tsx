import type { PlannedTimes } from '@crossload/domain';
import { planParts } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import classes from './planned-time.module.css';

/** A planned time as lists show it: `14:00–15:30`, with the day quietly in front only when it is not today; quiet in a quiet row. */
export function PlannedTime({ planned, isQuiet = false, className = '' }: PlannedTimeProps) {
	const { day, times } = planParts(planned, useNow());
	return (
		<span className={`${classes.planned} ${className}`} data-quiet={isQuiet || undefined}>
			{day && <span className={classes.day}>{day} </span>}
			{times}
		</span>
	);
}

interface PlannedTimeProps {
	planned: PlannedTimes;
	isQuiet?: boolean;
	className?: string | undefined;
}
