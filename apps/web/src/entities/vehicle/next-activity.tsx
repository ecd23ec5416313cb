import type { Activity, ActivityBrief } from '@crossload/contract';
import { runningActivity } from '@crossload/domain';
import { DASH } from '../../lib/format.ts';
import { PlannedTime } from '../activity/planned-time.tsx';
import { StatusWord } from '../activity/status-label.tsx';
import { TimingText } from '../activity/timing-text.tsx';
import classes from './next-activity.module.css';

/** What a vehicle or band is doing (Running), else what comes next and when, else a dash. */
export function NextActivityLabel({ activities, next }: NextActivityProps) {
	const running = runningActivity(activities);
	if (running) {
		return (
			<span className={classes.next}>
				<StatusWord status="running" />
				<span className="secondary">{running.activityType.name}</span>
			</span>
		);
	}
	if (next === null) return DASH;
	return (
		<span className={classes.next}>
			<PlannedTime planned={next} />
			<span className="secondary">{next.activityType.name}</span>
			<TimingText activity={next} className={classes.timing} />
		</span>
	);
}

interface NextActivityProps {
	activities: readonly (Activity | ActivityBrief)[];
	next: ActivityBrief | null;
}
