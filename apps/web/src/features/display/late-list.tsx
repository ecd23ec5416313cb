import type { DisplayLists } from '../../api/display.ts';
import { activityTypeIcon } from '../../entities/activity/activity-icons.ts';
import { useNow } from '../../lib/now.ts';
import classes from './display.module.css';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import lines from './lines.module.css';
import { lateOnes } from './show-facts.ts';
import { DisplayIcon, TimingLine } from './timing-line.tsx';
import { useRotatingList } from './use-rotating-pages.ts';

/** What is late: how much, and as many of it as fit; what does not fit comes in its turn. */
export function LateList({ lists, isWide = false }: { lists: DisplayLists; isWide?: boolean }) {
	const late = lateOnes(lists, useNow());
	const { room, listed, from, shown } = useRotatingList(late);
	return (
		<section className={classes.card} data-urgency={late.length > 0 ? 'late' : 'none'} aria-label={texts.late}>
			<p className={classes.quiet}>
				{shown < late.length ? texts.lateFrom(from, shown, late.length) : texts.lateAll(late.length)}
			</p>
			{late.length === 0 && <p className={classes.line}>{texts.nothing}</p>}
			{late.length > 0 && (
				<ul ref={room} className={lines.lines} data-wide={isWide || undefined}>
					{listed.map(({ row: activity, isHidden }) => (
						<li key={activity.id} className={classes.line} data-hidden={isHidden || undefined}>
							<TimingLine activity={activity} />
							{!isWide && <DisplayIcon path={activityTypeIcon(activity.activityType.id)} />}
							<strong className={lines.name}>{activity.band && <FitText>{activity.band.name}</FitText>}</strong>
							<span className={isWide ? classes.quiet : 'visually-hidden'}>{activity.activityType.name}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
