import { activityName } from '../activity/activity-name.ts';
import classes from './delay-absorbed.module.css';
import type { DelayPreview } from './delay-preview.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';

/** What the delay reaches and does not move, with the minutes that are left there. */
export function DelayAbsorbed({ absorbed }: Pick<DelayPreview, 'absorbed'>) {
	if (absorbed.length === 0) return null;
	return (
		<details className={classes.absorbed}>
			<summary className={classes.title}>{texts.absorbed(absorbed.length)}</summary>
			<ul className={classes.list}>
				{absorbed.map(({ activity, slack }) => (
					<li key={activity.id} className={classes.line}>
						<span>{activityName(activity)}</span>
						<span>{texts.left(slack)}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
