import { type Estimate, type Instant, type Timing, timeOfMinutes } from '@crossload/domain';
import { formatDuration, formatNear } from '../../lib/format.ts';

/** Slack below this is shown, in minutes (EST-05). */
export const LITTLE_SLACK = 10;

/** When it is expected, and how much later than planned: `≈ 17:52 (+12)`, `≈ 23:20 (+5 h 40)`; of a running one when it ends. */
export function estimateText({ start, end, by }: Estimate, isRunning: boolean, now: Instant): string {
	return `≈ ${formatNear(timeOfMinutes(isRunning ? end : start), now)} (+${by < 60 ? by : formatDuration(by)})`;
}

/** `4 min of slack`, `3 min too late`; null where there is plenty or nothing depends on it. */
export function slackText({ slack }: Pick<Estimate, 'slack'>): string | null {
	if (slack === null || slack >= LITTLE_SLACK) return null;
	return slack < 0 ? `${-slack} min too late` : `${slack} min of slack`;
}

/** Later than planned in a way that the planned time and now do not say by themselves. */
export function addsToPlannedTime({ by, because, forgotten }: Estimate, timing: Timing | null): boolean {
	if (by <= 0 || forgotten || timing === null) return false;
	return timing.kind === 'in' || timing.kind === 'since' || because !== null;
}

/** Whether later shows or a curfew are late by it already. */
export function isTooLate({ slack }: Pick<Estimate, 'slack'>): boolean {
	return slack !== null && slack < 0;
}
