import { calendarDayOf, DAY_MINUTES, instantOfMinutes } from '@crossload/domain';
import { useMemo } from 'react';
import { formatDay, formatLongWeekday } from '../../../lib/format.ts';
import { useRootAttribute } from '../../../lib/use-root-attribute.ts';
import type { BoardProps } from '../board-props.ts';
import laneClasses from '../lane/lane.module.css';
import { LaneRow } from '../lane/lane-row.tsx';
import { shownActivities } from '../model/board-rows.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { laneTops } from '../model/lane-lines.ts';
import { type TimeRange, timesOf } from '../model/time-range.ts';
import { type Board, useBoardLanes } from '../model/use-board.ts';
import timeLine from '../time-line/board-time-line.module.css';
import { TimeAxis } from '../time-line/time-axis.tsx';
import classes from './board-paper.module.css';
import { PAPER_SCALE, type PaperPage, paperPages } from './paper-pages.ts';

/** Minutes between the times above the lanes. */
const STEP = 120;

/** The board as it is printed, with the filters that are chosen (BRD-09). */
export function PrintedBoard({ lists, view: chosen, range, days }: BoardProps) {
	useRootAttribute('data-board-paper');
	// A page shows one day: those far away from the festival have theirs as well.
	const isAll = chosen.day === null;
	const view = useMemo(() => (isAll ? { ...chosen, during: null } : chosen), [isAll, chosen]);
	const board = useBoardLanes(lists, view, PAPER_SCALE);
	const pages = useMemo(() => {
		const activities = shownActivities(lists.activities, { ...view, placesOf: lists });
		return paperPages({ lists, view, days: isAll ? days.map(timesOf) : [range], activities });
	}, [lists, view, isAll, days, range]);
	return pages.map((page, index) => (
		<Page
			key={`${page.day.from} ${page.lanes[0]?.lane.id}`}
			page={page}
			board={board}
			title={texts.paperTitle(texts.kinds[view.kind], dayName(page.day))}
			number={`${index + 1} / ${pages.length}`}
		/>
	));
}

function dayName({ from }: TimeRange): string {
	const day = calendarDayOf(instantOfMinutes(from));
	return `${formatLongWeekday(day)} ${formatDay(day)}`;
}

interface PageProps {
	page: PaperPage;
	board: Board;
	title: string;
	number: string;
}

function Page({ page: { day, lanes }, board, title, number }: PageProps) {
	const paper = useMemo((): Board => ({ ...board, lanes, marked: null, isOnPaper: true }), [board, lanes]);
	const { tops, height } = laneTops(lanes, board.kind);
	const style = { '--total': DAY_MINUTES, '--hours': DAY_MINUTES / 60, '--grid-period': 60 };
	return (
		<section className={classes.page} style={style} aria-label={`${title}, ${number}`}>
			<header className={classes.head}>
				<h2 className={classes.title}>{title}</h2>
				<span>{number}</span>
			</header>
			<div className={classes.sheet}>
				<div className={timeLine.content}>
					<TimeAxis range={day} step={STEP} visible={day} now={null} />
					<ul className={laneClasses.lanes} style={{ height: `${height}rem` }}>
						{lanes.map((named, index) => (
							<LaneRow
								key={named.lane.id}
								named={named}
								top={tops[index] ?? 0}
								posInSet={index + 1}
								board={paper}
								range={day}
								visible={day}
								focused={null}
							/>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
