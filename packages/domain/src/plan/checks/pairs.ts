import type { TimedActivity } from '../plan-row.ts';
import { overlaps } from '../span.ts';

export type Pair = readonly [first: TimedActivity, second: TimedActivity];

/** Every two of the activities, given in plan order, that overlap. */
export function overlappingPairs(activities: readonly TimedActivity[]): Pair[] {
	const pairs: Pair[] = [];
	for (const [index, first] of activities.entries()) {
		for (let other = index + 1; other < activities.length; other++) {
			const second = activities[other];
			// All after it begin at the same time or later, so none of them can overlap either.
			if (!second || second.span.from >= first.span.to) break;
			if (overlaps(first.span, second.span)) pairs.push([first, second]);
		}
	}
	return pairs;
}

/** Each of the activities, given in plan order, with the next one. */
export function successivePairs(activities: readonly TimedActivity[]): Pair[] {
	const pairs: Pair[] = [];
	let first: TimedActivity | null = null;
	for (const second of activities) {
		if (first) pairs.push([first, second]);
		first = second;
	}
	return pairs;
}

/** Whether the time from the end of the first to the start of the second is less than needed; false for an overlap. */
export function isGapBelow(needed: number, [first, second]: Pair): boolean {
	const gap = second.span.from - first.span.to;
	return gap >= 0 && gap < needed;
}

/** The time between two activities that do not overlap. */
export function gapBetween([first, second]: Pair) {
	return { from: first.span.to, to: second.span.from };
}

/** The ids of both, the lower one first. */
export function lowerFirst([first, second]: Pair): readonly [number, number] {
	return first.id < second.id ? [first.id, second.id] : [second.id, first.id];
}
