import type { BoardLane } from '@crossload/domain';
import { memo } from 'react';
import { StageChip } from '../../../entities/stage/stage-chip.tsx';
import { fullName, type LaneHead } from '../model/board-rows.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { heightOf, lineTops, roomAbove } from '../model/lane-lines.ts';
import { stageFill } from '../model/stage-fill.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { LaneOccupancy } from '../model/use-lane-occupancy.ts';
import type { PlacedLane } from '../window/use-lane-window.ts';
import { GroupHead } from './group-head.tsx';
import classes from './lane.module.css';
import { LaneBlocks } from './lane-blocks.tsx';
import { LaneClashMarks } from './lane-clash-marks.tsx';
import { LaneMoving } from './lane-moving.tsx';
import { LanePoints } from './lane-points.tsx';
import { LateEarlier } from './late-earlier.tsx';
import { OccupancyBand, OccupancyWords } from './occupancy-band.tsx';
import { OnStage } from './on-stage.tsx';

/** In a lane lower than this, in rem, there is no room below its name; the names of positions are in one line. */
const LOW = 4.5;
const LOW_POSITION = 3.5;

/** A lane: its name, and the blocks that lie in the window or near it. */
export const LaneRow = memo(Row);

function Row(props: LaneRowProps) {
	const { named, top, posInSet, board, range, visible, lateEarlier = 0 } = props;
	const { head, lane, group } = named;
	const occupancy = board.occupancy.get(lane.id);
	const above = roomAbove(board.kind);
	const height = heightOf(named, board.kind);
	const style = {
		top: `${top}rem`,
		'--height': `${height}rem`,
		...stageFill(head.color),
	};
	return (
		<li
			className={classes.lane}
			style={style}
			aria-label={fullName(head)}
			aria-posinset={posInSet}
			aria-setsize={board.lanes.length}
			data-lane={lane.id}
		>
			{group && <GroupHead group={group} onFold={props.onFold} />}
			<div className={classes.head} data-late={(lateEarlier > 0 && height < LOW) || undefined}>
				{head.color === null ? (
					<span className={classes.headName}>
						{head.name}
						{head.detail && <span className={classes.headDetail}>{head.detail}</span>}
					</span>
				) : (
					<StageChip stage={{ name: head.name, color: head.color }} />
				)}
				<Presence head={head} occupancy={occupancy} />
				{board.kind === 'stage' && <OnStage lane={lane} rows={board.rows} />}
				{board.kind === 'stage' && <PartNames lane={lane} />}
				{lateEarlier > 0 && (
					<LateEarlier
						count={lateEarlier}
						laneId={lane.id}
						isLow={height < (board.kind === 'position' ? LOW_POSITION : LOW)}
						isNarrow={board.kind === 'stage'}
					/>
				)}
			</div>
			<div className={classes.track} data-track>
				{occupancy && <OccupancyBand {...{ occupancy, range, visible }} room={board.room} />}
				{named.hasPointColumns && <LanePoints {...{ board, named, range, visible }} />}
				<LaneBlocks {...props} />
				{board.room.hasClashes && !board.isOnPaper && <LaneClashMarks {...{ board, named, range, visible }} />}
				<LaneMoving lane={lane} range={range} above={above} />
			</div>
		</li>
	);
}

/** What stands beside the lines of a stage: its loads, and what passes the gates. */
function PartNames({ lane }: { lane: BoardLane }) {
	const tops = lineTops(lane);
	const named = lane.parts.filter(({ kind, lines }) => kind !== 'shows' && lines > 0);
	return named.map(({ kind }) => (
		<span key={kind} className={classes.partName} style={{ top: `${tops.topOf(kind, 0)}rem` }} aria-hidden>
			{kind === 'flags' ? texts.points : texts.loads}
		</span>
	));
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
	selectedIds?: ReadonlySet<number>;
	/** How many late ones lie before what is in sight. */
	lateEarlier?: number;
	onFold?: (group: string) => void;
}
