import { mdiArrowCollapseHorizontal } from '@mdi/js';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import { takenUp } from './delay-line.ts';
import type { DelayPreview } from './delay-preview.ts';
import classes from './delay-slack.module.css';
import { DELAY_TEXTS as texts } from './delay-texts.ts';

/** Where the delay becomes less, and what it reaches and does not move, with the minutes that are left there. */
export function DelaySlack({ lines, absorbed }: Pick<DelayPreview, 'lines' | 'absorbed'>) {
	const used = takenUp(lines);
	const isPhone = useIsPhone();
	if (used.length + absorbed.length === 0) return null;
	return (
		<details className={classes.part} open={!isPhone}>
			<summary className={classes.title}>
				<Icon path={mdiArrowCollapseHorizontal} size={18} />
				{texts.takesUp}
				<span className={classes.count}>{used.length + absorbed.length}</span>
			</summary>
			<ul className={classes.list}>
				{used.map(({ line, before, minutes, had, keeps }) => (
					<li key={line.activity.id} className={classes.line}>
						<strong>{activityName(line.activity)}</strong>
						<span>{texts.takenUp(minutes)}</span>
						<span className={classes.why}>{texts.had(had, activityName(before.activity), keeps)}</span>
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
