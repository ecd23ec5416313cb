import type { Activity } from '@crossload/contract';
import { activityStatus, canEnd, canStart } from '@crossload/domain';
import { useNow } from '../../lib/now.ts';
import { dropSecondClick } from '../../ui/second-click.ts';
import { activityName } from './activity-name.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './row-action.module.css';
import type { ActivityActions } from './use-activity-actions.tsx';

/** What comes next for an activity, as a button in its row: in sight while it needs somebody, else when looked at. */
export function RowAction({ activity, start, end }: { activity: Activity } & Pick<ActivityActions, 'start' | 'end'>) {
	const status = activityStatus(activity, useNow());
	const isStartable = canStart(activity);
	if (!isStartable && !canEnd(activity)) return null;
	const [text, operate] = isStartable ? [texts.start, start] : [texts.done, end];
	return (
		// A plain button: a list has one per row, and the library's costs as much as the rest of the row.
		<button
			type="button"
			className={classes.action}
			data-reveal={status === 'planned' || undefined}
			aria-label={`${text}: ${activityName(activity)}`}
			// Start turns into Done under the finger.
			onClickCapture={dropSecondClick}
			onClick={() => void operate(activity)}
		>
			{text}
		</button>
	);
}
