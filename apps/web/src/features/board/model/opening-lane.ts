import type { Minutes } from '@crossload/domain';
import type { NamedLane } from './lane-groups.ts';
import { isDuring, type TimeRange } from './time-range.ts';

/** Minutes before and after a time that a phone shows at once, about. */
const BEFORE = 60;
const AFTER = 120;

/**
 * The lane that a phone opens with, as it shows one at a time: the first in which something takes place around a time, so
 * that what opens is not an empty window; else the first.
 */
export function openingLane(lanes: readonly NamedLane[], minute: Minutes): NamedLane | undefined {
	return laneDuring(lanes, { from: minute - BEFORE, to: minute + AFTER }) ?? lanes[0];
}

/** The first of the lanes in which something takes place during a stretch of time. */
export function laneDuring(lanes: readonly NamedLane[], stretch: TimeRange): NamedLane | undefined {
	return lanes.find(({ lane }) => lane.parts.some(({ blocks }) => blocks.some((block) => isDuring(block, stretch))));
}
