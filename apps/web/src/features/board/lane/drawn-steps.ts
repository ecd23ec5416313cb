import type { Minutes, OccupancyStep, Span } from '@crossload/domain';
import type { BlockRoom } from '../model/block-room.ts';
import { isFull, type LaneOccupancy } from '../model/use-lane-occupancy.ts';

/** Steps of a position's occupancy as they are drawn; `step` is null where several are drawn as one. */
export interface DrawnStep extends Span {
	readonly step: OccupancyStep | null;
	/** Where it stands among them: it stays the same while minutes pass, which move its ends. */
	readonly order: number;
}

/**
 * Where days are in the window, steps that follow each other, too short for their numbers and none of them full, are
 * drawn as one: nothing but their borders would be seen (BRD-08).
 */
export function drawnSteps(
	{ capacity, steps }: Pick<LaneOccupancy, 'capacity' | 'steps'>,
	room: Pick<BlockRoom, 'hasWords' | 'count'>,
): readonly DrawnStep[] {
	const drawn: { from: Minutes; to: Minutes; step: OccupancyStep | null; order: number; isShort: boolean }[] = [];
	for (const step of steps) {
		const { from, to } = step;
		const isShort = !room.hasWords && to - from < room.count && !isFull(step, capacity);
		const last = drawn.at(-1);
		if (isShort && last?.isShort && last.to === from) Object.assign(last, { to, step: null });
		else drawn.push({ from, to, step, order: drawn.length, isShort });
	}
	return drawn;
}
