import type { Minutes } from '@crossload/domain';
import { useMemo } from 'react';
import { useTabStop } from '../keys/use-board-keys.ts';
import { DrawnLanes } from '../lane/drawn-lanes.tsx';
import { placeIn, type TimeRange, tickStep } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { Moving } from '../move/board-drag.ts';
import { heldPlaces, MovingBlocks, movingBlocks } from '../move/moving-blocks.ts';
import { MovingGuides, movingPill } from '../move/moving-marks.tsx';
import type { BoardWindow } from '../window/use-board-window.ts';
import { useDrawnTime } from '../window/use-drawn-time.ts';
import classes from './board-time-line.module.css';
import { TimeAxis } from './time-axis.tsx';

interface BoardContentProps {
	readonly board: Board;
	readonly range: TimeRange;
	readonly window: BoardWindow;
	/** In the window. */
	readonly hours: number;
	readonly now: Minutes;
	/** What moves; null as long as nothing does. */
	readonly moving: Moving | null;
	/** The block that has the focus, or had it last. */
	readonly focused: { readonly id: number; readonly lane: number } | null;
	readonly selectedIds: ReadonlySet<number>;
	readonly onFold: (group: string) => void;
}

/** What scrolls: the axis, the lanes and what lies over them. It alone is rendered while somebody scrolls. */
export function BoardContent(props: BoardContentProps) {
	const { board, range, window: shown, hours, now, moving, focused, selectedIds, onFold } = props;
	const drawn = useDrawnTime(shown);
	// The axis and the first tab stop go by the first turn: what is in sight is in that of any.
	const [visible = range] = drawn;
	const tabStop = useTabStop(board.lanes, focused, visible.from);
	const held = moving?.held ?? null;
	const places = useMemo(() => heldPlaces(board, held), [board, held]);
	const blocks = useMemo(() => movingBlocks(board, places, moving), [board, places, moving]);
	const pill = useMemo(() => movingPill(moving), [moving]);
	const isNowThere = range.from <= now && now <= range.to;
	return (
		<div className={classes.content}>
			<TimeAxis
				range={range}
				step={tickStep(hours)}
				visible={visible}
				now={isNowThere ? now : null}
				minutesPerPixel={shown.minutesPerPixel}
				pill={pill}
			/>
			<MovingBlocks value={blocks}>
				<DrawnLanes {...{ board, range, drawn, selectedIds, onFold }} window={shown} focused={tabStop} />
			</MovingBlocks>
			<MovingGuides moving={moving} range={range} />
			{isNowThere && <span className={classes.now} style={placeIn(range, now)} aria-hidden />}
		</div>
	);
}
