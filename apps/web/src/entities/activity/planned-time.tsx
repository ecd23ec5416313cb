import type { PlannedTimes } from '@crossload/domain';
import { planParts } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import classes from './planned-time.module.css';

/** A planned time as lists show it: `14:00–15:30`, with the weekday quietly in front only when it is not today. */
export function PlannedTime({ planned, isQuiet = false }: { planned: PlannedTimes; isQuiet?: boolean }) {
	return (
		<span className={plannedLook} data-quiet={isQuiet || undefined}>
			<PlannedParts planned={planned} />
		</span>
	);
}

/** For cells that hold {@link PlannedParts} alone; quiet in a quiet row. */
export const plannedLook = classes.planned;

/** What stands in a {@link PlannedTime}. */
export function PlannedParts({ planned }: { planned: PlannedTimes }) {
	const { weekday, times } = planParts(planned, useNow());
	return (
		<>
			{weekday && <span className={classes.weekday}>{weekday} </span>}
			{times}
		</>
	);
}
