import { type ActivityTimes, activityStatus } from '@crossload/domain';
import { useNow } from '../../lib/now.ts';
import { StatusIcon } from './status-label.tsx';
import classes from './status-timing.module.css';
import { TimingText } from './timing-text.tsx';

/** How an activity stands: its status as icon, and what its planned time means now. */
export function StatusTiming({ activity }: { activity: ActivityTimes & { readonly id: number } }) {
	return (
		<span className={classes.statusTiming}>
			<StatusIcon status={activityStatus(activity, useNow())} />
			<TimingText activity={activity} />
		</span>
	);
}
