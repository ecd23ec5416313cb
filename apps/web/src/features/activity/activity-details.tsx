import type { Activity } from '@crossload/contract';
import { activityState, activityStatus, type Instant, isCancelled, isCrossload } from '@crossload/domain';
import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useRight } from '../../api/session.ts';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_SHORT } from '../../entities/activity/status-texts.ts';
import { timingText } from '../../entities/activity/timing-text.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { formatFullPlan, formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './activity-details.module.css';
import { ActivityFindings } from './activity-findings.tsx';
import { ActivityHistory } from './activity-history.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import { ActualTime } from './actual-time.tsx';
import { EstimateFacts } from './estimate-facts.tsx';
import { Forgotten } from './forgotten.tsx';
import { PositionFact, VehicleFacts } from './linked-facts.tsx';

/** What is known of an activity: who, when, how it stands; then the facts in rows. */
export function ActivityDetails({ activity, children }: { activity: Activity; children?: ReactNode }) {
	const { activityType, band, stage, position, start, end, info } = activity;
	const isStageWithPosition = isCrossload(activityType) && position !== null;
	return (
		<>
			<div className={classes.head} data-tone={isCancelled(activity) ? 'cancelled' : undefined}>
				{band && (
					<EntityLink of="band" entityId={band.id} className={classes.band}>
						{band.name}
						<Icon path={mdiChevronRight} size={22} />
					</EntityLink>
				)}
				<div className={classes.time}>
					<PlannedTime planned={activity} />
				</div>
				<DetailStatus activity={activity} />
			</div>
			<Forgotten activity={activity} />
			{children}
			<div className={classes.facts}>
				<Facts labelWidth={76} isFlush>
					<Fact label={texts.planned}>{formatFullPlan(activity)}</Fact>
					<Fact label={texts.actual}>
						<div className={start === null && end === null ? 'dim' : undefined}>
							<ActualTime start={start} end={end} timeMode={activityType.timeMode} />
						</div>
					</Fact>
					<EstimateFacts activity={activity} />
					{stage && !isStageWithPosition && (
						<Fact label={texts.stage}>
							<StageActivitiesLink stage={stage} />
						</Fact>
					)}
					{position && <PositionFact position={position} crossloadStage={isStageWithPosition ? stage : null} />}
					{info && (
						<Fact label={texts.info}>
							<div className={classes.info}>{info}</div>
						</Fact>
					)}
					<VehicleFacts activity={activity} />
					<ActivityFindings activity={activity} />
				</Facts>
			</div>
			{useRight('history:read') && <ActivityHistory activityId={activity.id} />}
		</>
	);
}

/** Planned, Running or Done, and what that means now; red with its icon when it is late. */
function DetailStatus({ activity }: { activity: Activity }) {
	const now = useNow();
	const status = activityStatus(activity, now);
	return (
		<div className={classes.status} data-status={status}>
			<StatusIcon status={status} size={20} />
			<span>
				{isCancelled(activity)
					? cancelledText(activity, now)
					: `${STATUS_SHORT[activityState(activity)]}, ${timingText(activity, now)}`}
			</span>
		</div>
	);
}

/** 'Cancelled 17:20: generator is down'. */
function cancelledText({ cancelled, cancel_reason: reason }: Activity, now: Instant): string {
	const since = cancelled === null ? '' : ` ${formatNear(cancelled, now)}`;
	return `${STATUS_SHORT.cancelled}${since}${reason === null ? '' : `: ${reason}`}`;
}
