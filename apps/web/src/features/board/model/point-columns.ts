import { type ActivityStatus, groupBy, type Minutes } from '@crossload/domain';
import type { BlockRoom } from './block-room.ts';
import type { NamedLane } from './lane-groups.ts';

/** Lines that columns take. */
export const COLUMN_LINES = 2;

/** A point in time with what a column counts of it. */
export interface Point {
	readonly at: Minutes;
	readonly status: ActivityStatus;
	readonly isImpossible: boolean;
}

/** The points of one stretch of time, drawn together. */
export interface PointColumn {
	readonly from: Minutes;
	readonly to: Minutes;
	readonly count: number;
	readonly late: number;
	/** Over or cancelled. */
	readonly done: number;
	readonly impossible: number;
}

/**
 * The lane with its points on one line if they need too many: they are drawn as columns then, as high as they are many,
 * and one by one as soon as the window shows less time (BRD-08). Arrow keys still go from point to point.
 */
export function withPointColumns(named: NamedLane, { pointLines }: Pick<BlockRoom, 'pointLines'>): NamedLane {
	const flags = named.lane.parts.find(({ kind, lines }) => kind === 'flags' && lines > pointLines);
	if (!flags) return named;
	const together = { ...flags, lines: COLUMN_LINES, blocks: flags.blocks.map((block) => ({ ...block, line: 0 })) };
	const parts = named.lane.parts.map((part) => (part === flags ? together : part));
	return { ...named, lane: { ...named.lane, parts }, hasPointColumns: true };
}

/** Counts points by stretches of `width` minutes, which stay the same whatever is in sight; in order of time. */
export function pointColumns(points: readonly Point[], width: Minutes): PointColumn[] {
	const byStretch = groupBy(points, ({ at }) => Math.floor(at / width));
	return [...byStretch]
		.sort(([a], [b]) => a - b)
		.map(([index, within]) => ({
			from: index * width,
			to: (index + 1) * width,
			count: within.length,
			late: within.filter(({ status }) => status === 'late').length,
			done: within.filter(({ status }) => status === 'done' || status === 'cancelled').length,
			impossible: within.filter(({ isImpossible }) => isImpossible).length,
		}));
}
