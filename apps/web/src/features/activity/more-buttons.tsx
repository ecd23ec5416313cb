import type { Activity } from '@crossload/contract';
import { isCancelled, isOver } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiCancel, mdiRestore, mdiTimerPlusOutline } from '@mdi/js';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { openDelay } from '../delay/open-delay.ts';
import { CANCEL_TEXTS as texts } from './cancel-texts.ts';
import classes from './more-buttons.module.css';

interface MoreButtonsProps {
	readonly activity: Activity;
	readonly onCancel: (activity: Activity) => void;
	readonly onRestore: (activity: Activity) => void;
}

/** What planning does with an activity that is not done, for those who may change it: delay it, cancel it, or restore it. */
export function MoreButtons({ activity, onCancel, onRestore }: MoreButtonsProps) {
	const mayWrite = useRight('activity:write');
	if (!mayWrite) return null;
	if (isCancelled(activity)) {
		return (
			<div className={classes.buttons}>
				<Button variant="default" leftSection={<Icon path={mdiRestore} />} onClick={() => onRestore(activity)}>
					{texts.restore}
				</Button>
			</div>
		);
	}
	if (isOver(activity)) return null;
	return (
		<div className={classes.buttons}>
			<Button
				variant="default"
				leftSection={<Icon path={mdiTimerPlusOutline} />}
				aria-keyshortcuts="d"
				onClick={() => openDelay(activity.id)}
			>
				{texts.delay}
			</Button>
			<Button variant="default" leftSection={<Icon path={mdiCancel} />} onClick={() => onCancel(activity)}>
				{texts.cancel}
			</Button>
		</div>
	);
}
