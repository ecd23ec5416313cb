import type { Activity, Stage } from '@crossload/contract';
import { type OnStage, onStage } from '@crossload/domain';
import { estimateText } from '../../entities/activity/estimate-text.ts';
import { useEstimate, useOutlook } from '../../entities/activity/expected-context.ts';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { formatNear, formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { type ShowTiming, shareDone, showTiming } from './show-timing.ts';
import { StageActions } from './stage-actions.tsx';
import classes from './stage-now.module.css';
import { StageOutlookLine, ToCurfew } from './stage-outlook-line.tsx';

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
			{show && <StageActions stage={stage} show={show} isDelayedBelow={isDelayedBelow} />}
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
		<span>
			{texts.next.toLowerCase()} <strong>{estimateText(estimate, false, now)}</strong>
		</span>
	);
}

function Following({ state, stageId }: { state: OnStage<Activity>; stageId: number }) {
	const { playing, next, changeoverSince } = state;
	const now = useNow();
	const outlook = useOutlook(stageId);
	if (changeoverSince !== null) {
		return (
			<span className={classes.following} data-outlook>
				<span className={classes.changeover}>
					{texts.changeover}
					<span className={classes.since}>
						{texts.changeoverSince} <strong>{formatNear(changeoverSince, now)}</strong>
					</span>
				</span>
				<NextExpected next={next} />
				{outlook && <ToCurfew outlook={outlook} />}
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
