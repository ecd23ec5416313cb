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
import { useFitting } from './use-fitting.ts';
import { useRotatingPages } from './use-rotating-pages.ts';

/** What is late: how much, and as many of it as fit; what does not fit comes in its turn. */
export function LateList({ lists, isWide = false }: { lists: DisplayLists; isWide?: boolean }) {
	const late = lateOnes(lists, useNow());
	const { room, fits } = useFitting<HTMLUListElement>();
	const { shown, from } = useRotatingPages(late, fits);
	// The others keep their room: the list would shrink to what it shows.
	const others = late.filter((activity) => !shown.includes(activity));
	return (
		<section className={classes.card} data-urgency={late.length > 0 ? 'late' : 'none'} aria-label={texts.late}>
			<p className={classes.quiet}>
				{others.length > 0 ? texts.lateFrom(from, shown.length, late.length) : texts.lateAll(late.length)}
			</p>
			{late.length === 0 && <p className={classes.line}>{texts.nothing}</p>}
			{late.length > 0 && (
				<ul ref={room} className={listed.lines} data-wide={isWide || undefined}>
					{[...shown, ...others].map((activity) => (
						<li key={activity.id} className={classes.line} data-waits={others.includes(activity) || undefined}>
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
