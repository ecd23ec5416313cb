import { type ActivityTimes, type Instant, type Timing, timingOf } from '@crossload/domain';
import { DASH, formatTiming } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import classes from './timing-text.module.css';

/** What an activity's planned time means now, ticking by itself: `in 12 min`, `8 min late`, `since 14:02`. */
export function TimingText({ activity, className = '' }: { activity: ActivityTimes; className?: string | undefined }) {
	const now = useNow();
	const timing = timingOf(activity, now);
	return (
		<span className={`${classes.timing} ${className}`} data-urgency={urgencyOf(timing)}>
			{textOf(timing, now)}
		</span>
	);
}

/** The same as plain text; a dash when nothing is planned and nothing happened. */
export function timingText(activity: ActivityTimes, now: Instant): string {
	return textOf(timingOf(activity, now), now);
}

function textOf(timing: Timing | null, now: Instant): string {
	return timing === null ? DASH : formatTiming(timing, now);
}

type Urgency = 'late' | 'running' | 'over' | 'none';

const URGENCIES: Readonly<Record<Timing['kind'], Urgency>> = {
	in: 'none',
	late: 'late',
	'late since': 'late',
	over: 'late',
	'over since': 'late',
	since: 'running',
	ended: 'over',
	at: 'over',
};

function urgencyOf(timing: Timing | null): Urgency {
	if (timing === null) return 'none';
	return URGENCIES[timing.kind];
}
