import type { Activity, Stage } from '@crossload/contract';
import { useRight } from '../../api/session.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { BoardLink } from '../board/board-link.tsx';
import { DelayButton } from '../delay/delay-button.tsx';
import classes from './stage-actions.module.css';

/** What is done with the show on a stage's card: it is delayed, or looked at on the board. */
export function StageActions({ stage, show, isDelayedBelow }: StageActionsProps) {
	const isPhone = useIsPhone();
	const mayWrite = useRight('activity:write');
	return (
		<span className={classes.actions}>
			{mayWrite && !isDelayedBelow && <DelayButton activity={show} className={classes.delay} />}
			{!isPhone && <BoardLink lanes="stage" opening={{ block: show.id }} of={stage.name} className={classes.board} />}
		</span>
	);
}

interface StageActionsProps {
	readonly stage: Stage;
	readonly show: Activity;
	/** What is around the card has a larger 'Delay…'. */
	readonly isDelayedBelow: boolean;
}
