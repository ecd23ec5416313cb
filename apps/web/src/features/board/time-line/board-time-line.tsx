import { minutesOf } from '@crossload/domain';
import type { KeyboardEvent } from 'react';
import { useMinute } from '../../../lib/now.ts';
import type { BoardProps } from '../board-props.ts';
import { BoardHoverCard } from '../cards/board-hover-card.tsx';
import { OccupancyCard } from '../cards/occupancy-card.tsx';
import { useBoardKeys } from '../keys/use-board-keys.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { gridOf } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import { BoardMoveLine } from '../move/board-move-line.tsx';
import { useBoardPlace } from '../move/board-place.ts';
import { MoveSheet } from '../move/move-sheet.tsx';
import { MovingFrame } from '../move/moving-marks.tsx';
import { useBoardMove } from '../move/use-board-move.ts';
import { useBoardPointer } from '../move/use-board-pointer.ts';
import { useBoardSelection } from '../move/use-board-selection.ts';
import { useMoveKeys } from '../move/use-move-keys.ts';
import { useMoveSheet } from '../move/use-move-sheet.ts';
import { BoardOverview } from '../overview/board-overview.tsx';
import { type BoardWindow, useRestoredScroll } from '../window/use-board-window.ts';
import { type ShowLength, useZoomGestures, type Zoom } from '../window/use-board-zoom.ts';
import { BoardContent } from './board-content.tsx';
import classes from './board-time-line.module.css';
import { useAddAt } from './use-add-at.ts';

/** The lanes beside each other in time: time runs to the right, the axis and the lanes' names stay. */
export function BoardTimeLine(props: BoardTimeLineProps) {
	const { board, lists, hours, window: shown, range, moved, onFold, isZooming, showLength } = props;
	const now = minutesOf(useMinute());
	useRestoredScroll(shown);
	useZoomGestures(shown.scroller, props.zoom);
	const { keys, move, selection, pointer, handleKey } = useMoving(props);
	const style = { '--total': range.to - range.from, '--hours': hours, ...gridOf(hours) };
	return (
		<>
			<div className={classes.board} data-kind={board.kind}>
				<BoardOverview {...{ board, range, hours, isZooming, showLength }} window={shown} />
				<section
					ref={shown.scroller}
					data-scroll-restoration-id={props.scrollId}
					className={classes.scroller}
					style={style}
					aria-label={texts.timeLine}
					onScroll={shown.handleScroll}
					onKeyDown={handleKey}
					onFocus={keys.handleFocus}
					onBlur={keys.handleBlur}
					{...pointer}
				>
					<BoardContent
						{...{ board, range, hours, now, onFold }}
						window={shown}
						moving={move.moving}
						focused={keys.focused}
						selectedIds={selection.selectedIds}
					/>
					<MovingFrame frame={selection.frame} />
				</section>
			</div>
			<BoardHoverCard board={board} scroller={shown.scroller} isHidden={move.moving !== null} />
			{board.kind === 'position' && (
				<OccupancyCard board={board} scroller={shown.scroller} isHidden={move.moving !== null} />
			)}
			{moved !== null && move.moving ? (
				<MoveSheet board={board} lists={lists} move={move} moving={move.moving} />
			) : (
				<BoardMoveLine board={board} move={move} selectedCount={selection.selectedIds.size} />
			)}
		</>
	);
}

/** Everything that moves blocks: pointer, keys, the sheet, and what is chosen to move together. */
function useMoving(props: BoardTimeLineProps) {
	const { board, lists, window: shown, range, target, steps, moved, onMoved, carried } = props;
	const { scroller } = shown;
	const keys = useBoardKeys({ board, shown, opened: target.block });
	const move = useBoardMove({ board, onSaved: steps.record, onUndo: steps.undo, onPlaced: keys.focus, carried });
	useMoveSheet({
		board,
		lists,
		move,
		id: moved,
		lane: target.block?.lane ?? null,
		shown,
		onClose: onMoved,
		returnTo: keys.returnTo,
	});
	const selection = useBoardSelection(board, scroller);
	const place = useBoardPlace(scroller, range);
	const addAt = useAddAt({ kind: board.kind, selection, place, mayAdd: move.lockedReason === null });
	const pointer = useBoardPointer({ board, move, selection, scroller, place });
	const handleMoveKey = useMoveKeys({ board, move, selection, focused: keys.focused });
	const handleKey = (event: KeyboardEvent) => {
		if (!handleMoveKey(event)) keys.handleKey(event);
	};
	return { keys, move, selection, handleKey, pointer: { ...pointer, onClick: addAt } };
}

interface BoardTimeLineProps
	extends Pick<BoardProps, 'lists' | 'range' | 'target' | 'scrollId' | 'steps' | 'moved' | 'onMoved' | 'carried'> {
	board: Board;
	/** In the window. */
	hours: number;
	/** Folds a group of lanes, or unfolds it. */
	onFold: (group: string) => void;
	zoom: Zoom;
	showLength: ShowLength;
	/** Another zoom is chosen and not drawn yet. */
	isZooming: boolean;
	window: BoardWindow;
}
