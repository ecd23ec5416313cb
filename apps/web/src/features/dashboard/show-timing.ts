import {
	type ActivityStatus,
	type ActivityTimes,
	activityStatus,
	type FestivalTime,
	type Instant,
	instantOf,
	minutesUntil,
	type OnStage,
	timingOf,
} from '@crossload/domain';
import { formatDuration, formatTiming } from '../../lib/format.ts';

/** What a stage's running or next show means now. */
export interface ShowTiming {
	readonly status: ActivityStatus;
	readonly urgency: 'running' | 'late' | 'none';
	/** `35 min left`, `ends now`, `5 min over`, `next in 30 min`, `8 min late`. */
	readonly text: string;
}

/** How long the show still plays or when the next one begins; of an empty stage nothing. */
export function showTiming({ playing, next }: OnStage<ActivityTimes>, now: Instant): ShowTiming {
	const show = playing ?? next;
	const timing = show && timingOf(show, now);
	if (!show || !timing) return { status: 'planned', urgency: 'none', text: '' };
	const status = activityStatus(show, now);
	const timingText = formatTiming(timing, now);
	if (/^(?:late|over)/.test(timing.kind)) return { status, urgency: 'late', text: timingText };
	if (timing.kind === 'in') return { status, urgency: 'none', text: timingText.replace(/^in /, 'next in ') };
	return { status, urgency: 'running', text: show.planned_end === null ? timingText : leftText(show.planned_end, now) };
}

function leftText(end: FestivalTime, now: Instant): string {
	const minutes = minutesUntil(instantOf(end), now);
	return minutes === 0 ? 'ends now' : `${formatDuration(minutes)} left`;
}

/** How much of a running show's time has gone, 0 to 1. */
export function shareDone({ start, planned_end }: ActivityTimes, now: Instant): number {
	if (start === null || planned_end === null) return 0;
	const [from, to] = [instantOf(start), instantOf(planned_end)];
	return to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));
}
