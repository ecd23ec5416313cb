import type { Activity } from '@crossload/contract';
import { type ActivityTimes, activityState, canEnd, canStart } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiCheckBold, mdiPlay } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './operate-buttons.module.css';
import type { ActivityActions } from './use-activity-actions.tsx';

/** Whether anything is left to start or mark as done. */
export function hasOperations(activity: ActivityTimes): boolean {
	return canStart(activity) || canEnd(activity);
}

/** Start and Done, big and within the thumb's reach; what comes next is the filled one. */
export function OperateButtons({ activity, actions }: { activity: Activity; actions: ActivityActions }) {
	const isStartable = canStart(activity);
	const isNextDone = !isStartable || activityState(activity) === 'running';
	return (
		<div className={classes.buttons}>
			{isStartable && (
				<Button
					className={classes.start ?? ''}
					leftSection={<Icon path={mdiPlay} size={22} />}
					disabled={actions.isBusy}
					onClick={() => void actions.start(activity)}
				>
					{texts.start}
				</Button>
			)}
			{canEnd(activity) && (
				<Button
					className={classes.done ?? ''}
					variant={isNextDone ? 'filled' : 'default'}
					leftSection={<Icon path={mdiCheckBold} size={20} />}
					disabled={actions.isBusy}
					onClick={() => void actions.end(activity)}
				>
					{texts.done}
				</Button>
			)}
		</div>
	);
}
