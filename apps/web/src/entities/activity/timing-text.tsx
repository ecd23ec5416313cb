import { type ActivityTimes, type Instant, type Timing, timingOf } from '@crossload/domain';
import { DASH, formatTiming, formatTimingBriefly } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import { addsToPlannedTime, estimateText, isTooLate, slackText } from './estimate-text.ts';
import { useEstimate } from './expected-context.ts';
import classes from './timing-text.module.css';

/** What an activity's planned time means now, ticking by itself: `in 12 min`, `8 min late`, `since 14:02`, or when it is really
 * expected: `≈ 17:52 (+12)` (EST-05).
 */
export function TimingText({ activity, className = '' }: TimingTextProps) {
	const now = useNow();
	const timing = timingOf(activity, now);
	const estimate = useEstimate(activity.id);
	const expected = estimate && addsToPlannedTime(estimate, timing) ? estimate : null;
	const slack = expected && slackText(expected);
	return (
		<span
			className={`${classes.timing} ${className}`}
			data-urgency={expected && isTooLate(expected) ? 'late' : urgencyOf(timing)}
			{...(slack && withTooltip(slack))}
		>
			{expected ? estimateText(expected, activity.start !== null, now) : textOf(timing, now)}
			{slack && <span className="visually-hidden">, {slack}</span>}
		</span>
	);
}

interface TimingTextProps {
	activity: ActivityTimes & { readonly id: number };
	className?: string | undefined;
}

/** The same as plain text; a dash when nothing is planned and nothing happened. */
export function timingText(activity: ActivityTimes, now: Instant): string {
	return textOf(timingOf(activity, now), now);
}

/** The same in as few letters as go beside the sign of its status. */
export function briefTimingText(activity: ActivityTimes, now: Instant): string {
	const timing = timingOf(activity, now);
	return timing === null ? DASH : formatTimingBriefly(timing, now);
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
