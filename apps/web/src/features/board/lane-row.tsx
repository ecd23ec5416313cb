import { type CSSProperties, memo } from 'react';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { BoardBlock } from './board-block.tsx';
import type { LaneHead } from './board-rows.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import classes from './board-time-line.module.css';
import { lineTops, roomAbove } from './lane-lines.ts';
import { LaneMoving } from './lane-moving.tsx';
import { OccupancyBand, OccupancyWords } from './occupancy-band.tsx';
import type { TimeRange } from './time-range.ts';
import type { Board } from './use-board.ts';
import type { LaneOccupancy } from './use-lane-occupancy.ts';
import type { PlacedLane } from './use-lane-window.ts';

/** A lane: its name, and the blocks that lie in the window or near it. */
export const LaneRow = memo(Row);

function Row(props: LaneRowProps) {
	const { named, top, place, board, range, visible } = props;
	const { head, lane } = named;
	const occupancy = board.occupancy.get(lane.id);
	const { height } = lineTops(lane, roomAbove(board.occupancy, lane.id));
	const style = { top: `${top}rem`, '--height': `${height}rem`, '--lane-color': head.color ?? undefined };
	return (
		<li
			className={classes.lane}
			style={style as CSSProperties}
			aria-label={head.name}
			aria-posinset={place}
			aria-setsize={board.lanes.length}
			data-lane={lane.id}
		>
			<div className={classes.head}>
				{head.color === null ? (
					<span className={classes.headName}>{head.name}</span>
				) : (
					<StageChip stage={{ name: head.name, color: head.color }} />
				)}
				<Presence head={head} occupancy={occupancy} />
			</div>
			<div className={classes.track} data-track>
				{occupancy && <OccupancyBand occupancy={occupancy} range={range} visible={visible} />}
				<Blocks {...props} />
				<LaneMoving lane={lane} range={range} above={roomAbove(board.occupancy, lane.id)} />
			</div>
		</li>
	);
}

function Blocks({ named: { head, lane }, board, range, visible, focused, chosen }: LaneRowProps) {
	const total = range.to - range.from;
	const tops = lineTops(lane, roomAbove(board.occupancy, lane.id));
	return lane.parts.map(({ kind, blocks }) =>
		blocks
			.filter(({ id, from, to }) => (from < visible.to && visible.from < to) || id === focused)
			.map((packed) => {
				const [row, planned] = [board.rows.get(packed.id), board.planned.get(packed.id)];
				if (!row || !planned) return null;
				const place = {
					left: `${((packed.from - range.from) / total) * 100}%`,
					width: `${((packed.to - packed.from) / total) * 100}%`,
					top: `${tops.topOf(kind, packed.line)}rem`,
					height: `${tops.heightOf(kind)}rem`,
				};
				return (
					<BoardBlock
						key={packed.id}
						row={row}
						plan={planned.span}
						findings={board.findings.get(packed.id)}
						packed={packed}
						part={kind}
						lane={head.name}
						style={place}
						isInTabOrder={packed.id === focused}
						isMarked={packed.id === board.marked}
						isChosen={chosen?.has(packed.id) ?? false}
					/>
				);
			}),
	);
}

/** How full a position is now, and for those who do not see its lane when it will be full. */
function Presence({ head: { presence }, occupancy }: { head: LaneHead; occupancy: LaneOccupancy | undefined }) {
	if (presence === undefined) return null;
	return (
		<span className={classes.presence}>
			<span aria-hidden>{presence}</span>
			<span className="visually-hidden">{texts.presenceWords(presence)}</span>
			{occupancy && <OccupancyWords occupancy={occupancy} />}
		</span>
	);
}

interface LaneRowProps extends PlacedLane {
	board: Board;
	range: TimeRange;
	visible: TimeRange;
	/** The block that Tab leads to; null where it stands in another lane. */
	focused: number | null;
	/** What moves together. */
	chosen?: ReadonlySet<number>;
}
