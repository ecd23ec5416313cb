import { minutesOf } from '@crossload/domain';
import type { CSSProperties } from 'react';
import { useMinute } from '../../lib/now.ts';
import { BoardOverview } from './board-overview.tsx';
import type { BoardTarget } from './board-target.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import classes from './board-time-line.module.css';
import type { BoardView } from './board-view.ts';
import { LaneRow } from './lane-row.tsx';
import { TimeAxis } from './time-axis.tsx';
import { type TimeRange, tickStep } from './time-range.ts';
import type { Board } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import type { BoardWindow } from './use-board-window.ts';
import { useLaneWindow } from './use-lane-window.ts';

/** The lanes beside each other in time: time runs to the right, the axis and the lanes' names stay. */
export function BoardTimeLine({ board, view, window: shown, range, target }: BoardTimeLineProps) {
	const now = minutesOf(useMinute());
	const keys = useBoardKeys({ board, shown, opened: target.block });
	const drawn = useLaneWindow(board, shown.scroller, keys.focused?.lane ?? null);
	const total = range.to - range.from;
	const style = { '--total': total, '--hours': view.hours, '--tick': tickStep(view.hours) } as CSSProperties;
	const isNowThere = range.from <= now && now <= range.to;
	const { visible } = shown;
	return (
		<div className={classes.board}>
			<BoardOverview board={board} range={range} window={shown} hours={view.hours} />
			<section
				ref={shown.scroller}
				className={classes.scroller}
				style={style}
				aria-label={texts.timeLine}
				onScroll={shown.handleScroll}
				onKeyDown={keys.handleKey}
				onFocus={keys.handleFocus}
			>
				<div className={classes.content}>
					<TimeAxis range={range} step={tickStep(view.hours)} visible={visible} now={isNowThere ? now : null} />
					<ul className={classes.lanes} style={{ height: `${drawn.height}rem` }}>
						{drawn.lanes.map(({ named, top, place }) => (
							<LaneRow
								key={named.lane.id}
								{...{ named, top, place }}
								board={board}
								range={range}
								visible={visible}
								focused={keys.focused?.lane === named.lane.id ? keys.focused.id : null}
							/>
						))}
					</ul>
					{isNowThere && (
						<span className={classes.now} style={{ '--at': (now - range.from) / total } as CSSProperties} aria-hidden />
					)}
				</div>
			</section>
		</div>
	);
}

interface BoardTimeLineProps {
	board: Board;
	view: BoardView;
	window: BoardWindow;
	range: TimeRange;
	target: BoardTarget;
}
