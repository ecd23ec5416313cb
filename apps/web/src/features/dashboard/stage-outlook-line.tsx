import type { Activity } from '@crossload/contract';
import { type OnStage, type StageOutlook, timeOfMinutes } from '@crossload/domain';
import { formatDuration, formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './stage-outlook-line.module.css';

/** The curfew is shown from so many minutes before it on. */
const NEAR_CURFEW = 120;

/** What a stage expects: `ends ≈ 17:52, next Wolf Ink ≈ 18:22, 11 min to the curfew` (EST-05). */
export function StageOutlookLine({ outlook, next }: { outlook: StageOutlook; next: OnStage<Activity>['next'] }) {
	const now = useNow();
	const { ends, next: nextAt } = outlook;
	return (
		<span className={classes.outlook} data-outlook>
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
export function ToCurfew({ outlook: { minutesToCurfew: left } }: { outlook: StageOutlook }) {
	if (left === null || left >= NEAR_CURFEW) return null;
	return (
		<span className={classes.curfew} data-late={left < 0 || undefined}>
			{left < 0 ? texts.pastCurfew(formatDuration(-left)) : texts.toCurfew(formatDuration(left))}
		</span>
	);
}
