import { useCallback, useDeferredValue, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BoardBar } from '../bar/board-bar.tsx';
import { useChooseToday } from '../bar/use-choose-today.ts';
import type { BoardProps } from '../board-props.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { hoursShown, stepWithin } from '../model/board-view.ts';
import { useBoardLanes } from '../model/use-board.ts';
import { useIsMeasured } from '../window/board-size.ts';
import { useBoardWindow } from '../window/use-board-window.ts';
import { useZoom, useZoomKeys } from '../window/use-board-zoom.ts';
import classes from './board-time-line.module.css';
import { BoardTimeLine } from './board-time-line.tsx';

/** The board where there is room for lanes beside each other: time runs to the right. */
export function WideBoard(props: BoardProps) {
	const frame = useRef<HTMLDivElement>(null);
	if (useIsMeasured(frame)) return <MeasuredBoard {...props} />;
	return (
		<div className={classes.board}>
			<div ref={frame} className={classes.scroller} data-empty />
		</div>
	);
}

function MeasuredBoard(props: BoardProps) {
	const { lists, view, setView, range, days, far, target, scrollId, now, steps, moved, onMoved, carried } = props;
	// Deferred, so that the page stays responsive while thousands of blocks are laid out.
	const step = useDeferredValue(view.hours);
	const length = (range.to - range.from) / 60;
	const hours = hoursShown(step, length);
	const shown = useBoardWindow(props, hours);
	const board = useBoardLanes(lists, view, { minutesPerPixel: shown.minutesPerPixel, hours });
	const { showMinute, scroller } = shown;
	const { zoom, showLength } = useZoom({ shown, setView, length });
	const chooseToday = useChooseToday(props);
	const showNow = useCallback(() => {
		// Before the day changes: now is the scroll anchor then.
		showMinute(now);
		chooseToday();
	}, [showMinute, now, chooseToday]);
	const handleFold = useCallback(
		(group: string) =>
			setView((present) => {
				const others = present.folded.filter((one) => one !== group);
				return { ...present, folded: others.length < present.folded.length ? others : [...others, group] };
			}),
		[setView],
	);
	useZoomKeys({ scroller, zoom, showNow });
	// A day without activities still shows its lanes, so that something can be added.
	const isEmpty = board.planned.size === 0 && (view.during === null || board.lanes.length === 0);
	return (
		<>
			<BoardBar
				{...{ view, setView, days, far, zoom }}
				step={stepWithin(step, length)}
				stages={lists.stages}
				onNow={showNow}
			/>
			{isEmpty && <EmptyState text={texts.nothing} />}
			{!isEmpty && (
				<BoardTimeLine
					{...{ board, lists, hours, range, target, scrollId, steps, moved, onMoved, carried, zoom, showLength }}
					isZooming={view.hours !== step}
					window={shown}
					onFold={handleFold}
				/>
			)}
		</>
	);
}
