import type { Activity } from '@crossload/contract';
import { isOver, timeOfMinutes } from '@crossload/domain';
import { mdiLockOutline } from '@mdi/js';
import { formatNear, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import classes from './delay-slack.module.css';
import type { Strip } from './delay-strip-times.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** What would have to move and cannot, each with its reason: done, running or kept, and the stage's curfew (RIP-04). */
export function DelayHeld({ delay, strip }: { delay: Delay; strip: Strip | null }) {
	const { held } = delay.preview;
	const { stage } = delay.activity;
	const isPhone = useIsPhone();
	const curfew = strip?.curfew ?? null;
	const count = held.length + (curfew === null ? 0 : 1);
	if (count === 0) return null;
	return (
		<details className={classes.part} open={!isPhone}>
			<summary className={classes.title}>
				<Icon path={mdiLockOutline} size={18} />
				{texts.cannotMove}
				<span className={classes.count}>{count}</span>
			</summary>
			<ul className={classes.list}>
				{curfew !== null && (
					<li className={classes.line}>
						<strong>{texts.curfewOf(stage?.name ?? '')}</strong>
						<span>{formatTime(timeOfMinutes(curfew))}</span>
					</li>
				)}
				{held.map(({ activity, slack }) => (
					<li key={activity.id} className={classes.line}>
						<strong>{activityName(activity)}</strong>
						<Reason activity={activity} />
						<span className={classes.why}>{texts.lacks(-slack)}</span>
					</li>
				))}
			</ul>
		</details>
	);
}

function Reason({ activity }: { activity: Activity }) {
	const now = useNow();
	if (isOver(activity)) return <span>{texts.isDone}</span>;
	return <span>{activity.start === null ? texts.isKept : texts.since(formatNear(activity.start, now))}</span>;
}
