import type { Activity, Stage } from '@crossload/contract';
import { type OnStage, onStage } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { estimateText } from '../../entities/activity/estimate-text.ts';
import { useEstimate, useOutlook } from '../../entities/activity/expected-context.ts';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { ThingLink } from '../../entities/thing/thing-link.tsx';
import { formatNear, formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { BoardLink } from '../board/board-link.tsx';
import { DelayButton } from '../delay/delay-button.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { type ShowTiming, shareDone, showTiming } from './show-timing.ts';
import classes from './stage-now.module.css';
import { StageOutlookLine } from './stage-outlook-line.tsx';

/** One stage: who plays or comes next, how long still, and what follows. It opens the show's details. */
export function StageNow({ stage, shows }: { stage: Stage; shows: readonly Activity[] }) {
	const now = useNow();
	const isPhone = useIsPhone();
	const mayWrite = useRight('activity:write');
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
			{show && !isPhone && (
				<span className={classes.acts}>
					{mayWrite && <DelayButton activity={show} />}
					<BoardLink lanes="stage" opening={{ block: show.id }} of={stage.name} className={classes.board} />
				</span>
			)}
			{show && <TimingLine timing={showTiming(state, now)} />}
			<span className={classes.track} aria-hidden>
				<span
					className={classes.done}
					style={{ width: `${state.playing ? shareDone(state.playing, now) * 100 : 0}%` }}
				/>
			</span>
			{!isPhone && <Following state={state} stageId={stage.id} />}
		</li>
	);
}

function ShowLine({ show, plan }: { show: Activity; plan: string }) {
	return (
		<span className={classes.show}>
			{show.band && (
				<ThingLink of="band" thingId={show.band.id} className={classes.band}>
					{show.band.name}
				</ThingLink>
			)}
			<ActivityLink activityId={show.id} className={classes.plan ?? ''}>
				{plan}
			</ActivityLink>
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

/** When the next one is expected, if that is not as planned (EST-05). */
function NextExpected({ next }: Pick<OnStage<Activity>, 'next'>) {
	const estimate = useEstimate(next?.id ?? 0);
	const now = useNow();
	if (!estimate || estimate.forgotten || estimate.by <= 0) return null;
	return (
		<>
			, {texts.next.toLowerCase()} <strong>{estimateText(estimate, false, now)}</strong>
		</>
	);
}

function Following({ state, stageId }: { state: OnStage<Activity>; stageId: number }) {
	const { playing, next, changeoverSince } = state;
	const now = useNow();
	const outlook = useOutlook(stageId);
	if (changeoverSince !== null) {
		return (
			<span className={classes.following}>
				{texts.changeover} <strong>{formatNear(changeoverSince, now)}</strong>
				<NextExpected next={next} />
			</span>
		);
	}
	if (outlook && (outlook.ends ?? outlook.next) !== null) return <StageOutlookLine outlook={outlook} next={next} />;
	const due = next?.planned_start ?? next?.planned_end ?? null;
	if (playing === null || next === null || due === null) return <span className={classes.following} />;
	return (
		<span className={classes.following}>
			{texts.next}{' '}
			<strong>
				{next.band?.name} {formatNear(due, now)}
			</strong>
		</span>
	);
}
