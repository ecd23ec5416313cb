import type { Activity, Stage } from '@crossload/contract';
import { onStage } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { BoardLink } from '../board/board-link.tsx';
import { DelayButton } from '../delay/delay-button.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { type ShowTiming, shareDone, showTiming } from './show-timing.ts';
import { Following } from './stage-following.tsx';
import classes from './stage-now.module.css';

/** One stage: who plays or comes next, how long still, and what follows. It opens the show's details. */
export function StageNow({ stage, shows, isDelayedBelow = false }: StageNowProps) {
	const now = useNow();
	const state = onStage(shows, now);
	const show = state.playing ?? state.next;
	return (
		<li className={classes.stage}>
			<StageActivitiesLink stage={stage} />
			{show ? (
				<ShowLine show={show} plan={formatPlan(show, now)} />
			) : (
				<span className={classes.over}>{texts.noMoreShows}</span>
			)}
			{show && <Actions stage={stage} show={show} isDelayedBelow={isDelayedBelow} />}
			{show && <TimingLine timing={showTiming(state, now)} />}
			<span className={classes.track} aria-hidden>
				<span
					className={classes.done}
					style={{ width: `${state.playing ? shareDone(state.playing, now) * 100 : 0}%` }}
				/>
			</span>
			<Following state={state} stageId={stage.id} />
		</li>
	);
}

interface StageNowProps {
	readonly stage: Stage;
	readonly shows: readonly Activity[];
	/** What is around it has a larger 'Delay…'. */
	readonly isDelayedBelow?: boolean;
}

function ShowLine({ show, plan }: { show: Activity; plan: string }) {
	return (
		<span className={classes.show}>
			{show.band && (
				<EntityLink of="band" entityId={show.band.id} className={classes.band}>
					{show.band.name}
				</EntityLink>
			)}
			<ActivityLink activityId={show.id} className={classes.plan ?? ''}>
				{plan}
			</ActivityLink>
		</span>
	);
}

/** What is done with the show: it is delayed, or looked at on the board. */
function Actions({ stage, show, isDelayedBelow }: { stage: Stage; show: Activity; isDelayedBelow: boolean }) {
	const isPhone = useIsPhone();
	const mayWrite = useRight('activity:write');
	return (
		<span className={classes.actions}>
			{mayWrite && !isDelayedBelow && <DelayButton activity={show} className={classes.delay} />}
			{!isPhone && <BoardLink lanes="stage" opening={{ block: show.id }} of={stage.name} className={classes.board} />}
		</span>
	);
}

function TimingLine({ timing: { status, urgency, text } }: { timing: ShowTiming }) {
	const [, word, rest] = /^(next )?(.*)$/.exec(text) ?? [];
	return (
		<span className={classes.timing} data-urgency={urgency}>
			<StatusIcon status={status} />
			<span>
				{word && <span className={classes.word}>{word}</span>}
				{rest}
			</span>
		</span>
	);
}
