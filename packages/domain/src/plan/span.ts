import type { TimeMode } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';

/** A stretch of time, both ends in whole minutes, `to` never before `from`; a point has both the same. */
export interface Span {
	readonly from: Minutes;
	readonly to: Minutes;
}

/** The times of an activity as a span is made of them. */
export interface SpanTimes {
	readonly timeMode: TimeMode;
	readonly planned_start: Minutes | null;
	readonly planned_end: Minutes | null;
	readonly start: Minutes | null;
}

/** Its actual times. */
interface ActualMinutes {
	readonly start: Minutes | null;
	readonly end: Minutes | null;
}

/** Open: without an actual end, so a point that has only a start is open. */
export function isOpen({ end }: Pick<ActualMinutes, 'end'>): boolean {
	return end === null;
}

/** Running: open, with an actual start. */
export function isRunning({ start, end }: ActualMinutes): boolean {
	return end === null && start !== null;
}

/**
 * From the start (actual if set, else planned) to the planned end, never before its start; a point is the moment of its
 * planned end, whatever its start. If one of the two is missing, the other counts for both; null without any.
 */
export function spanOf({ timeMode, planned_start, planned_end, start }: SpanTimes): Span | null {
	const begins = start ?? planned_start;
	const from = timeMode === 'point' ? (planned_end ?? begins) : (begins ?? planned_end);
	if (from === null) return null;
	return { from, to: Math.max(from, planned_end ?? from) };
}

/** Whether two spans share time. Touching is none; a point within a range overlaps it; two points never do. */
export function overlaps(first: Span, second: Span): boolean {
	return first.from < second.to && second.from < first.to;
}

/** The time that two overlapping spans share. */
export function overlapOf(first: Span, second: Span): Span {
	return { from: Math.max(first.from, second.from), to: Math.min(first.to, second.to) };
}
