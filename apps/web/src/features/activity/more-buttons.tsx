import type { Activity } from '@crossload/contract';
import { isCancelled, isOver } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiCancel, mdiRestore, mdiTimerPlusOutline } from '@mdi/js';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoardButton } from '../board/board-link.tsx';
import { lanesOfActivity } from '../board/board-search.ts';
import { MoveButton } from '../board/move/move-button.tsx';
import { openDelay } from '../delay/open-delay.ts';
import { activityName } from './activity-name.ts';
import { CANCEL_TEXTS as texts } from './cancel-texts.ts';
import classes from './more-buttons.module.css';

interface MoreButtonsProps {
	readonly activity: Activity;
	readonly onCancel: (activity: Activity) => void;
	readonly onRestore: (activity: Activity) => void;
}

/** The way to the board, and what planning does with an activity that is not done: delay, cancel or restore it. */
export function MoreButtons({ activity, onCancel, onRestore }: MoreButtonsProps) {
	const mayWrite = useRight('activity:write');
	const isPlanned = mayWrite && !isOver(activity);
	return (
		<div className={classes.buttons}>
			{mayWrite && isCancelled(activity) && (
				<Button variant="default" leftSection={<Icon path={mdiRestore} />} onClick={() => onRestore(activity)}>
					{texts.restore}
				</Button>
			)}
			{isPlanned && (
				<>
					<Button
						variant="default"
						leftSection={<Icon path={mdiTimerPlusOutline} />}
						aria-keyshortcuts="d"
						onClick={() => openDelay(activity.id)}
					>
						{texts.delay}
					</Button>
					<MoveButton activity={activity} />
					<Button variant="default" leftSection={<Icon path={mdiCancel} />} onClick={() => onCancel(activity)}>
						{texts.cancel}
					</Button>
				</>
			)}
			<BoardButton lanes={lanesOfActivity(activity)} opening={{ block: activity.id }} of={activityName(activity)} />
		</div>
	);
}
