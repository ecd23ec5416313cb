import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { mdiTimerPlusOutline } from '@mdi/js';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import classes from './delay-button.module.css';
import { openDelay } from './open-delay.ts';

/** Opens the delay of an activity from its row or card; nothing for one that is over. */
export function DelayButton({ activity, className = '' }: { activity: Activity; className?: string | undefined }) {
	if (isOver(activity)) return null;
	return (
		// A plain button: a list has one per row, and the library's costs as much as the rest of the row.
		<button
			type="button"
			className={`${classes.button} ${className}`}
			data-reveal
			aria-label={`Delay…: ${activityName(activity)}`}
			onClick={() => openDelay(activity.id)}
		>
			<Icon path={mdiTimerPlusOutline} size={18} />
		</button>
	);
}

// Outside the hook: a new function on each render would render all rows again.
const delayOf = (activity: Activity) => (isOver(activity) ? null : <DelayButton activity={activity} />);

/**
 * 'Delay…' in a row, for those who plan (RIP-10): on phones beside its second line, elsewhere at its end while it is looked
 * at. The activity list has it with the next step instead.
 */
export function useRowDelay() {
	return useRight('activity:write') ? delayOf : undefined;
}
