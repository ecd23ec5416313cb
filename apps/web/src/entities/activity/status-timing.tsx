import { type ActivityTimes, activityStatus } from '@crossload/domain';
import { useNow } from '../../lib/now.ts';
import { StatusIcon } from './status-label.tsx';
import classes from './status-timing.module.css';
import { TimingText } from './timing-text.tsx';

/** How an activity stands: its status as icon, and what its planned time means now. */
export function StatusTiming({ activity }: { activity: ActivityTimes }) {
	return (
		<span className={classes.inText}>
			<StatusTimingParts activity={activity} />
		</span>
	);
}

/** For cells that hold {@link StatusTimingParts} alone. */
export const statusTimingLook = classes.inCell;

/** What stands in a {@link StatusTiming}. */
export function StatusTimingParts({ activity }: { activity: ActivityTimes }) {
	return (
		<>
			<StatusIcon status={activityStatus(activity, useNow())} />
			<TimingText activity={activity} />
		</>
	);
}
