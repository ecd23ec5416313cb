import type { Activity } from '@crossload/contract';
import { type OnStage, type StageOutlook, timeOfMinutes } from '@crossload/domain';
import { estimateText } from '../../entities/activity/estimate-text.ts';
import { useEstimate, useOutlook } from '../../entities/activity/expected-context.ts';
import { formatDuration, formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './stage-following.module.css';

/** The curfew is shown from so many minutes before it on. */
const NEAR_CURFEW = 120;

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

/** What follows on a stage: the changeover and what is expected, or who comes next. */
export function Following({ state, stageId }: { state: OnStage<Activity>; stageId: number }) {
	const { playing, next, changeoverSince } = state;
	const now = useNow();
	const outlook = useOutlook(stageId);
	if (changeoverSince !== null) {
		return (
			<span className={classes.outlook}>
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

/** What a stage expects: `ends ≈ 17:52, next Wolf Ink ≈ 18:22, 11 min to the curfew` (EST-05). */
function StageOutlookLine({ outlook, next }: { outlook: StageOutlook; next: Activity | null }) {
	const now = useNow();
	const { ends, next: nextAt } = outlook;
	return (
		<span className={classes.outlook}>
			{ends !== null && (
				<span>
					ends <strong>≈ {formatNear(timeOfMinutes(ends), now)}</strong>
				</span>
			)}
			{nextAt !== null && (
				<span className={classes.next}>
					<span>next</span>
					<span className={classes.nextBand}>{next?.band?.name}</span>
					<strong>≈ {formatNear(timeOfMinutes(nextAt), now)}</strong>
				</span>
			)}
			<ToCurfew outlook={outlook} />
		</span>
	);
}

/** How much room the stage has before its curfew, once that is near. */
function ToCurfew({ outlook: { minutesToCurfew: left } }: { outlook: StageOutlook }) {
	if (left === null || left >= NEAR_CURFEW) return null;
	return (
		<span className={classes.curfew} data-late={left < 0 || undefined}>
			{left < 0 ? texts.pastCurfew(formatDuration(-left)) : texts.toCurfew(formatDuration(left))}
		</span>
	);
}
