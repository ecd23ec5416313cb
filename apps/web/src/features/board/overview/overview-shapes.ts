import { groupBy, type Minutes, SHOW } from '@crossload/domain';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';

/** Rows of bars that there is room for in the overview. */
const ROWS = 4;

/**
 * The bars of the overview, by stage: the shows in the range, or all activities where it has no show. Each stage is a single
 * SVG path, in minutes from the range's start and rows from 0.
 */
export function overviewBars({ planned, rows }: Pick<Board, 'planned' | 'rows'>, { from, to }: TimeRange) {
	const inRange = planned.rows.filter(({ span }) => span.from < to && from <= span.to);
	const shows = inRange.filter(({ typeId }) => typeId === SHOW);
	const byStage = groupBy(shows.length > 0 ? shows : inRange, ({ id }) => rows.get(id)?.stage?.id ?? 0);
	return [...byStage]
		.sort(([a], [b]) => a - b)
		.map(([stageId, own], index) => {
			const top = (index % ROWS) + 0.15;
			const path = own.map(({ span }) => {
				const length = Math.max(2, span.to - span.from);
				return `M${span.from - from} ${top}h${length}v.7h-${length}z`;
			});
			const color = rows.get(own[0]?.id ?? 0)?.stage?.color ?? null;
			return { stageId, color, path: path.join('') };
		});
}

/** Where something cannot work: minutes from the range's start, each once. */
export function impossibleMinutes(
	{ planned, findings }: Pick<Board, 'planned' | 'findings'>,
	{ from }: TimeRange,
): Minutes[] {
	const minutes = planned.rows
		.filter(({ id }) => findings.get(id)?.[0]?.severity === 'impossible')
		.map(({ span }) => span.from - from);
	return [...new Set(minutes)];
}
