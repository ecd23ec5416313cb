import type { DisplayLists } from '../../api/display.ts';
import { activityTypeIcon } from '../../entities/activity/activity-icons.ts';
import { useNow } from '../../lib/now.ts';
import classes from './display.module.css';
import { DisplayIcon } from './display-icon.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import listed from './lines.module.css';
import { lateOnes } from './show-facts.ts';
import { TimingLine } from './timing-line.tsx';

/** What is late: how much, and the first of it that fit. */
export function LateList({ lists, isWide = false }: { lists: DisplayLists; isWide?: boolean }) {
	const late = lateOnes(lists, useNow());
	return (
		<section className={classes.card} data-urgency={late.length > 0 ? 'late' : 'none'} aria-label={texts.late}>
			<p className={classes.quiet}>
				{texts.late} {late.length > 0 && `(${late.length})`}
			</p>
			{late.length === 0 && <p className={classes.line}>{texts.nothing}</p>}
			{late.length > 0 && (
				<ul className={listed.lines} data-wide={isWide || undefined}>
					{late.map((activity) => (
						<li key={activity.id} className={classes.line}>
							<TimingLine activity={activity} />
							{!isWide && <DisplayIcon path={activityTypeIcon(activity.activityType.id)} />}
							<strong className={listed.name}>{activity.band && <FitText>{activity.band.name}</FitText>}</strong>
							<span className={isWide ? classes.quiet : 'visually-hidden'}>{activity.activityType.name}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
