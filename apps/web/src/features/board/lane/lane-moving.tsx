import type { BoardLane } from '@crossload/domain';
import { use, useEffect, useRef } from 'react';
import { TypeIcon } from '../../../entities/activity/type-label.tsx';
import { lineTops } from '../model/lane-lines.ts';
import type { TimeRange } from '../model/time-range.ts';
import classes from '../move/board-move.module.css';
import { spanText, BOARD_MOVE_TEXTS as texts } from '../move/board-move-texts.ts';
import { type MovingBlock, MovingBlocks } from '../move/moving-blocks.ts';

/** What moves in a lane: where it was, dashed, and where it is held. It follows the pointer without rendering the lane again. */
export function LaneMoving({ lane, range, above }: LaneMovingProps) {
	const blocks = use(MovingBlocks).get(lane.id);
	if (!blocks) return null;
	// What moves lies over where others were.
	const fromFirst = blocks.toSorted((a, b) => Number(b.isFrom) - Number(a.isFrom));
	return fromFirst.map((block) => <MovingBox key={`${block.id} ${block.isFrom}`} {...{ block, lane, range, above }} />);
}

interface LaneMovingProps {
	readonly lane: BoardLane;
	readonly range: TimeRange;
	/** Rem above the lane's lines. */
	readonly above: number;
}

function MovingBox({ block, lane, range, above }: LaneMovingProps & { block: MovingBlock }) {
	const { row, span, part, line, isFrom, endInView } = block;
	const box = useRef<HTMLDivElement>(null);
	const end = useRef<HTMLSpanElement>(null);
	const total = range.to - range.from;
	const tops = lineTops(lane, above);
	const lines = lane.parts.find(({ kind }) => kind === part)?.lines ?? 0;
	const times = spanText(span);
	const placeKey = endInView === null ? null : `${span.from} ${span.to} ${line}`;
	// Scrolls along with what keys move: to all of the block, and then to the moved end, as it may be wider than the window.
	useEffect(() => {
		if (placeKey === null) return;
		for (const { current } of [box, end]) current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [placeKey]);
	return (
		<div
			ref={box}
			className={classes.box}
			data-from={isFrom || undefined}
			aria-hidden
			style={{
				left: `${((span.from - range.from) / total) * 100}%`,
				width: `${((span.to - span.from) / total) * 100}%`,
				top: `${tops.topOf(part, Math.min(line, Math.max(0, lines - 1)))}rem`,
				height: `${tops.heightOf(part)}rem`,
			}}
		>
			{!isFrom && (
				<span className={classes.name}>
					<TypeIcon type={row.activityType} size={14} />
					<span className="one-line">{row.band?.name ?? row.vehicles[0]?.name ?? row.activityType.name}</span>
				</span>
			)}
			<span className="one-line">{isFrom ? texts.was(times) : times}</span>
			{endInView && <span ref={end} className={classes.endInView} data-end={endInView === 'end' || undefined} />}
		</div>
	);
}
