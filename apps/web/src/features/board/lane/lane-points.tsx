import { activityStatus } from '@crossload/domain';
import { useMemo } from 'react';
import { useMinute } from '../../../lib/now.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import { lineTops, roomAbove } from '../model/lane-lines.ts';
import { timeText } from '../model/minute-text.ts';
import { COLUMN_LINES, type PointColumn, pointColumns } from '../model/point-columns.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import classes from './lane-points.module.css';

interface LanePointsProps {
	readonly board: Board;
	readonly named: NamedLane;
	readonly range: TimeRange;
	readonly visible: TimeRange;
}

/** How many points a lane has and when, as columns; a click on one shows less time, and so each point. */
export function LanePoints({ board, named: { lane }, range, visible }: LanePointsProps) {
	const { findings, rows, room, kind } = board;
	const now = useMinute();
	const columns = useMemo(() => {
		const points = lane.parts
			.filter((part) => part.kind === 'flags')
			.flatMap(({ blocks }) => blocks)
			.flatMap(({ id, from }) => {
				const row = rows.get(id);
				const isImpossible = findings.get(id)?.[0]?.severity === 'impossible';
				return row ? [{ at: from, status: activityStatus(row, now), isImpossible }] : [];
			});
		return pointColumns(points, room.column);
	}, [lane, findings, rows, now, room.column]);
	const tops = lineTops(lane, roomAbove(kind));
	const top = tops.topOf('flags', 0);
	const total = range.to - range.from;
	const most = Math.max(...columns.map(({ count }) => count));
	const place = ({ from, to, count, late, done }: PointColumn) => ({
		'--at': (from - range.from) / total,
		'--length': (to - from) / total,
		'--share': count / most,
		'--late': late / count,
		'--open': 1 - done / count,
	});
	return (
		<div
			className={classes.points}
			style={{ top: `${top}rem`, height: `${tops.topOf('flags', COLUMN_LINES) - top}rem` }}
			aria-hidden
		>
			{columns
				.filter(({ from, to }) => from < visible.to && visible.from < to)
				.map((column) => (
					<span
						key={column.from}
						className={classes.column}
						style={place(column)}
						title={columnText(column)}
						data-points={column.count}
						data-impossible={column.impossible > 0 || undefined}
					/>
				))}
		</div>
	);
}

function columnText({ from, to, count, late, impossible }: PointColumn): string {
	const time = texts.fromTo(timeText(from), timeText(to));
	return texts.pointsTogether({ count, late, impossible, time });
}
