import type { Activity } from '@crossload/contract';
import { isOver, timeOfMinutes } from '@crossload/domain';
import { mdiArrowCollapseHorizontal, mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { formatNear, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import { shrunkGaps } from './delay-line.ts';
import type { DelayPreview } from './delay-preview.ts';
import classes from './delay-slack.module.css';
import type { Strip } from './delay-strip.tsx';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** What absorbs the delay: gaps that shrink, and activities that need not move, with the minutes that are left there. */
export function DelaySlack({ lines, absorbed }: Pick<DelayPreview, 'lines' | 'absorbed'>) {
	const gaps = shrunkGaps(lines);
	return (
		<Part icon={mdiArrowCollapseHorizontal} title={texts.absorbs} count={gaps.length + absorbed.length}>
			{gaps.map(({ line, predecessor, minutes, minutesBefore, minutesAfter }) => (
				<li key={line.activity.id} className={classes.line}>
					<strong>{activityName(line.activity)}</strong>
					<span>{texts.absorbed(minutes)}</span>
					<span className={classes.why}>
						{texts.gapShrinks(minutesBefore, activityName(predecessor.activity), minutesAfter)}
					</span>
				</li>
			))}
			{absorbed.map(({ activity, slack }) => (
				<li key={activity.id} className={classes.line}>
					<strong>{activityName(activity)}</strong>
					<span>{texts.stays(slack)}</span>
				</li>
			))}
		</Part>
	);
}

/** What would have to move and cannot, each with its reason: done, running or kept, and the stage's curfew (RIP-04). */
export function DelayHeld({ delay, strip }: { delay: Delay; strip: Strip | null }) {
	const { held } = delay.preview;
	const { stage } = delay.activity;
	const curfew = strip?.curfew ?? null;
	return (
		<Part icon={mdiLockOutline} title={texts.cannotMove} count={held.length + (curfew === null ? 0 : 1)}>
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
		</Part>
	);
}

function Reason({ activity }: { activity: Activity }) {
	const now = useNow();
	if (isOver(activity)) return <span>{texts.isDone}</span>;
	return <span>{activity.start === null ? texts.isKept : texts.since(formatNear(activity.start, now))}</span>;
}

interface PartProps {
	icon: string;
	title: string;
	/** How many lines it has; without any it is not there. */
	count: number;
	children: ReactNode;
}

/** Lines under their title; on phones they are shown by a tap. */
function Part({ icon, title, count, children }: PartProps) {
	const isPhone = useIsPhone();
	if (count === 0) return null;
	return (
		<details className={classes.part} open={!isPhone}>
			<summary className={classes.title}>
				<Icon path={icon} size={18} />
				{title}
				<span className={classes.count}>{count}</span>
			</summary>
			<ul className={classes.list}>{children}</ul>
		</details>
	);
}
