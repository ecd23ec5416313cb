import type { Minutes } from '@crossload/domain';
import type { NamedLane } from './lane-groups.ts';
import { isDuring } from './time-range.ts';

/** Minutes before a time and after it that a phone shows at once, about. */
const BEFORE = 60;
const AFTER = 120;

/**
 * The lane that a phone opens with, as it shows one at a time: the first in which something takes place around a time, so
 * that what opens is not an empty window; else the first.
 */
export function openingLane(lanes: readonly NamedLane[], minute: Minutes): NamedLane | undefined {
	const around = { from: minute - BEFORE, to: minute + AFTER };
	return (
		lanes.find(({ lane }) => lane.parts.some(({ blocks }) => blocks.some((block) => isDuring(block, around)))) ??
		lanes[0]
	);
}
