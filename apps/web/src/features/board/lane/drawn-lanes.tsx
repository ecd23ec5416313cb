import { memo, useCallback } from 'react';
import { useValueAfterPaint } from '../../../lib/use-value-after-paint.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { BoardWindow } from '../window/use-board-window.ts';
import { useLaneWindow } from '../window/use-lane-window.ts';
import { ShowLate, useLateBlocks, useLeftEdge } from '../window/use-late-earlier.ts';
import classes from './lane.module.css';
import { LaneRow } from './lane-row.tsx';

interface DrawnLanesProps {
	readonly board: Board;
	readonly range: TimeRange;
	readonly window: BoardWindow;
	/** What of the time line is drawn, by a lane's turn. */
	readonly drawn: readonly TimeRange[];
	/** The block that Tab leads to. */
	readonly focused: { readonly id: number; readonly lane: number } | null;
	readonly selectedIds: ReadonlySet<number>;
	readonly onFold: (group: string) => void;
}

/** The lanes that are in sight or near it; what moves over them renders none of them again. */
export const DrawnLanes = memo(Lanes);

function Lanes({ board, range, window: shown, drawn, focused, selectedIds, onFold }: DrawnLanesProps) {
	const near = useLaneWindow(board, shown.scroller, focused?.lane ?? null);
	const late = useLateBlocks(useValueAfterPaint(board));
	const { showMinute } = shown;
	const edge = useLeftEdge(shown);
	const showLate = useCallback(
		(laneId: number) => {
			const [first] = late.get(laneId) ?? [];
			if (first) showMinute(first.from);
		},
		[late, showMinute],
	);
	return (
		<ShowLate value={showLate}>
			<ul
				className={classes.lanes}
				data-animated={board.isAnimated || undefined}
				style={{ height: `${near.height}rem` }}
			>
				{near.lanes.map(({ named, ...placed }) => (
					<LaneRow
						key={named.lane.id}
						{...{ named, ...placed, board, range, selectedIds, onFold }}
						visible={drawn[placed.posInSet % drawn.length] ?? range}
						focused={focused?.lane === named.lane.id ? focused.id : null}
						lateEarlier={late.get(named.lane.id)?.filter(({ to }) => to < edge).length ?? 0}
					/>
				))}
			</ul>
		</ShowLate>
	);
}
