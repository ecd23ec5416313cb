import { DAY_MINUTES, type Minutes, minutesOf } from '@crossload/domain';
import { type KeyboardEvent, memo, useCallback, useMemo } from 'react';
import { useMinute } from '../../../lib/now.ts';
import { useValueAfterPaint } from '../../../lib/use-value-after-paint.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { dayText, tickText, timeText } from '../model/minute-text.ts';
import { placeIn, type TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { BoardWindow } from '../window/use-board-window.ts';
import type { ShowLength } from '../window/use-board-zoom.ts';
import { useScrollLeft } from '../window/use-scroll-left.ts';
import classes from './board-overview.module.css';
import { lengthOf, shareOf } from './overview-frame.ts';
import { impossibleMinutes, overviewBars } from './overview-shapes.ts';
import { useOverviewDrag } from './use-overview-drag.ts';

const MAX_DAY_LABELS = 10;

interface BoardOverviewProps {
	board: Board;
	range: TimeRange;
	window: BoardWindow;
	/** Hours in the window. */
	hours: number;
	/** Another zoom is chosen and not drawn yet. */
	isZooming: boolean;
	showLength: ShowLength;
}

/**
 * The whole festival in small, and which part of it is in sight: a frame that is dragged, by its edges to more or less time,
 * and that follows a press beside it and the arrow keys (BRD-02).
 */
export function BoardOverview({ board, range, window: shown, hours, isZooming, showLength }: BoardOverviewProps) {
	// The overview is updated after the lanes have been painted.
	const latest = useValueAfterPaint(board);
	const inSight = useInSight(shown, range, hours);
	const { frame, part, isHeld, isResizing, handlers } = useOverviewDrag({
		range,
		inSight,
		isZooming,
		onMove: ({ from, to }) => shown.centerOn((from + to) / 2),
		onResize: (resized, edge) =>
			showLength(
				lengthOf(resized),
				edge === 'end' ? { minute: resized.from, share: 0 } : { minute: resized.to, share: 1 },
			),
	});
	const length = lengthOf(frame);
	const handleKey = (event: KeyboardEvent) => {
		const to = keyTarget(event.key, inSight, range);
		if (to === null) return;
		event.preventDefault();
		shown.centerOn(to + lengthOf(inSight) / 2);
	};
	return (
		<div className={classes.overview}>
			<span className={classes.title}>{isOneDay(range) ? texts.wholeDay : texts.wholeFestival}</span>
			<div
				className={classes.track}
				role="slider"
				tabIndex={0}
				aria-label={texts.inSight}
				aria-valuemin={range.from}
				aria-valuemax={range.to - length}
				aria-valuenow={Math.round(frame.from)}
				aria-valuetext={texts.fromToLong(timeText(frame.from), timeText(frame.to), length / 60)}
				data-part={part}
				data-held={isHeld || undefined}
				onKeyDown={handleKey}
				{...handlers}
			>
				<Shapes board={latest} range={range} />
				<span className={classes.frame} style={frameStyle(frame, range)}>
					{isResizing && <span className={classes.length}>{texts.hours(length / 60)}</span>}
				</span>
			</div>
		</div>
	);
}

/** What is in the window, as far as it is scrolled. */
function useInSight({ scroller, minutesPerPixel }: BoardWindow, { from: start }: TimeRange, hours: number): TimeRange {
	const read = useCallback((left: number) => start + left * minutesPerPixel, [start, minutesPerPixel]);
	const from = useScrollLeft(scroller, read, start);
	return { from, to: from + hours * 60 };
}

/** Of a narrow frame more is drawn than is in sight: it stands within the overview all the same. */
function frameStyle(frame: TimeRange, range: TimeRange) {
	return { '--share': shareOf(frame, range), '--length': lengthOf(frame) / lengthOf(range) };
}

/** Where the window begins after a key; null for one that moves nothing. */
function keyTarget(key: string, { from, to }: TimeRange, range: TimeRange): Minutes | null {
	const length = to - from;
	const steps: Readonly<Record<string, Minutes>> = {
		ArrowLeft: from - length / 4,
		ArrowRight: from + length / 4,
		PageUp: from - length,
		PageDown: from + length,
		Home: range.from,
		End: range.to - length,
	};
	return steps[key] ?? null;
}

/** What does not move with the window. */
const Shapes = memo(({ board, range }: Pick<BoardOverviewProps, 'board' | 'range'>) => {
	const now = minutesOf(useMinute());
	const total = range.to - range.from;
	const { planned, rows, findings } = board;
	const bars = useMemo(() => overviewBars({ planned, rows }, range), [planned, rows, range]);
	const impossible = useMemo(() => impossibleMinutes({ planned, findings }, range), [planned, findings, range]);
	return (
		<>
			<svg className={classes.shows} viewBox={`0 0 ${total} 4`} preserveAspectRatio="none" aria-hidden="true">
				{bars.map(({ stageId, color, path }) => (
					<path key={stageId} d={path} style={{ '--stage': color ?? undefined }} />
				))}
			</svg>
			{impossible.length > 0 && (
				<svg className={classes.impossible} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
					<path d={impossible.map((minute) => `M${minute} 0v1`).join('')} />
				</svg>
			)}
			{(isOneDay(range) ? everyThreeHours(range) : mornings(range)).map((minute) => (
				<span key={minute} className={classes.day} style={placeIn(range, minute)} aria-hidden>
					{isOneDay(range) ? tickText(minute) : dayText(minute)}
				</span>
			))}
			{range.from <= now && now <= range.to && <span className={classes.now} style={placeIn(range, now)} aria-hidden />}
		</>
	);
});

function isOneDay({ from, to }: TimeRange): boolean {
	return to - from <= DAY_MINUTES;
}

/** When each festival day begins; of many days every nth, so that there is room for at most ten. */
function mornings({ from, to }: TimeRange): Minutes[] {
	const days = Math.round((to - from) / DAY_MINUTES);
	const step = Math.ceil(days / MAX_DAY_LABELS);
	return Array.from({ length: Math.ceil(days / step) }, (_, index) => from + index * step * DAY_MINUTES);
}

function everyThreeHours({ from }: TimeRange): Minutes[] {
	return Array.from({ length: 8 }, (_, index) => from + index * 3 * 60);
}
