import { mdiArrowCollapseHorizontal } from '@mdi/js';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import { shrunkGaps } from './delay-line.ts';
import type { DelayPreview } from './delay-preview.ts';
import classes from './delay-slack.module.css';
import { DELAY_TEXTS as texts } from './delay-texts.ts';

/** What absorbs the delay: gaps that shrink, and activities that need not move, with the minutes that are left there. */
export function DelaySlack({ lines, absorbed }: Pick<DelayPreview, 'lines' | 'absorbed'>) {
	const gaps = shrunkGaps(lines);
	const isPhone = useIsPhone();
	if (gaps.length + absorbed.length === 0) return null;
	return (
		<details className={classes.part} open={!isPhone}>
			<summary className={classes.title}>
				<Icon path={mdiArrowCollapseHorizontal} size={18} />
				{texts.absorbs}
				<span className={classes.count}>{gaps.length + absorbed.length}</span>
			</summary>
			<ul className={classes.list}>
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
			</ul>
		</details>
	);
}
