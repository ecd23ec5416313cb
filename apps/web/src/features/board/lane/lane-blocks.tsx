import type { Estimate, LanePart, LanePartKind, Minutes, Packed } from '@crossload/domain';
import { useEstimates } from '../../../entities/activity/expected-context.ts';
import { BoardBlock } from '../block/board-block.tsx';
import { type BlockRoom, drawnLength, isBrief, isShort, showsVehicles } from '../model/block-room.ts';
import { type LineTops, lineTops, roomAbove } from '../model/lane-lines.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { PlacedLane } from '../window/use-lane-window.ts';

interface LaneBlocksProps extends Pick<PlacedLane, 'named' | 'drawnFrom' | 'drawnTo'> {
	readonly board: Board;
	readonly range: TimeRange;
	readonly visible: TimeRange;
	/** The block that Tab leads to; it is there wherever the window is. */
	readonly focused: number | null;
	readonly selectedIds?: ReadonlySet<number> | undefined;
}

/** The blocks of a lane that lie in the window or near it. */
export function LaneBlocks(props: LaneBlocksProps) {
	const { board, named } = props;
	const tops = lineTops(named.lane, roomAbove(board.kind));
	const estimates = useEstimates();
	return named.lane.parts.map((part) => {
		const drawn = drawnBlocks(part, tops, props);
		const free = freeBehind(drawn, board.room);
		return drawn.map((packed, index) =>
			laneBlock(props, {
				packed,
				estimate: estimates.get(packed.id),
				part: part.kind,
				tops,
				free: free[index] ?? 0,
			}),
		);
	});
}

interface Placed {
	readonly packed: Packed;
	readonly estimate: Estimate | undefined;
	readonly part: LanePartKind;
	readonly tops: LineTops;
	/** Minutes behind it that are free. */
	readonly free: Minutes;
}

function laneBlock({ board, named, range, focused, selectedIds }: LaneBlocksProps, placed: Placed) {
	const { packed, estimate, part, tops, free } = placed;
	const { room } = board;
	const [row, planned] = [board.rows.get(packed.id), board.planned.get(packed.id)];
	if (!row || !planned) return null;
	const { from, to } = planned.span;
	const length = packed.to - packed.from;
	const share = (minutes: Minutes) => `${(minutes / (range.to - range.from)) * 100}%`;
	const drawn = drawnLength(planned, room);
	const short = isShort(planned, room);
	const hasWordsOutside = part === 'flags' || short;
	return (
		<BoardBlock
			key={packed.id}
			{...{ row, estimate, from, to, drawn, length, part }}
			until={range.to}
			leastVisible={room.hasWords ? undefined : room.least}
			left={share(packed.from - range.from)}
			width={share(length)}
			top={`${tops.topOf(part, packed.line)}rem`}
			height={`${tops.heightOf(part)}rem`}
			share={drawn / length}
			wordsFrom={hasWordsOutside ? drawn / length : undefined}
			free={hasWordsOutside ? free / length : undefined}
			findings={board.findings.get(packed.id)}
			lane={named.head.name}
			saysStage={(part === 'shows' && board.kind !== 'stage') || undefined}
			isInTabOrder={packed.id === focused}
			isMarked={packed.id === board.marked}
			isSelected={selectedIds?.has(packed.id) ?? false}
			isShort={short || undefined}
			hasVehicles={showsVehicles(planned, room) || undefined}
			isBrief={isBrief(planned, room) || undefined}
			isWide={to - from >= room.withinExpected || undefined}
			isLong={to - from > room.long || undefined}
			hasWords={room.hasWords}
			isOnPaper={board.isOnPaper}
		/>
	);
}

/** What is drawn of a part of a lane. Points that are drawn as columns are drawn here only if they are picked out. */
function drawnBlocks({ kind, blocks }: LanePart, tops: LineTops, shown: LaneBlocksProps): readonly Packed[] {
	const { board, named, focused, selectedIds } = shown;
	if (kind === 'flags' && named.hasPointColumns) {
		return blocks.filter(({ id }) => id === focused || id === board.marked || selectedIds?.has(id));
	}
	const isNear = nearBlocks(tops, shown);
	return blocks.filter((packed) => packed.id === focused || isNear(kind, packed));
}

/** Which blocks lie in what is drawn. */
function nearBlocks(tops: LineTops, { visible, drawnFrom = 0, drawnTo = tops.height }: LaneBlocksProps) {
	return (part: LanePartKind, { from, to, line }: Packed): boolean => {
		const top = tops.topOf(part, line);
		const isInLines = top < drawnTo && drawnFrom < top + tops.heightOf(part);
		return isInLines && from < visible.to && visible.from < to;
	};
}

/** Minutes behind each block, in order of time, into which its words may go on: nothing else stands there on its line. */
function freeBehind(blocks: readonly Packed[], { behind }: Pick<BlockRoom, 'behind'>): number[] {
	const nextStart = new Map<number, number>();
	return blocks
		.toReversed()
		.map(({ from, to, line }) => {
			const free = Math.min(behind, (nextStart.get(line) ?? Number.POSITIVE_INFINITY) - to);
			nextStart.set(line, from);
			return free;
		})
		.toReversed();
}
